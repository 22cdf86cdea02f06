"use strict";
const $ = id => document.getElementById(id);
const text = $("text"), ROW = 19, PAUSE = 250;
const page = Math.random().toString(36).slice(2);           // of this tab: a newer request ends an older one
let wrong = 0, picked = 0, asked = 0, timer = 0, wanted = {};

const option = (value, words) => { const o = document.createElement("option"); o.value = value; o.textContent = words || value; return o; };
function fill(select, values, chosen, first) {
  select.replaceChildren(...(first === undefined ? [] : [option("", first)]), ...values.map(v => option(v)));
  select.value = values.includes(chosen) ? chosen : select.options.length ? select.options[0].value : "";
}

// ---- the editor: numbers and marks follow what is scrolled ----

function draw() {
  const lines = text.value.split("\n").length, top = text.scrollTop, first = Math.floor(top / ROW),
    last = Math.min(lines, first + Math.ceil(text.clientHeight / ROW) + 1);
  const numbers = [];
  for (let n = first + 1; n <= last; n++) numbers.push(n);
  const gutter = $("gutter");
  gutter.textContent = numbers.join("\n");
  gutter.style.paddingTop = 8 + first * ROW - top + "px";
  const marks = [];
  const mark = (line, kind) => {
    if (!line) return;
    const i = document.createElement("i");
    i.className = kind;
    i.style.top = 8 + (line - 1) * ROW - top + "px";
    marks.push(i);
  };
  mark(cursor(), "");
  mark(picked, "pick");
  mark(wrong, "wrong");
  $("marks").replaceChildren(...marks);
}
const cursor = () => text.value.slice(0, text.selectionStart).split("\n").length;
function reveal(line) {
  const at = (line - 1) * ROW;
  if (at < text.scrollTop || at > text.scrollTop + text.clientHeight - 2 * ROW) text.scrollTop = Math.max(0, at - text.clientHeight / 3);
}

// ---- asking ----

function say(words, busy) { $("state").textContent = words; $("state").classList.toggle("busy", !!busy); }
function showError(error) {
  const box = $("error");
  wrong = error ? error.line : 0;
  box.hidden = !error;
  if (error) box.textContent = (error.line ? "line " + error.line + ", column " + error.column + ": " : "") + error.message + (error.hint ? "\n" + error.hint : "");
  text.setAttribute("aria-invalid", !!error);
  draw();
}
const choices = () => ({ stem: $("stem").value, kernel: $("kernel").value || wanted.kernel || "", cpu: $("cpu").value, variant: $("variant").value || wanted.variant || "" });
async function compile() {
  const mine = ++asked, began = performance.now();
  say("compiling", true);
  try {
    const answer = await fetch("/compile", { method: "POST", headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...choices(), source: text.value, page }) });
    if (mine !== asked) return;
    if (!answer.ok) throw new Error(await answer.text());
    show(await answer.json(), performance.now() - began);
  } catch (error) {
    if (mine === asked) { say("the server does not answer: " + error.message); }
  }
}
function show(made, took) {
  if (made.kernels && made.kernels.length) {
    fill($("kernel"), made.kernels, made.request.kernel);
    fill($("variant"), made.variants, made.request.variant, "the default");
    if (made.request.cpu) $("cpu").value = made.request.cpu;
    wanted = {};
  }
  showError(made.error);
  if (made.error) { say("not compiled: see below the source"); if (made.error.line) reveal(made.error.line); return; }
  $("view").src = made.view;
  say(made.said.join(" ") + " Compiled in " + (took / 1000).toFixed(1) + " s, with one plan and no search.");
}
function later() { clearTimeout(timer); picked = 0; timer = setTimeout(compile, PAUSE); draw(); }

// ---- links: the source and the choices, deflated, in the part of an address that is not sent ----

async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
async function packed() {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify({ ...choices(), source: text.value })));
  return btoa(Array.from(bytes, b => String.fromCharCode(b)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
async function unpacked(words) {
  const raw = atob(words.replaceAll("-", "+").replaceAll("_", "/"));
  return JSON.parse(new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), Uint8Array.from(raw, c => c.charCodeAt(0)))));
}
$("link").onclick = async () => {
  location.hash = "at=" + await packed();
  try { await navigator.clipboard.writeText(location.href); say("The link is copied; it is in the address, too."); }
  catch { say("The link is in the address."); }
};

// ---- choosing ----

async function load(stem) {
  text.value = await (await fetch("/source/" + encodeURIComponent(stem))).text();
  text.scrollTop = 0;
  text.setSelectionRange(0, 0);
  $("kernel").replaceChildren();
  $("variant").replaceChildren();
}
$("stem").onchange = async () => { await load($("stem").value); $("cpu").value = ""; compile(); };
for (const id of ["kernel", "cpu", "variant"]) $(id).onchange = compile;
text.addEventListener("input", later);
text.addEventListener("scroll", draw);
for (const event of ["keyup", "click"]) text.addEventListener(event, () => {
  draw();
  const frame = $("view").contentWindow;
  if (frame && !wrong) frame.postMessage({ sourceLine: cursor() }, "*");
});
window.addEventListener("message", e => {
  if (e.source !== $("view").contentWindow || !Number.isInteger(e.data.sourceLine)) return;
  picked = e.data.sourceLine;
  if (picked) reveal(picked);
  draw();
});
window.addEventListener("resize", draw);
function part(code) {
  document.querySelector("main").classList.toggle("code", code);
  $("show-code").setAttribute("aria-pressed", code);
  $("show-source").setAttribute("aria-pressed", !code);
  draw();
}
$("show-source").onclick = () => part(false);
$("show-code").onclick = () => part(true);

async function begin() {
  const known = await (await fetch("/choices")).json();
  fill($("stem"), known.sources, known.first.stem);
  fill($("cpu"), known.cpus, known.first.cpu, "the first it is built for");
  wanted = known.first;
  const link = new URLSearchParams(location.hash.slice(1)).get("at");
  let given = null;
  if (link) { try { given = await unpacked(link); } catch { say("the link in the address cannot be read"); } }
  if (given) {
    wanted = given;
    if (!known.sources.includes(given.stem)) $("stem").prepend(option(given.stem));
    $("stem").value = given.stem;
    $("cpu").value = known.cpus.includes(given.cpu) ? given.cpu : "";
    text.value = given.source;
  } else {
    await load($("stem").value);
  }
  draw();
  compile();
}
begin();
