"use strict";
// Fields of a row and of a uop: see html.py, which writes them in this order.
const LINE = 0, TEXT = 1, SOURCE_LINE = 2, WHAT = 3, PLANNED = 4, SOURCE = 5, GROUP = 6, CAUSE = 7, CLOCKS = 8, PARTS = 9;
const NUMBER = 0, DECODE = 1, RENAME = 2, DISPATCH = 3, COMPLETE = 4, RETIRE = 5, PORT = 6, HELD = 7, WAITED = 8,
  BLOCKERS = 9, WHY = 10;
const ROW = 20, HEAD = 24, DATA = JSON.parse(document.getElementById("data").textContent);
const $ = id => document.getElementById(id);
const scroll = $("scroll"), names = $("names"), canvas = $("time"), pen = canvas.getContext("2d");
let view, rows, dependents, shown, order, words;          // of the CPU that is looked at
let left = 0, scale = 8, follow = true, hovered = -1, picked = -1, chosen = new Set(), asked = false, colours = {};

document.documentElement.classList.toggle("framed", parent !== window);

const css = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
function readColours() {
  colours = { causes: [] };
  for (let n = 0; n < 10; n++) colours.causes.push(css("--c" + n));
  for (const name of ["ink", "soft", "faint", "line", "work", "hover", "pick", "from", "to"]) colours[name] = css("--" + name);
  colours.panel = css("--panel");
}
const colour = cause => colours.causes[Math.min(cause, 9)];
const make = (tag, text) => { const e = document.createElement(tag); if (text !== undefined) e.textContent = text; return e; };
const clocks = n => +n.toFixed(2);

function choose(number) {
  view = DATA.views[number];
  rows = view.rows;
  dependents = rows.map(() => []);
  rows.forEach((row, n) => new Set(row[PARTS].flatMap(p => p[BLOCKERS])).forEach(b => dependents[b].push(n)));
  words = rows.map(row => [row[TEXT], row[WHAT], row[SOURCE], row[SOURCE_LINE] ? "line " + row[SOURCE_LINE] : "",
    ...causesOf(row).map(c => DATA.causes[c])].join(" ").toLowerCase());
  picked = hovered = -1;
  document.querySelectorAll(".summary").forEach(s => { s.hidden = +s.dataset.view !== number; });
  document.querySelectorAll("#tabs button").forEach(b => b.setAttribute("aria-selected", +b.dataset.view === number));
  filter();
}
const causesOf = row => [...new Set(row[PARTS].flatMap(p => [p[HELD], p[WAITED]]).filter(c => c >= 0))];

function filter() {
  const wanted = $("find").value.toLowerCase().split(/\s+/).filter(Boolean);
  shown = [];
  rows.forEach((row, n) => {
    if (wanted.every(w => words[n].includes(w)) && (!chosen.size || causesOf(row).some(c => chosen.has(c)))) shown.push(n);
  });
  order = new Map(shown.map((n, at) => [n, at]));
  $("count").textContent = shown.length === rows.length ? rows.length + " instructions"
    : shown.length + " of " + rows.length + " instructions";
  size();
  scroll.scrollTop = 0;
  draw();
}
function size() { $("spacer").style.height = Math.max(0, shown.length * ROW + HEAD + 40 - scroll.clientHeight) + "px"; }

function draw() { if (!asked) { asked = true; requestAnimationFrame(paint); } }

function firstClock() {
  const at = Math.floor(scroll.scrollTop / ROW);
  for (let k = at; k < shown.length; k++) {
    const parts = rows[shown[k]][PARTS];
    if (parts.length) return parts[0][DECODE];
  }
  return 0;
}

function paint() {
  asked = false;
  const box = canvas.parentElement.getBoundingClientRect(), ratio = window.devicePixelRatio || 1;
  if (canvas.width !== Math.round(box.width * ratio) || canvas.height !== Math.round(box.height * ratio)) {
    canvas.width = Math.round(box.width * ratio);
    canvas.height = Math.round(box.height * ratio);
  }
  if (follow) left = firstClock() - 24 / scale;
  const top = scroll.scrollTop, first = Math.floor(top / ROW), last = Math.min(shown.length, first + Math.ceil(box.height / ROW) + 1);
  const active = picked >= 0 ? picked : hovered;
  const from = new Set(active >= 0 ? rows[active][PARTS].flatMap(p => p[BLOCKERS]) : []);
  const to = new Set(active >= 0 ? dependents[active] : []);
  const kind = n => n === picked ? "pick" : from.has(n) ? "from" : to.has(n) ? "to" : n === hovered ? "hover" : "";
  paintNames(first, last, top, kind);
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, box.width, box.height);
  const y = at => HEAD + at * ROW - top, x = clock => (clock - left) * scale;
  for (let at = first; at < last; at++) {
    const k = kind(shown[at]);
    if (k) { pen.fillStyle = colours[k]; pen.fillRect(0, y(at), box.width, ROW); }
  }
  paintGrid(box, x);
  for (let at = first; at < last; at++) paintRow(rows[shown[at]], y(at), x, box.width);
  if (active >= 0) paintLinks(active, y, x);
  paintAxis(box, x);
  paintSide(active);
}

function paintNames(first, last, top, kind) {
  const part = document.createDocumentFragment(), head = make("div");
  head.className = "row head";
  for (const t of ["#", "line", "instruction", "source line, value"]) head.append(make("span", t));
  const body = make("div");
  body.style.cssText = "overflow:hidden;height:calc(100% - " + HEAD + "px)";
  const inner = make("div");
  inner.style.transform = "translateY(" + (first * ROW - top) + "px)";
  for (let at = first; at < last; at++) {
    const n = shown[at], row = rows[n], e = make("div");
    e.className = "row " + kind(n);
    e.dataset.row = n;
    e.append(make("span", n), make("span", row[LINE] || "-"), make("span", row[TEXT].replaceAll(DATA.prefix, ".")),
      make("span", (row[SOURCE_LINE] ? row[SOURCE_LINE] + " " : "") + row[WHAT]));
    e.title = row[TEXT] + (row[SOURCE] ? "\n" + row[SOURCE_LINE] + ": " + row[SOURCE] : "");
    inner.append(e);
  }
  body.append(inner);
  part.append(head, body);
  names.replaceChildren(part);
}

function step() {
  for (const n of [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000]) if (n * scale >= 60) return n;
  return 20000;
}
function paintGrid(box, x) {
  const every = step();
  pen.fillStyle = colours.line;
  for (let c = Math.ceil(left / every) * every; x(c) < box.width; c += every) pen.fillRect(Math.round(x(c)), HEAD, 1, box.height);
}
function paintAxis(box, x) {
  const every = step();
  pen.fillStyle = colours.panel;
  pen.fillRect(0, 0, box.width, HEAD);
  pen.fillStyle = colours.line;
  pen.fillRect(0, HEAD - 1, box.width, 1);
  pen.fillStyle = colours.soft;
  pen.font = "11px system-ui, sans-serif";
  for (let c = Math.ceil(left / every) * every; x(c) < box.width; c += every) pen.fillText(c, x(c) + 3, 16);
}
function paintRow(row, top, x, width) {
  const parts = row[PARTS], tall = (ROW - 4) / Math.max(1, parts.length);
  parts.forEach((p, k) => {
    const y = top + 2 + k * tall, h = Math.max(2, tall - 1), middle = y + h / 2;
    if (x(p[RETIRE]) < 0 || x(p[DECODE]) > width) return;
    pen.fillStyle = p[HELD] >= 0 ? colour(p[HELD]) : colours.faint;
    pen.fillRect(x(p[DECODE]), middle - 1, Math.max(1, x(p[RENAME]) - x(p[DECODE])), 2);
    if (p[WAITED] >= 0) {
      pen.globalAlpha = 0.5;
      pen.fillStyle = colour(p[WAITED]);
      pen.fillRect(x(p[RENAME]), y, Math.max(1, x(p[DISPATCH]) - x(p[RENAME])), h);
      pen.globalAlpha = 1;
    } else {
      pen.fillStyle = colours.faint;
      pen.fillRect(x(p[RENAME]), middle - 0.5, Math.max(0, x(p[DISPATCH]) - x(p[RENAME])), 1);
    }
    pen.fillStyle = colours.work;
    pen.fillRect(x(p[DISPATCH]), y, Math.max(2, x(p[COMPLETE]) - x(p[DISPATCH])), h);
    pen.fillStyle = colours.faint;
    pen.fillRect(x(p[COMPLETE]), middle - 0.5, Math.max(0, x(p[RETIRE]) - x(p[COMPLETE])), 1);
    pen.fillRect(x(p[RETIRE]) - 1, y, 1, h);
  });
}
function paintLinks(active, y, x) {
  pen.strokeStyle = colours.ink;
  pen.lineWidth = 1;
  const link = (a, b) => {
    if (!order.has(a) || !order.has(b)) return;
    const done = Math.max(...rows[a][PARTS].map(p => p[COMPLETE])), p = rows[b][PARTS].find(q => q[BLOCKERS].includes(a));
    if (!p) return;
    pen.beginPath();
    pen.moveTo(x(done), y(order.get(a)) + ROW / 2);
    pen.lineTo(x(p[DISPATCH]), y(order.get(b)) + ROW / 2);
    pen.stroke();
  };
  new Set(rows[active][PARTS].flatMap(p => p[BLOCKERS])).forEach(b => link(b, active));
  dependents[active].forEach(d => link(active, d));
}

function jump(n) {
  if (!order.has(n)) { $("find").value = ""; chosen.clear(); legend(); filter(); }
  picked = n;
  const at = order.get(n) * ROW;
  if (at < scroll.scrollTop || at > scroll.scrollTop + scroll.clientHeight - 3 * ROW - HEAD) scroll.scrollTop = Math.max(0, at - 5 * ROW);
  draw();
}
const reference = n => { const a = make("a", "#" + n + " " + rows[n][TEXT]); a.onclick = () => jump(n); return a; };

let sideOf = null;
function paintSide(n) {
  if (sideOf === view.cpu + n) return;
  sideOf = view.cpu + n;
  if (parent !== window) parent.postMessage({ sourceLine: n < 0 ? 0 : rows[n][SOURCE_LINE] }, "*");     // the explorer's page
  const side = $("side");
  if (n < 0) { side.replaceChildren(make("p", "Point at an instruction for its stages and what it waited for; click to keep it, and its producers (yellow) and dependents (green)."));  return; }
  const row = rows[n], title = make("div"), table = make("table"), head = make("tr"), links = make("div");
  title.append(make("b", "#" + n + " "), make("code", row[TEXT]), " ", make("span", ["line " + row[LINE], "decode group " + row[GROUP],
    row[PLANNED], row[SOURCE] ? "source line " + row[SOURCE_LINE] + ": " : ""].filter(Boolean).join(" · ")), make("code", row[SOURCE]));
  for (const t of ["uop", "decode", "issue", "dispatch", "complete", "retire", "port", "why it waited"]) head.append(make("th", t));
  table.append(head);
  for (const p of row[PARTS]) {
    const line = make("tr");
    for (const v of [p[NUMBER], ...[DECODE, RENAME, DISPATCH, COMPLETE, RETIRE].map(k => clocks(p[k])), view.ports[p[PORT]] || "none",
      p[WHY].join("; ") || "it did not wait"]) line.append(make("td", v));
    table.append(line);
  }
  const from = [...new Set(row[PARTS].flatMap(p => p[BLOCKERS]))];
  if (from.length) links.append("waited for: ", ...from.map(reference));
  if (dependents[n].length) links.append(make("br"), "waited for it: ", ...dependents[n].slice(0, 40).map(reference));
  if (!row[PARTS].length) links.append("no uop of its own: fused with a neighbour");
  side.replaceChildren(title, table, links);
}

function legend() {
  document.querySelectorAll("#legend button").forEach(b => b.remove());
  DATA.causes.forEach((name, c) => {
    const b = make("button"), dot = make("span");
    dot.className = "dot";
    dot.style.background = "var(--c" + Math.min(c, 9) + ")";
    b.append(dot, name);
    b.title = "Show only what waited for this";
    b.setAttribute("aria-pressed", chosen.has(c));
    b.onclick = () => { if (!chosen.delete(c)) chosen.add(c); legend(); filter(); };
    $("legend").append(b);
  });
}

const rowAt = event => {
  const at = Math.floor((event.clientY - scroll.getBoundingClientRect().top - HEAD + scroll.scrollTop) / ROW);
  return event.clientY - scroll.getBoundingClientRect().top < HEAD || at >= shown.length ? -1 : shown[at];
};
function setFollow(on) { follow = on; $("follow").setAttribute("aria-pressed", on); draw(); }
let drag = null;
scroll.addEventListener("scroll", draw);
scroll.addEventListener("pointermove", e => {
  if (drag) { if (Math.abs(e.clientX - drag.x) > 3) { drag.moved = true; follow && setFollow(false); }
    if (drag.moved) left = drag.left - (e.clientX - drag.x) / scale; draw(); return; }
  const n = rowAt(e);
  if (n !== hovered) { hovered = n; draw(); }
});
scroll.addEventListener("pointerleave", () => { hovered = -1; draw(); });
canvas.addEventListener("pointerdown", e => { drag = { x: e.clientX, left, moved: false }; canvas.setPointerCapture(e.pointerId); });
canvas.addEventListener("pointerup", () => { setTimeout(() => { drag = null; }); });
scroll.addEventListener("click", e => { if (drag && drag.moved) return; const n = rowAt(e); picked = n === picked ? -1 : n; draw(); });
scroll.addEventListener("wheel", e => {
  if (e.ctrlKey) { e.preventDefault(); $("zoom").value = +$("zoom").value - Math.sign(e.deltaY) * 3; zoom(); return; }
  const aside = e.shiftKey ? e.deltaY || e.deltaX : e.deltaX;
  if (aside) { e.preventDefault(); setFollow(false); left += aside / scale; draw(); }
}, { passive: false });
scroll.addEventListener("keydown", e => {
  const move = { ArrowDown: 1, ArrowUp: -1, PageDown: 20, PageUp: -20 }[e.key];
  if (e.key === "Escape") { picked = -1; draw(); }
  if (!move || !shown.length) return;
  e.preventDefault();
  const at = order.has(picked) ? order.get(picked) + move : Math.floor(scroll.scrollTop / ROW);
  jump(shown[Math.max(0, Math.min(shown.length - 1, at))]);
});
function zoom() { scale = 0.4 * Math.pow(150, $("zoom").value / 100); draw(); }
$("zoom").addEventListener("input", zoom);
$("find").addEventListener("input", filter);
$("follow").addEventListener("click", () => setFollow(!follow));
$("goto").addEventListener("change", e => { const n = parseInt(e.target.value, 10); if (n >= 0 && n < rows.length) jump(n); });
document.querySelectorAll("#tabs button").forEach(b => { b.onclick = () => { choose(+b.dataset.view); }; });
window.addEventListener("resize", () => { size(); draw(); });
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { readColours(); draw(); });
readColours();
legend();
zoom();
choose(0);
const asks = new URLSearchParams(location.hash.slice(1));      // #find=WORDS, #row=NUMBER
if (asks.has("find")) { $("find").value = asks.get("find"); filter(); }
window.addEventListener("message", e => {                     // the explorer's cursor is in a line of the source
  if (e.source !== parent || parent === window || !Number.isInteger(e.data.sourceLine)) return;
  const n = rows.findIndex(row => row[SOURCE_LINE] === e.data.sourceLine);
  if (n >= 0) jump(n);
});
if (asks.has("row")) jump(Math.min(rows.length - 1, parseInt(asks.get("row"), 10) || 0));
