"""Loops during elaboration: unrolled, or kept as a run-time loop with carried values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lark import Token, Tree

from dsl.definitions import Definitions
from dsl.expressions import shown
from dsl.ir import INDEX, Carried, Loop, Op, Param, Region
from dsl.parser import check_name, pos_of
from dsl.values import Affine, Array, Scope, Value, Variable

LONGEST = 65536  # iterations


class Loops(Definitions):
    """`for` and `blocks`; `do_RULE` elaborates a statement of that rule. `rolled`: label -> bodies in a pass of its
    loop."""

    rolled: Mapping[str, int]  # labels of loops to keep -> how often the body is repeated in each pass
    labels: set[str]  # labels seen
    looped = False  # whether the loop over blocks has been seen

    # -- loops ----------------------------------------------------------------------------------------------
    def do_for(self, tree: Tree[Token]) -> None:
        name, _, _, _, label, block = tree.children
        assert isinstance(name, Token) and isinstance(block, Tree)
        check_name(self.path, name)
        values = self.counted(tree)
        if label is not None:
            self.labels.add(str(label))
        if label is not None and str(label) in self.rolled and values:
            times = self.rolled[str(label)]
            if len(values) % times:
                self.fail(tree, f"a loop of {len(values)} iterations cannot take {times} in each pass",
                          "repeat the body a number of times that divides the iterations")
            loop = Loop(str(label), len(values) // times, [], Region(), pos_of(self.path, tree))
            self.run_time(loop, block, [{str(name): Affine(i, ((loop, times * values.step),))}
                                        for i in values[:times]])
            return
        for i in values:
            self.spend(tree)
            outer, self.scope = self.scope, Scope(self.scope)
            self.scope.names[str(name)] = Variable(str(name), 0, None, i, False, pos_of(self.path, name))
            self.block(block)
            self.scope = outer

    def counted(self, tree: Tree[Token]) -> range:
        """The values of a loop's variable: from the first bound on by the step, the second bound left out.

        SourceError where the step leads away from it, and beyond `LONGEST` values.
        """
        _, first, last, by, *_ = list[Any](tree.children)
        a, b = self.integer(first, "a loop bound"), self.integer(last, "a loop bound")
        step = 1 if by is None else self.integer(by, "a step")
        if step == 0:
            self.fail(by or tree, "a step of 0 never ends", "count up by 1 or more, or down by -1 or less")
        if by is None and b < a:
            self.fail(tree, f"the loop counts from {shown(a)} down to {shown(b)}",
                      f"write `{shown(a)}..{shown(b)} step -1`; the second bound is left out, so that "
                      f"`{shown(a - 1)}..{shown(b - 1)} step -1` has the values of `{shown(b)}..{shown(a)}`")
        if (b - a) * step < 0:
            self.fail(by or tree, f"a step of {shown(step)} never leads from {shown(a)} to {shown(b)}",
                      f"change its sign: `step {shown(-step)}`")
        values = range(a, b, step)
        count = (abs(b - a) + abs(step) - 1) // abs(step)  # may be more than len() can say
        if count > LONGEST:
            self.fail(tree, f"a loop of {count:,} iterations", f"at most {LONGEST:,} can be unrolled; the loop over "
                      "the message is `blocks n`")
        return values

    def do_blocks(self, tree: Tree[Token]) -> None:
        name, index, block = tree.children
        param = self.scope.find(str(name))
        if not isinstance(param, Param) or param.kind != "count":
            self.fail(tree, f"`{name}` is not a count parameter", "`blocks` takes the parameter declared as "
                      f"`{name}: count` in the kernel's head; other loops are `for i in 0..8`")
        if self.in_blocks:
            self.fail(tree, "`blocks` inside `blocks`", "a kernel has one loop over its blocks")
        if self.nest:
            self.fail(tree, "`blocks` inside a run-time loop", "remove the `roll` directive of that loop")
        if self.looped:
            self.fail(tree, "the kernel has a second loop over its blocks", "put both bodies into one `blocks` loop, "
                      "or make two kernels")
        self.in_blocks = self.looped = True
        loop = Loop("blocks", param, [], Region(), pos_of(self.path, tree))
        bound: dict[str, Value] = {}
        if index is not None:
            assert isinstance(index, Token)
            check_name(self.path, index)
            bound[str(index)] = number = Op("index", INDEX, (), None, pos_of(self.path, index), False, str(index))
            loop.body.items.append(number)
        self.run_time(loop, block, [bound])  # type: ignore[arg-type]
        if bound and id(number) not in _operands(loop):
            loop.body.items.remove(number)
        self.in_blocks = False

    def run_time(self, loop: Loop, block: Tree[Token], passes: list[dict[str, Value]]) -> None:
        """Elaborate `block` as the body of `loop`, once for each of `passes`; variables assigned in it are carried."""
        carried = self.carried_cells(block)
        inits: list[Op] = []
        params: list[Op] = []
        for variable, i in carried:
            init = _get(variable, i)
            assert isinstance(init, Op)
            param = Op("param", init.bits, (), variable.name, loop.pos, True, variable.name, init.modulus)
            inits.append(init)
            params.append(param)
            _set(variable, i, param)
        unset = self.unset_cells(block)
        outer_region, self.region = self.region, loop.body
        outer_scope = self.scope
        self.nest.append(loop)
        for bound in passes:
            self.scope = Scope(outer_scope)
            for key, value in bound.items():
                assert loop.pos is not None
                self.scope.names[key] = Variable(key, 0, None, value, False, loop.pos)
            self.block(block)
        self.nest.pop()
        self.scope, self.region = outer_scope, outer_region
        for variable, cell in unset:  # the loop may run 0 times: nothing assigned in it is a value after it
            _set(variable, cell, None)
        self.region.items.append(loop)
        for (variable, i), init, param in zip(carried, inits, params, strict=True):
            last = _get(variable, i)
            assert isinstance(last, Op)
            loop.carried.append(Carried(init, param, last))
            result = Op("result", init.bits, (), (loop, len(loop.carried) - 1), loop.pos, True, variable.name,
                        init.modulus)
            self.region.items.append(result)
            _set(variable, i, result)

    def carried_cells(self, block: Tree[Token]) -> list[tuple[Variable, int | None]]:
        """Cells of outer variables that `block` assigns; each must have a value already."""
        found: list[tuple[Variable, int | None]] = []
        for variable, statement in self.assigned(block):
            array = variable.value if isinstance(variable.value, Array) else None
            if array is not None and not any(isinstance(c, int | Affine) for c in array.cells):
                found += [(variable, i) for i, c in enumerate(array.cells) if isinstance(c, Op)]
            elif isinstance(variable.value, Op):
                found.append((variable, None))
            elif variable.value is not None:
                self.fail(statement, f"`{variable.name}` is a compile-time integer and cannot change in a "
                          "run-time loop", "declare it with a width, such as `u32`")
        return found

    def unset_cells(self, block: Tree[Token]) -> list[tuple[Variable, int | None]]:
        """Cells of outer variables that `block` assigns and that have no value before it."""
        found: list[tuple[Variable, int | None]] = []
        for variable, _ in self.assigned(block):
            if isinstance(variable.value, Array):
                found += [(variable, i) for i, c in enumerate(variable.value.cells) if c is None]
            elif variable.value is None:
                found.append((variable, None))
        return found

    def assigned(self, block: Tree[Token]) -> list[tuple[Variable, Tree[Token]]]:
        """Outer variables that `block` assigns, each with its first assignment."""
        found: dict[Variable, Tree[Token]] = {}
        for statement in block.iter_subtrees_topdown():
            if statement.data == "assign":
                variable = self.scope.find(str(statement.children[0]))
                if isinstance(variable, Variable) and variable.mutable:
                    found.setdefault(variable, statement)
        return list(found.items())

    def block(self, tree: Tree[Token]) -> None:
        """Elaborate statements. (In dsl.elaborate.)"""
        raise NotImplementedError


def _operands(loop: Loop) -> set[int]:
    """All that a loop uses, and what is inside it."""
    found = {id(value) for c in loop.carried for value in (c.init, c.next)}
    for item in loop.body.items:
        found |= _operands(item) if isinstance(item, Loop) else {id(a) for a in item.args}
    return found


def _get(variable: Variable, i: int | None) -> Any:
    if i is None:
        return variable.value
    assert isinstance(variable.value, Array)
    return variable.value.cells[i]


def _set(variable: Variable, i: int | None, value: Op | None) -> None:
    if i is None:
        variable.value = value
    else:
        assert isinstance(variable.value, Array)
        variable.value.cells[i] = value
