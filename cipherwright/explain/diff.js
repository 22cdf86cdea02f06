"use strict";
// Fields of a row and of what one CPU did: see difference_html.py, which writes them in this order.
const MARK = 0, REGION = 1, NUMBER = 2, SOURCE = 3, SIDES = [4, 5], TIMED = 6;
const TEXT = 0, ASM = 1, ISSUED = 2, SENT = 3, DONE = 4, PORT = 5, CAUSE = 6, WAITED = 7, WHY = 8, EXECUTED = 9;
const DATA = JSON.parse(document.getElementById("data").textContent), ROWS = DATA.rows;
const $ = id => document.getElementById(id), scroll = $("scroll"), frame = $("frame");
const SIGNS = { same: " ", moved: "~", selected: "≠" }, CLASS = ["a", "b"];
const opened = new Set();       // first rows of folds that are shown
let list = [], picked = "", asked = false;  // picked: the key of the row, or of the fold, that is chosen
const key = item => item.row !== undefined ? "r" + item.row : item.fold ? "f" + item.fold[0] : "";
const words = ROWS.map(r => [DATA.sources[r[SOURCE]], ...SIDES.flatMap(s => r[s]
  ? [r[s][TEXT], r[s][CAUSE] >= 0 ? DATA.causes[r[s][CAUSE]] : ""] : [])].join(" ").toLowerCase());

const make = (tag, cls, text) => {
  const e = document.createElement(tag);
  if (cls) e.className = cls;
  if (text !== undefined) e.textContent = text;
  return e;
};
const narrow = () => matchMedia("(max-width: 760px)").matches;
const height = () => narrow() ? 74 : 26;
const head = () => narrow() ? 50 : 26;
const sign = r => SIGNS[r[MARK]] || (r[SIDES[1]] ? ">" : "<");
const clocks = n => (+n.toFixed(1)) + (n === 1 ? " clock" : " clocks");

function filter() {
  const wanted = $("find").value.toLowerCase().split(/\s+/).filter(Boolean);
  const fold = $("changed").getAttribute("aria-pressed") === "true" && !wanted.length;
  list = [];
  let region = -1, run = [], found = 0;
  const end = () => {
    if (fold && run.length > 1 && !opened.has(run[0])) list.push({ fold: run });
    else run.forEach(n => list.push({ row: n }));
    run = [];
  };
  ROWS.forEach((r, n) => {
    if (!wanted.every(w => words[n].includes(w))) return;
    found++;
    if (r[REGION] !== region) { end(); list.push({ region: region = r[REGION] }); }
    if (r[MARK] === "same") { run.push(n); return; }
    end();
    list.push({ row: n });
  });
  end();
  $("count").textContent = wanted.length ? found + " of " + ROWS.length + " rows" : ROWS.length + " rows";
  size();
  draw();
}
function size() {
  $("spacer").style.height = Math.max(0, list.length * height() + head() - scroll.clientHeight) + "px";
}
function draw() { if (!asked) { asked = true; requestAnimationFrame(paint); } }

function issued(row) {                          // the first clock of a row, undefined where it has none
  const times = SIDES.map(s => ROWS[row][s]).filter(m => m && m[EXECUTED]).map(m => m[ISSUED]);
  return ROWS[row][TIMED] && times.length ? Math.min(...times) : undefined;
}
function edges(at, end) {                       // of each region that is seen: the clock at the left edge
  const found = {};
  for (let k = at; k < end; k++) {
    const row = list[k].row ?? (list[k].fold && list[k].fold[list[k].fold.length - 1]);
    if (row === undefined || ROWS[row][REGION] in found) continue;
    const clock = issued(row);
    if (clock !== undefined) found[ROWS[row][REGION]] = clock;
  }
  return found;
}
function bars(cell, r, left, scale) {
  SIDES.forEach((s, k) => {
    const m = r[s];
    if (!m || !m[EXECUTED] || !r[TIMED]) return;
    const bar = (from, to, cls) => {
      const x = Math.max(-4, (from - left) * scale), width = (to - left) * scale - x;
      if (width <= 0 || x > 3000) return;
      const e = make("i", CLASS[k] + cls);
      e.style.left = x + "px";
      e.style.width = width + "px";
      cell.append(e);
    };
    bar(m[ISSUED], m[SENT], " w");
    bar(m[SENT], m[DONE], "");
  });
}
function line(item, left, scale) {
  if (item.region !== undefined) {
    const e = make("div", "row region");
    e.append(make("span", "mark", ""), make("span", "", "── " + DATA.regions[item.region]), make("span"),
      make("span", "src"), make("span", "", edge(left[item.region])));
    return e;
  }
  if (item.fold) {
    const e = make("div", "row fold" + (key(item) === picked ? " pick" : ""));
    e.append(make("span", "mark", "…"), make("span", "", item.fold.length + " the same: Enter or a click shows them"));
    return e;
  }
  const r = ROWS[item.row], e = make("div", "row " + r[MARK] + (key(item) === picked ? " pick" : ""));
  e.setAttribute("role", "option");
  e.append(make("span", "mark", sign(r)));
  SIDES.forEach((s, k) => e.append(make("span", CLASS[k], r[s] ? r[s][TEXT] : "")));
  e.append(make("span", "src", DATA.sources[r[SOURCE]]));
  const cell = make("span", "t");
  bars(cell, r, left[r[REGION]] || 0, scale);
  e.append(cell);
  return e;
}
const edge = clock => clock === undefined ? "" : "from clock " + clock.toFixed(1) + (DATA.planned ? ", planned" : "");
function paint() {
  asked = false;
  const at = Math.floor(scroll.scrollTop / height()), count = Math.ceil(scroll.clientHeight / height()) + 1;
  const end = Math.min(list.length, at + count), left = edges(at, end), scale = 2 ** ($("zoom").value / 14);
  const top = make("div", "row head"), first = list[at] && (list[at].row ?? (list[at].fold || [])[0]);
  const side = k => make("span", CLASS[k], DATA.names[k]);
  const axis = make("span", "", first === undefined ? "" : edge(left[ROWS[first][REGION]]));
  top.append(make("span", "mark", ""), side(0), side(1), make("span", "src", "source"), axis);
  frame.replaceChildren(top);
  for (let k = at; k < end; k++) {
    const e = line(list[k], left, scale);
    e.addEventListener("click", () => choose(k, true));
    frame.append(e);
  }
}
function choose(at, open) {
  const item = list[at];
  if (!item || item.region !== undefined) return;
  if (item.fold && open) {
    opened.add(item.fold[0]);
    filter();
    return choose(list.findIndex(one => one.row === item.fold[0]));
  }
  picked = key(item);
  if (item.fold) $("side").replaceChildren(make("p", "", item.fold.length + " operations are the same on both CPUs."));
  else tell(ROWS[item.row]);
  const y = at * height();
  if (y < scroll.scrollTop) scroll.scrollTop = y;
  else if (y + height() + head() > scroll.scrollTop + scroll.clientHeight) {
    scroll.scrollTop = y + height() + head() - scroll.clientHeight;
  }
  draw();
}
function place(text, href, anchor) {
  if (!href) return make("span", "", text);
  const a = make("a", "", text);
  a.href = href + (anchor ? "#L" + anchor : "");
  return a;
}
function tell(r) {
  const side = $("side"), what = { same: "The same on both.", moved: "At another place in the order.",
    selected: "Another instruction." }[r[MARK]] || "On one CPU only.";
  const first = make("p", "", what + " ");
  if (r[SOURCE] >= 0 && DATA.sources[r[SOURCE]]) {
    first.append(place("source" + (r[NUMBER] ? " line " + r[NUMBER] : ""), DATA.links[0], r[NUMBER]), " ",
      make("code", "", DATA.sources[r[SOURCE]]));
  }
  side.replaceChildren(first);
  SIDES.forEach((s, k) => {
    const m = r[s], p = make("p");
    p.append(make("b", CLASS[k], DATA.names[k]), ": ");
    if (!m) { p.append("no such instruction"); side.append(p); return; }
    p.append(make("code", "", m[TEXT]));
    if (m[ASM]) p.append(" (", place("line " + m[ASM] + " of the .asm", DATA.links[k + 1], m[ASM]), ")");
    if (m[EXECUTED] && r[TIMED]) p.append(": issued at " + (+m[ISSUED].toFixed(1)) + ", done at " + (+m[DONE].toFixed(1))
      + (m[PORT] ? " on " + m[PORT] : "") + ". " + (m[WAITED] > 0 ? "Bound by " + DATA.causes[m[CAUSE]] + " for "
      + clocks(m[WAITED]) + (m[WHY] ? ": " + m[WHY] : "") + "." : DATA.planned ? "" : "It waited for nothing."));
    else if (m[WHY]) p.append(": " + m[WHY]);
    side.append(p);
  });
}
const chosen = () => list.findIndex(item => picked && key(item) === picked);
function step(by) {
  let at = chosen();
  do at += by; while (list[at] && list[at].region !== undefined);
  choose(at);
}
scroll.addEventListener("scroll", draw);
scroll.addEventListener("keydown", e => {
  const by = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[e.key];
  if (by) { e.preventDefault(); step(by); }
  else if (e.key === "Enter") choose(chosen(), true);
});
$("find").addEventListener("input", () => { scroll.scrollTop = 0; filter(); });
$("zoom").addEventListener("input", draw);
$("changed").addEventListener("click", () => {
  const on = $("changed").getAttribute("aria-pressed") !== "true";
  $("changed").setAttribute("aria-pressed", on);
  opened.clear();
  filter();
});
document.addEventListener("keydown", e => {
  if (e.key === "/" && document.activeElement !== $("find")) { e.preventDefault(); $("find").focus(); }
});
addEventListener("resize", () => { size(); draw(); });
filter();
