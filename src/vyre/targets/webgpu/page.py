# ruff: noqa: E501  # lines of JavaScript and HTML
"""The texts of a page: a runner of jobs in JavaScript, and what a person sees of it."""

MODULE = r"""// Runs a pipeline of Vyre by WebGPU, with the bytes that Python gives.
//   import { run } from "./page.js";
//   const { result } = await run({ x: new Float32Array(...), t: 0.5 });
// A pipeline that returns several arrays has a list of them as its result, one that returns a dict an object.
const JOB = __JOB__;
const TYPES = { bool: Uint8Array, u8: Uint8Array, i8: Int8Array, u16: Uint16Array, i16: Int16Array, u32: Uint32Array,
  i32: Int32Array, f32: Float32Array, f64: Float64Array, f16: Uint16Array, bf16: Uint16Array, u64: BigUint64Array, i64: BigInt64Array };
const RANGES = { bool: [0, 1], u8: [0, 255], i8: [-128, 127], u16: [0, 65535], i16: [-32768, 32767], u32: [0, 4294967295],
  i32: [-2147483648, 2147483647], u64: [0, 18446744073709551615n], i64: [-9223372036854775808n, 9223372036854775807n] };
const padded = (size) => Math.max(16, (size + 3) & ~3);
const bytesOf = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

function assembled(text, chosen) {
  // The text with the functions that it uses, those that were chosen among them.
  const known = { ...JOB.library };
  for (const [name, choice] of Object.entries(JOB.choices)) {
    const takes = choice.takes.map((type, at) => "abc"[at] + ": " + type).join(", ");
    known[name] = `fn ${name}(${takes}) -> ${choice.gives} { return ${choice.ways[chosen[name] || "exact"]}; }`;
  }
  const have = new Set([...text.matchAll(/^fn (\w+)/gm)].map((m) => m[1])), wanted = new Set(), left = [text];
  while (left.length) {
    for (const [name] of left.pop().matchAll(/\b[a-z]\w*(?=\()/g)) {
      if (known[name] && !have.has(name) && !wanted.has(name)) { wanted.add(name); left.push(known[name]); }
    }
  }
  const functions = [...wanted].map((name) => known[name]).join("\n");
  return (text + "\n" + functions).replace(/\bZ0\b/g, "P[0].x").replace(/\bZ1\b/g, "P[0].y");
}

function textOf(module, chosen) {
  // Many calls of functions by integers are turns of a loop: else browsers compile them for minutes.
  const long = ["fma", "div", "sqrt", "rsqrt"].map((op) => `c_${op}_f32_f32`);
  return module.inTurns && long.some((name) => chosen[name] === "exact") ? module.inTurns : module.text;
}

function operands() {
  // Special ones with each other, random ones, and sums that nearly cancel.
  const columns = [[], [], []], some = JOB.special;
  const put = (a, b, c) => [a, b, c].forEach((word, at) => columns[at].push(word >>> 0));
  some.forEach((a, i) => some.forEach((b, j) => put(a, b, some[(7 * i + 13 * j) % some.length])));
  let state = 12345;
  const random = () => { state = (Math.imul(state, 1664525) + 1013904223) | 0; const high = state >>> 16;
    state = (Math.imul(state, 1664525) + 1013904223) | 0; return ((high << 16) | (state >>> 16)) >>> 0; };
  const view = new DataView(new ArrayBuffer(4));
  const float = (word) => { view.setUint32(0, word); return view.getFloat32(0); };
  const word = (value) => { view.setFloat32(0, value); return view.getUint32(0); };
  for (let at = 0; at < 20000; at++) {
    let a = random(), b = random(), c = random();
    if (at & 1) [a, b, c] = [a, b, c].map((x) => (x & 0x807fffff) | ((117 + (random() % 20)) << 23));
    if (at % 4 === 1) c = word(-float(a) * float(b)) ^ (random() & 3);
    if (at % 4 === 3) { a &= 0xfffff800; b &= 0xfffff000; }
    if (at % 8 === 2) a = word(float(b) * (1 + (random() % 4096))) + (random() % 3) - 1;
    put(a, b, c);
  }
  return columns.map((column) => new Uint32Array(column));
}

class Runner {
  static async opened() {
    if (!navigator.gpu) throw Error("this browser has no WebGPU: use a recent Chrome, Edge, Firefox or Safari");
    const adapter = await navigator.gpu.requestAdapter({ powerPreference: "high-performance" });
    if (!adapter) throw Error("this browser finds no GPU that it lets pages use: switch hardware acceleration on, or try another browser (in Chrome, see chrome://gpu)");
    const needs = { maxStorageBuffersPerShaderStage: Math.max(1, ...JOB.launches.map((one) => (one.joined ? 1 : one.arrays.length))) };
    const sizes = [...Object.values(JOB.arrays).map((one) => one.bytes), ...JOB.launches.map((one) => one.joined)];
    needs.maxStorageBufferBindingSize = Math.max(1024, ...sizes);
    needs.maxBufferSize = needs.maxStorageBufferBindingSize + 4;
    const requiredLimits = {};
    for (const [name, need] of Object.entries(needs)) {
      if (adapter.limits[name] < need) throw Error(`the GPU has ${name} ${adapter.limits[name]}, and this needs ${need}`);
      requiredLimits[name] = adapter.limits[name];
    }
    for (const name of ["maxComputeInvocationsPerWorkgroup", "maxComputeWorkgroupSizeX", "maxComputeWorkgroupStorageSize"])
      requiredLimits[name] = adapter.limits[name];
    const runner = new Runner();
    runner.adapter = [adapter.info?.vendor, adapter.info?.architecture, adapter.info?.device].filter(Boolean).join(" ");
    runner.device = await adapter.requestDevice({ requiredLimits });
    runner.device.lost.then((info) => { opened = undefined; runner.lost = info.message || "it was reset"; });
    const began = performance.now();
    runner.chosen = await runner.certified();
    runner.pipelines = await Promise.all(JOB.modules.map((one) => runner.pipeline(assembled(textOf(one, runner.chosen), runner.chosen))));
    runner.buildTime = performance.now() - began;
    return runner;
  }

  async pipeline(text) {
    const module = this.device.createShaderModule({ code: text });
    return this.device.createComputePipelineAsync({ layout: "auto", compute: { module, entryPoint: "main" } });
  }

  buffer(size, usage, data) {
    const buffer = this.device.createBuffer({ size: padded(size), usage: usage | GPUBufferUsage.COPY_DST });
    if (data) {
      const whole = new Uint8Array(padded(size));
      whole.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
      this.device.queue.writeBuffer(buffer, 0, whole);
    }
    return buffer;
  }

  async certified() {
    // The first way of each operation that gives, bit for bit, what integers give; they must be right.
    const used = Object.keys(JOB.choices).filter((name) => JOB.modules.some((one) => one.text.includes(name + "(")));
    const columns = operands(), chosen = {};
    this.operands = columns.map((column) => this.buffer(column.byteLength, GPUBufferUsage.STORAGE, column));
    this.zeros = this.buffer(16, GPUBufferUsage.UNIFORM, new Uint32Array(4));
    const [wrong] = await Promise.all([this.differing(JOB.integers), ...used.map(async (name) => {
      chosen[name] = "exact";
      for (const way of ["native", "guarded"]) {
        const choice = JOB.choices[name];
        if (choice.ways[way] && (await this.wrong(choice, way, columns[0].length)) === 0) { chosen[name] = way; break; }
      }
    })]);
    if (wrong.length) throw Error(`this GPU does not compute exactly: ${wrong[0].name} gives wrong results. Use another browser or GPU`);
    const natives = Object.fromEntries(used.filter((name) => chosen[name] === "native").map((name) => [JOB.choices[name].ways.native.split("(")[0], name]));
    const fences = JOB.fences.filter((one) => one.uses.every((use) => natives[use]));
    for (const one of await this.differing(fences)) for (const use of one.uses) chosen[natives[use]] = "exact";
    return chosen;
  }

  async differing(trials) {
    // Those whose results on special operands are not Python's.
    const count = JOB.special.length ** 2, found = [];
    for (let first = 0; first < trials.length; first += 16) found.push(this.results(trials.slice(first, first + 16), count));
    const digests = (await Promise.all(found)).flat();
    return trials.filter((one, at) => digests[at] !== one.digest);
  }

  async results(trials, count) {
    const lines = trials.map((one, at) => `y[${at * count}u + i] = ${one.text};`).join(" ");
    const raw = await this.tried("u32", `let a = x0[i]; let b = x1[i]; let c = x2[i]; ${lines}`, 4 * trials.length * count, count);
    return Promise.all(trials.map(async (_, at) => (await digest(new Uint8Array(raw, 4 * at * count, 4 * count))).slice(0, 16)));
  }

  async wrong(choice, way, count) {
    const word = (text) => choice.gives === "bool" ? `select(0u, 1u, ${text})`
      : choice.isFloat ? `f_canonical(${text})` : `u32(${text})`;
    const takes = choice.takes.map((type, at) => `let ${"abc"[at]} = ${type}(x${at}[i]);`).join(" ");
    const body = `${takes} if (${word(choice.ways[way])} != (${word(choice.ways.exact)} ^ z)) { atomicAdd(&y[0], 1u); }`;
    return new Uint32Array(await this.tried("atomic<u32>", body, 16, count))[0];
  }

  async tried(cell, body, size, count) {
    const text = `@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 1>;
@group(0) @binding(1) var<storage, read> x0: array<u32>;
@group(0) @binding(2) var<storage, read> x1: array<u32>;
@group(0) @binding(3) var<storage, read> x2: array<u32>;
@group(0) @binding(4) var<storage, read_write> y: array<${cell}>;
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let i = id.x; let z = P[0].x ^ (x0[0] & x1[0] & x2[0] & P[0].y); if (i >= ${count}u) { return; } ${body} }`;
    const pipeline = await this.pipeline(assembled(text, {}));
    const out = this.buffer(size, GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC);
    const entries = [this.zeros, ...this.operands, out].map((buffer, binding) => ({ binding, resource: { buffer } }));
    const encoder = this.device.createCommandEncoder(), pass = encoder.beginComputePass();
    pass.setPipeline(pipeline);
    pass.setBindGroup(0, this.device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries }));
    pass.dispatchWorkgroups(Math.ceil(count / 64));
    pass.end();
    const [found] = await this.read(encoder, [[out, size]]);
    out.destroy();
    return found;
  }

  async read(encoder, pairs) {
    const maps = pairs.map(([buffer, size]) => {
      const map = this.buffer(size, GPUBufferUsage.MAP_READ);
      encoder.copyBufferToBuffer(buffer, 0, map, 0, padded(size));
      return map;
    });
    this.device.queue.submit([encoder.finish()]);
    return Promise.all(maps.map(async (map, at) => {
      await map.mapAsync(GPUMapMode.READ);
      const found = map.getMappedRange().slice(0, pairs[at][1]);
      map.destroy();
      return found;
    }));
  }

  async run(inputs) {
    const began = performance.now(), usage = GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC;
    const numbers = {}, buffers = {};
    requireInputs(inputs);
    for (const slot of JOB.slots) {
      const given = inputs[slot.name];
      for (const name of slot.scalars) if (given !== undefined) numbers[name] = given;  // else the words are the example's
      for (const name of slot.arrays) buffers[name] = this.buffer(JOB.arrays[name].bytes, usage, given ?? bytesOf(slot.data));
    }
    for (const [name, data] of Object.entries(JOB.constants)) buffers[name] = this.buffer(JOB.arrays[name].bytes, usage, bytesOf(data));
    for (const [name, one] of Object.entries(JOB.arrays)) buffers[name] ??= this.buffer(one.bytes, usage);
    this.device.pushErrorScope("validation");
    const encoder = this.device.createCommandEncoder();
    let pass = encoder.beginComputePass();
    for (const [number, launch] of JOB.launches.entries()) {
      const words = new Uint32Array(launch.words);
      for (const one of launch.scalars) if (one.scalar in numbers) words.set(wordsOf(one.type, numbers[one.scalar]), one.at);
      const pipeline = this.pipelines[launch.module];
      const bound = [this.buffer(words.byteLength, GPUBufferUsage.UNIFORM, words)];
      const sizeOf = (one) => padded(JOB.arrays[one.array].bytes), all = `joined ${number}`;
      if (launch.joined) {
        // More arrays than can be bound: they are copied to one buffer, and back.
        bound.push((buffers[all] = this.buffer(launch.joined, usage)));
        pass.end();
        for (const one of launch.arrays) encoder.copyBufferToBuffer(buffers[one.array], 0, buffers[all], one.place, sizeOf(one));
        pass = encoder.beginComputePass();
      } else bound.push(...launch.arrays.map((one) => buffers[one.array]));
      const entries = bound.map((buffer, binding) => ({ binding, resource: { buffer } }));
      pass.setPipeline(pipeline);
      pass.setBindGroup(0, this.device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries }));
      pass.dispatchWorkgroups(...launch.groups);
      if (!launch.joined) continue;
      pass.end();
      for (const one of launch.arrays) if (one.writes) encoder.copyBufferToBuffer(buffers[all], one.place, buffers[one.array], 0, sizeOf(one));
      pass = encoder.beginComputePass();
    }
    pass.end();
    const names = Object.keys(JOB.outputs);
    const found = await this.read(encoder, names.map((name) => [buffers[name], JOB.arrays[name].bytes]));
    const error = await this.device.popErrorScope();
    Object.values(buffers).forEach((buffer) => buffer.destroy());
    if (error) throw Error(error.message);
    const outputs = {};
    names.forEach((name, at) => { outputs[name] = new TYPES[JOB.arrays[name].type](found[at]); });
    const results = Object.values(outputs), labels = names.map((name) => JOB.labels[name]);
    const result = labels.every(Boolean) ? Object.fromEntries(labels.map((label, at) => [label, results[at]])) : results.length === 1 ? results[0] : results;
    return { result, outputs, time: performance.now() - began };
  }
}

const taken = (slot) => `${TYPES[slot.type].name} of ${slot.shape.reduce((a, b) => a * b, 1)} elements (${slot.type} of ${slot.shape.join(" x ")})`;
const scalarTypes = (slot) => JOB.launches.flatMap((one) => one.scalars.filter((s) => slot.scalars.includes(s.scalar)).map((s) => s.type));

function requireInputs(inputs) {
  // An Error that says what is wrong with the inputs of a run, and what it takes; those left out are the example's.
  const names = JOB.slots.map((slot) => slot.name);
  if (inputs === null || typeof inputs !== "object" || ArrayBuffer.isView(inputs) || Array.isArray(inputs))
    throw Error(`run takes an object with inputs by name: run({ ${names.join(", ")} })`);
  for (const [name, given] of Object.entries(inputs)) {
    const slot = JOB.slots.find((one) => one.name === name);
    if (!slot) throw Error(`there is no input ${name}; this pipeline has ${names.join(", ") || "none"}`);
    if (given === undefined) continue;
    if (slot.arrays.length) {
      const own = TYPES[slot.type], isOwn = given instanceof own || (own === Uint8Array && given instanceof Uint8ClampedArray);
      const size = JOB.arrays[slot.arrays[0]].bytes, kind = given?.constructor?.name ?? String(given);
      if (!isOwn) throw Error(`${name} is ${kind}, and this pipeline takes ${taken(slot)}`);
      if (given.byteLength !== size) throw Error(`${name} has ${given.length} elements, and this pipeline takes ${taken(slot)}`);
      continue;
    }
    for (const type of scalarTypes(slot)) {
      const [least, greatest] = RANGES[type] ?? [-Infinity, Infinity];
      const isNumber = typeof given === "number" || (RANGES[type] && type.endsWith("64") && typeof given === "bigint") || (type === "bool" && typeof given === "boolean");
      if (!isNumber) throw Error(`${name} is ${given === null ? "null" : typeof given}, and this pipeline takes a number`);
      if (RANGES[type] && !(Number.isInteger(Number(given)) && given >= least && given <= greatest))
        throw Error(`${name} is ${given}, and this pipeline takes whole numbers from ${least} to ${greatest}`);
    }
  }
}

function rounded(value, bits, least) {
  // The nearest float with so many bits of its fraction, ties to even; numbers below 2 ** least have fewer.
  if (!Number.isFinite(value) || value === 0) return value;
  const exponent = ((new DataView(new Float64Array([value]).buffer).getUint16(6, true) >> 4) & 2047) - 1023;
  const step = 2 ** (Math.max(exponent, least) - bits), count = value / step, low = Math.floor(count);
  const up = count - low > 0.5 || (count - low === 0.5 && low % 2 !== 0), found = (low + (up ? 1 : 0)) * step;
  return found === 0 && value < 0 ? -0 : found;
}

function wordsOf(type, value) {
  if (type === "bf16") value = rounded(value, 7, -126);
  if (type === "f16") { value = rounded(value, 10, -14); if (Math.abs(value) >= 65520) value = Math.sign(value) * Infinity; }
  if (["f32", "f16", "bf16"].includes(type)) return new Uint32Array(new Float32Array([value]).buffer);
  if (type === "f64") return new Uint32Array(new Float64Array([value]).buffer);
  if (type === "bool") return [value ? 1 : 0];
  if (type === "i64" || type === "u64") return new Uint32Array(new BigInt64Array([BigInt(value)]).buffer);
  return new Uint32Array(new Int32Array([value]).buffer);
}

let opened;
export const job = JOB;
export function load() { return (opened ??= Runner.opened()); }
export async function run(inputs = {}) {
  requireInputs(inputs);
  const runner = await load();
  try { return await runner.run(inputs); } catch (error) { throw runner.lost ? Error(`the GPU was lost (${runner.lost}); run again`) : error; }
}
export async function digest(array) {
  const found = await crypto.subtle.digest("SHA-256", array);
  return [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
"""

PAGE = r"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>__TITLE__</title>
<style>
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --dim: #777; --good: #1a7f37; --bad: #c02020; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 72em; padding: 0 1.5em; }
h1 { font-size: 1.5em; margin: 0; } .lead, small { color: var(--dim); } .lead { margin: 0 0 1.5em; }
main { display: grid; grid-template-columns: minmax(16em, 22em) 1fr; gap: 2em; } @media (max-width: 50em) { main { grid-template-columns: 1fr; } }
.input { border: 1px solid var(--line); border-radius: 8px; padding: .7em .9em; margin-bottom: .8em; }
.input b { margin-right: .5em; } .input input[type=file] { display: block; width: 100%; margin: .5em 0 0; font-size: .85em; }
.number { display: flex; gap: .8em; margin-top: .3em; } .number input[type=range] { flex: 1; min-width: 0; } .number input[type=number] { width: 8em; }
.input canvas { max-width: 100%; max-height: 9em; display: block; margin-top: .5em; }
button { font: inherit; padding: .2em .9em; margin: .5em .5em 0 0; border: 1px solid var(--line); border-radius: 6px; cursor: pointer; }
#status { margin: 0; font-weight: 600; } #status.good { color: var(--good); } #status.bad { color: var(--bad); } #about, #runs { color: var(--dim); margin: 0 0 1em; } #runs { font-size: .85em; }
figure { margin: 0 0 1.5em; } figcaption { color: var(--dim); margin-bottom: .3em; } figcaption a { margin-left: 1em; }
figure canvas { image-rendering: pixelated; width: 100%; max-height: 75vh; object-fit: contain; object-position: left top; }
pre { background: var(--soft); padding: .8em; margin: 0; max-height: 20em; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; border-radius: 6px; }
</style></head><body>
<h1>__TITLE__</h1><p class="lead">Computed on this machine's GPU. Nothing leaves the page.</p>
<main><section id="inputs"></section><section><p id="status">opening the GPU ...</p><p id="about"></p><div id="outputs"></div></section></main>
<script type="module">
__MODULE__
const $ = (id) => document.getElementById(id), inputs = {};
const node = (tag, into, props = {}) => into.appendChild(Object.assign(document.createElement(tag), props));
const isImage = (shape) => shape.length === 2 || (shape.length === 3 && [3, 4].includes(shape[2]));
const NUMPY = { bool: "b1", u8: "u1", i8: "i1", u16: "u2", i16: "i2", u32: "u4", i32: "i4", u64: "u8", i64: "i8", f16: "f2", bf16: "u2", f32: "f4", f64: "f8" };

function numberOf(type, held) {
  // The number of an element: f16 and bf16 are held as their bits.
  if (type === "bf16") return new Float32Array(new Uint32Array([held << 16]).buffer)[0];
  if (type !== "f16") return held;
  const sign = held & 0x8000 ? -1 : 1, exponent = (held >> 10) & 31, fraction = held & 1023;
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  return sign * (exponent ? (1024 + fraction) * 2 ** (exponent - 25) : fraction * 2 ** -24);
}
function heldAs(type, value) {
  // An element of an array, from 0 to 1 for types of 16 bits.
  const word = wordsOf(type, value)[0];
  if (type === "bf16") return word >>> 16;
  if (type !== "f16") return value;
  return value < 2 ** -14 ? Math.round(value * 2 ** 24) : ((word >>> 13) - (112 << 10)) & 0xffff;
}
function written(type, held) {
  const value = numberOf(type, held);
  if (type === "bool") return value ? "true" : "false";
  if (type !== "f32" || !Number.isFinite(value)) return Object.is(value, -0) ? "-0" : String(value);
  for (let digits = 6; digits < 9; digits++) if (Math.fround(value.toPrecision(digits)) === value) return String(Number(value.toPrecision(digits)));
  return String(Number(value.toPrecision(9)));
}

function pixels(source, slot) {
  // A picture or a frame of the camera, scaled to the shape that the pipeline was made for.
  const [height, width] = slot.shape, depth = slot.shape[2] ?? 1;
  const canvas = Object.assign(document.createElement("canvas"), { width, height }), context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(source, 0, 0, width, height);
  const given = context.getImageData(0, 0, width, height).data, isFloat = "fb".includes(slot.type[0]) && slot.type !== "bool";
  const found = new TYPES[slot.type](width * height * depth), whole = slot.type.endsWith("64") && !isFloat ? BigInt : Number;
  for (let at = 0; at < width * height; at++) {
    const [r, g, b, a] = given.subarray(4 * at, 4 * at + 4);
    const values = depth === 1 ? [0.299 * r + 0.587 * g + 0.114 * b] : [r, g, b, a];
    for (let k = 0; k < depth; k++) found[depth * at + k] = isFloat ? heldAs(slot.type, values[k] / 255) : whole(Math.round(values[k]));
  }
  return found;
}

async function fileOf(file, slot) {
  // A picture, an array of NumPy, or raw bytes.
  const unreadable = () => { throw Error(`${file.name} is no picture that this browser can read; nothing was changed`); };
  if (file.type.startsWith("image/") && isImage(slot.shape)) return pixels(await createImageBitmap(file).catch(unreadable), slot);
  let raw = await file.arrayBuffer();
  const type = TYPES[slot.type], size = JOB.arrays[slot.arrays[0]].bytes, head = new Uint8Array(raw, 0, Math.min(10, raw.byteLength));
  if (String.fromCharCode(...head.subarray(1, 6)) === "NUMPY") {
    const length = head[8] + 256 * head[9], text = new TextDecoder("latin1").decode(new Uint8Array(raw, 10, length));
    const [, descr] = text.match(/'descr': '([^']*)'/) ?? [], shape = (text.match(/'shape': \(([^)]*)\)/)?.[1] ?? "").match(/\d+/g) ?? [];
    if (descr?.slice(1) !== NUMPY[slot.type] || shape.join() !== slot.shape.join() || text.includes("'fortran_order': True"))
      throw Error(`${file.name} holds ${descr} of ${shape.join(" x ")}, and ${slot.name} is ${slot.type} of ${slot.shape.join(" x ")}`);
    raw = raw.slice(10 + length);
  }
  if (raw.byteLength !== size)
    throw Error(`${file.name} has ${raw.byteLength} bytes, and ${slot.name} takes ${size} (${slot.type} of ${slot.shape.join(" x ")})` +
      (isImage(slot.shape) ? ", or a picture" : "") + "; nothing was changed");
  return new type(raw);
}

function saved(name, values) {
  // A result as a file of NumPy.
  const { shape, type } = JOB.arrays[name], order = values.BYTES_PER_ELEMENT === 1 ? "|" : "<";
  const head = `{'descr': '${order}${NUMPY[type]}', 'fortran_order': False, 'shape': (${shape.join(", ")}${shape.length === 1 ? "," : ""}), }`;
  const text = head.padEnd(64 * Math.ceil((head.length + 11) / 64) - 11) + "\n";
  return new Blob([new Uint8Array([0x93, 78, 85, 77, 80, 89, 1, 0, text.length & 255, text.length >> 8]), text, values]);
}

function complain(error) {
  running = false;
  $("status").className = "bad";
  $("status").textContent = error.message;
  $("about").textContent = "";
  document.documentElement.dataset.vyre = "error";
}

async function filmed(slot, button, take) {
  // Frames of the camera, one after the other, until it is stopped.
  const stream = await navigator.mediaDevices.getUserMedia({ video: { width: slot.shape[1], height: slot.shape[0] } });
  const video = Object.assign(document.createElement("video"), { srcObject: stream, muted: true });
  await video.play();
  button.textContent = "Stop the camera";
  while (button.isOn) { await take(pixels(video, slot)); await new Promise(requestAnimationFrame); }
  stream.getTracks().forEach((track) => track.stop());
}

function arrayInput(slot, box) {
  const show_ = isImage(slot.shape) ? node("canvas", box) : undefined;
  const drawnInput = (values) => show_ && paint(show_, slot.shape, slot.type, values);
  const take = (values) => { inputs[slot.name] = values; drawnInput(values); return show(); };
  const tried = async (make) => { try { await make(); } catch (error) { complain(error); } };
  drawnInput(new TYPES[slot.type](bytesOf(slot.data).buffer));
  const file = node("input", box, { type: "file", accept: show_ ? "image/*,*" : "*", title: "a picture, an .npy file or raw bytes" });
  file.onchange = () => tried(async () => {
    if (file.files[0]) await take(await fileOf(file.files[0], slot).catch((error) => { file.value = ""; throw error; }));
  });
  if (!show_ || !navigator.mediaDevices) return;
  const button = node("button", box, { textContent: "Camera", type: "button" });
  const off = () => { button.isOn = false; button.textContent = "Camera"; };
  button.onclick = () => tried(async () => {
    if (button.isOn) return off();
    button.isOn = true;
    await filmed(slot, button, take).catch((error) => { throw Error(`no frames of a camera: ${error.message}`); }).finally(off);
  });
}

function numberInput(slot, box) {
  const types = scalarTypes(slot), whole = types.every((type) => RANGES[type]), row = node("div", box, { className: "number" });
  if (types.every((type) => type === "bool")) {
    const check = node("input", row, { type: "checkbox", checked: Boolean(slot.value) });
    check.onchange = () => { inputs[slot.name] = check.checked; show(); };
    return;
  }
  const value = Number(slot.value), size = Math.abs(value) || 1, step = whole ? 1 : size / 100, isLong = whole && types.some((type) => type.endsWith("64"));
  const min = value < 0 ? -2 * size : 0, max = 2 * size || 1;
  const range = node("input", row, { type: "range", min, max, step, value: slot.value });
  const text = node("input", row, { type: "number", step: "any", value: slot.value });
  const read = (given) => (isLong && /^-?\d+$/.test(given) ? BigInt(given) : Number(given));
  const set = (from, to) => () => { if (from.value === "") return; to.value = from.value; inputs[slot.name] = read(from.value); show(); };
  range.oninput = set(range, text); text.oninput = set(text, range);
}

function paint(canvas, shape, type, values) {
  const [height, width] = shape, depth = shape[2] ?? 1, context = canvas.getContext("2d");
  Object.assign(canvas, { height, width });
  const image = context.createImageData(width, height), numbers = Float64Array.from(values, (held) => Number(numberOf(type, held)));
  let least = Infinity, most = -Infinity;
  for (const x of numbers) { if (!Number.isFinite(x)) continue; if (x < least) least = x; if (x > most) most = x; }
  const isByte = type === "u8", scale = isByte ? 1 : 255 / (most - least || 1), low = isByte ? 0 : least;
  for (let at = 0; at < width * height; at++) for (let k = 0; k < 4; k++) {
    const from = depth === 1 ? at : depth * at + k;
    image.data[4 * at + k] = k === 3 ? 255 : (numbers[from] - low) * scale;
  }
  context.putImageData(image, 0, 0);
}

function drawn(name, values, label) {
  const { shape, type } = JOB.arrays[name], figure = node("figure", $("outputs"));
  const caption = node("figcaption", figure, { textContent: `${label}: ${type} of ${shape.join(" x ")}` });
  const link = node("a", caption, { textContent: "save", href: "#", download: `${label.replace(/\W+/g, "")}.npy` });
  link.onclick = () => { link.href = URL.createObjectURL(saved(name, values)); };
  if (isImage(shape)) return paint(node("canvas", figure), shape, type, values);
  const more = values.length > 1000 ? " ..." : "";
  node("pre", figure, { textContent: Array.from(values.subarray(0, 1000), (held) => written(type, held)).join(", ") + more });
}

for (const slot of JOB.slots) {
  const box = node("div", $("inputs"), { className: "input" });
  node("b", box, { textContent: slot.name });
  node("small", box, { textContent: slot.arrays.length ? `${slot.type} of ${slot.shape.join(" x ")}` : [...new Set(scalarTypes(slot))].join(", ") });
  if (slot.arrays.length) arrayInput(slot, box);
  else if (slot.scalars.length) numberInput(slot, box);
}

// A result with the shape and type of an argument can become that argument of the next run.
const alike = (a, b) => a.type === b.type && a.shape.join() === b.shape.join();
const [fed, back] = JOB.slots.flatMap((slot) => Object.keys(JOB.outputs)
  .filter((name) => slot.arrays.length && alike(JOB.arrays[name], JOB.arrays[slot.arrays[0]])).map((name) => [slot.name, name]))[0] ?? [];
let busy = false, again = false, running = false, runs = 0;
if (fed) {
  const button = node("button", $("inputs"), { textContent: "Repeat", title: `the result becomes ${fed}` });
  button.onclick = () => { running = !running; button.textContent = running ? "Stop" : "Repeat"; show(); };
}
if (JOB.slots.length) node("button", $("inputs"), { textContent: "Reset", title: "back to the example", onclick: () => location.reload() });
if (fed) node("p", $("inputs"), { id: "runs", textContent: `Repeat: the result becomes ${fed}.` });

async function show() {
  if (busy) { again = true; return; }
  busy = true;
  try {
    const runner = await load(), { outputs, time } = await run(inputs);
    $("outputs").replaceChildren();
    const names = Object.keys(outputs);
    names.forEach((name, at) => drawn(name, outputs[name], JOB.labels[name] || (names.length > 1 ? `result ${at + 1}` : "result")));
    if (running) {
      inputs[fed] = outputs[back];
      $("runs").textContent = `${++runs} runs`;
    }
    let same = "";
    if (!Object.keys(inputs).length) {
      const found = await Promise.all(Object.entries(outputs).map(async ([name, values]) => (await digest(values)) === JOB.outputs[name]));
      same = found.every(Boolean) ? "the same bytes as Python gave; " : "DIFFERS from the bytes that Python gave; ";
      document.documentElement.dataset.vyre = found.every(Boolean) ? "same" : "differs";
    }
    const ways = Object.entries(runner.chosen).filter(([, way]) => way !== "native").map(([name]) => JOB.choices[name].op);
    const by = ways.length ? `; by integers or guarded there: ${ways.join(", ")}` : "";
    $("status").className = same ? (same[0] === "t" ? "good" : "bad") : "";
    $("status").textContent = `${same}${time.toFixed(1)} ms`;
    $("about").textContent = `on ${runner.adapter || "the GPU"}, certified and built in ${runner.buildTime.toFixed(0)} ms${by}`;
  } catch (error) {
    complain(error);
  }
  busy = false;
  const isDue = running || again;
  again = false;
  if (isDue) requestAnimationFrame(show);
}
show();
</script></body></html>
"""
