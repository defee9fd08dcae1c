# ruff: noqa: E501  # lines of JavaScript and HTML
"""The texts of a page: a runner of jobs in JavaScript, and what a person sees of it."""

MODULE = r"""// Runs a pipeline of Vyre by WebGPU, with the bytes that Python gives.
//   import { run } from "./page.js";
//   const { outputs } = await run({ x: new Float32Array(...), t: 0.5 });
const JOB = __JOB__;
const TYPES = { bool: Uint8Array, u8: Uint8Array, i8: Int8Array, u16: Uint16Array, i16: Int16Array, u32: Uint32Array,
  i32: Int32Array, f32: Float32Array, f64: Float64Array, f16: Uint16Array, bf16: Uint16Array, u64: BigUint64Array, i64: BigInt64Array };
const SPECIAL = [0, 1, 2, 0x400000, 0x7ffffe, 0x7fffff, 0x800000, 0x800001, 0xffffff, 0x1000000, 0x33800000, 0x3effffff,
  0x3f000000, 0x3f000001, 0x3f7fffff, 0x3f800000, 0x3f800001, 0x3fc00000, 0x40200000, 0x4affffff, 0x4b000000, 0x4b000001,
  0x4f000000, 0x4f7fffff, 0x4f800000, 0x5f000000, 0x7f000000, 0x7f7fffff, 0x7f800000, 0x7fc00000];
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

function operands() {
  // Special ones with each other, random ones, and sums that nearly cancel.
  const columns = [[], [], []];
  const put = (a, b, c) => [a, b, c].forEach((word, at) => columns[at].push(word >>> 0));
  const some = SPECIAL.concat(SPECIAL.map((word) => word | 0x80000000));
  let state = 12345;
  const random = () => { state = (Math.imul(state, 1664525) + 1013904223) | 0; const high = state >>> 16;
    state = (Math.imul(state, 1664525) + 1013904223) | 0; return ((high << 16) | (state >>> 16)) >>> 0; };
  for (const a of some) for (const b of some) put(a, b, some[random() % some.length]);
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
    if (!adapter) throw Error("this browser finds no GPU (in Chrome, see chrome://gpu)");
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
    const began = performance.now();
    runner.chosen = await runner.certified();
    runner.pipelines = await Promise.all(JOB.modules.map((text) => runner.pipeline(assembled(text, runner.chosen))));
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
    // The first way of each operation that gives, bit for bit, what integers give.
    const used = Object.keys(JOB.choices).filter((name) => JOB.modules.some((text) => text.includes(name + "(")));
    const columns = operands(), count = columns[0].length, chosen = {};
    const inputs = columns.map((column) => this.buffer(column.byteLength, GPUBufferUsage.STORAGE, column));
    const zeros = this.buffer(16, GPUBufferUsage.UNIFORM, new Uint32Array(4));
    for (const name of used) {
      const choice = JOB.choices[name];
      chosen[name] = "exact";
      for (const way of ["native", "guarded"]) {
        if (!choice.ways[way]) continue;
        if ((await this.wrong(choice, way, inputs, zeros, count)) === 0) { chosen[name] = way; break; }
      }
    }
    return chosen;
  }

  async wrong(choice, way, inputs, zeros, count) {
    const word = (text) => choice.gives === "bool" ? `select(0u, 1u, ${text})`
      : choice.isFloat ? `f_canonical(${text})` : `u32(${text})`;
    const takes = choice.takes.map((type, at) => `let ${"abc"[at]} = ${type}(x${at}[i]);`).join(" ");
    const text = `@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 1>;
@group(0) @binding(1) var<storage, read> x0: array<u32>;
@group(0) @binding(2) var<storage, read> x1: array<u32>;
@group(0) @binding(3) var<storage, read> x2: array<u32>;
@group(0) @binding(4) var<storage, read_write> y: array<atomic<u32>>;
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let i = id.x; let z = P[0].x ^ (x0[0] & x1[0] & x2[0] & P[0].y); if (i >= ${count}u) { return; } ${takes}
  if (${word(choice.ways[way])} != (${word(choice.ways.exact)} ^ z)) { atomicAdd(&y[0], 1u); } }`;
    const pipeline = await this.pipeline(assembled(text, {}));
    const out = this.buffer(16, GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC, new Uint32Array(4));
    const entries = [zeros, ...inputs, out].map((buffer, binding) => ({ binding, resource: { buffer } }));
    const encoder = this.device.createCommandEncoder(), pass = encoder.beginComputePass();
    pass.setPipeline(pipeline);
    pass.setBindGroup(0, this.device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries }));
    pass.dispatchWorkgroups(Math.ceil(count / 64));
    pass.end();
    return new Uint32Array((await this.read(encoder, [[out, 16]]))[0])[0];
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
    for (const slot of JOB.slots) {
      const given = inputs[slot.name];
      for (const name of slot.scalars) numbers[name] = given ?? slot.value;
      for (const name of slot.arrays) {
        const data = given === undefined ? bytesOf(slot.data) : given;
        const size = JOB.arrays[name].bytes;
        if (data.byteLength !== size) throw Error(`${slot.name} has ${data.byteLength} bytes, and this pipeline takes ${size}`);
        buffers[name] = this.buffer(size, usage, data);
      }
    }
    for (const [name, data] of Object.entries(JOB.constants)) buffers[name] = this.buffer(JOB.arrays[name].bytes, usage, bytesOf(data));
    for (const [name, one] of Object.entries(JOB.arrays)) buffers[name] ??= this.buffer(one.bytes, usage);
    this.device.pushErrorScope("validation");
    const encoder = this.device.createCommandEncoder();
    let pass = encoder.beginComputePass();
    for (const [number, launch] of JOB.launches.entries()) {
      const words = new Uint32Array(launch.words);
      for (const one of launch.scalars) if (one.scalar in numbers) words.set(wordsOf(one.type, numbers[one.scalar], words, one.at), one.at);
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
    return { outputs, time: performance.now() - began };
  }
}

function wordsOf(type, value, words, at) {
  if (type === "f32") return new Uint32Array(new Float32Array([value]).buffer);
  if (type === "f64") return new Uint32Array(new Float64Array([value]).buffer);
  if (type === "bool") return [value ? 1 : 0];
  if (type === "i64" || type === "u64") return new Uint32Array(new BigInt64Array([BigInt(Math.trunc(value))]).buffer);
  if (type === "f16" || type === "bf16") return [words[at]];  // that of the example
  return new Uint32Array(new Int32Array([value]).buffer);
}

let opened;
export const job = JOB;
export function load() { return (opened ??= Runner.opened()); }
export async function run(inputs = {}) { return (await load()).run(inputs); }
export async function digest(array) {
  const found = await crypto.subtle.digest("SHA-256", array);
  return [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
"""

PAGE = r"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>__TITLE__</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 60em; padding: 0 1em; color: #222; }
h1 { font-size: 1.4em; } label { display: block; margin: .6em 0; } label b { display: inline-block; min-width: 8em; }
canvas { image-rendering: pixelated; max-width: 100%; min-width: 30em; border: 1px solid #ccc; }
pre { background: #f4f4f4; padding: .6em; overflow: auto; max-height: 20em; } .bad { color: #a00; } small { color: #666; }
figure { margin: 1em 0; display: inline-block; vertical-align: top; margin-right: 1em; }
</style></head><body>
<h1>__TITLE__</h1>
<div id="inputs"></div><p id="status">opening the GPU ...</p><div id="outputs"></div>
<script type="module">
__MODULE__
const $ = (id) => document.getElementById(id), inputs = {};
const node = (tag, into, props = {}) => into.appendChild(Object.assign(document.createElement(tag), props));
const isImage = (shape) => shape.length === 2 || (shape.length === 3 && [3, 4].includes(shape[2]));

function pixels(file, slot) {
  // A picture, scaled to the shape that the pipeline was made for.
  return createImageBitmap(file).then((bitmap) => {
    const [height, width] = slot.shape, depth = slot.shape[2] ?? 1;
    const canvas = Object.assign(document.createElement("canvas"), { width, height }), context = canvas.getContext("2d");
    context.drawImage(bitmap, 0, 0, width, height);
    const given = context.getImageData(0, 0, width, height).data, isFloat = slot.type[0] === "f";
    const found = new TYPES[slot.type](width * height * depth);
    for (let at = 0; at < width * height; at++) {
      const [r, g, b, a] = given.subarray(4 * at, 4 * at + 4);
      const values = depth === 1 ? [0.299 * r + 0.587 * g + 0.114 * b] : [r, g, b, a];
      for (let k = 0; k < depth; k++) found[depth * at + k] = isFloat ? values[k] / 255 : values[k];
    }
    return found;
  });
}

async function taken(file, slot) {
  if (file.type.startsWith("image/") && isImage(slot.shape)) return pixels(file, slot);
  const raw = await file.arrayBuffer(), type = TYPES[slot.type];
  return new type(raw.slice(0, raw.byteLength - (raw.byteLength % type.BYTES_PER_ELEMENT)));
}

for (const slot of JOB.slots) {
  const label = node("label", $("inputs"));
  node("b", label, { textContent: slot.name });
  if (slot.arrays.length) {
    const accept = isImage(slot.shape) ? "image/*,*" : "*";
    const file = node("input", label, { type: "file", accept });
    node("small", label, { textContent: ` ${slot.type} of ${slot.shape.join(" x ")}; the example is loaded` });
    file.onchange = async () => { if (file.files[0]) { inputs[slot.name] = await taken(file.files[0], slot); show(); } };
  } else if (slot.scalars.length) {
    const whole = JOB.launches.every((l) => l.scalars.every((s) => !slot.scalars.includes(s.scalar) || !s.type.startsWith("f")));
    const size = Math.abs(slot.value) || 1, step = whole ? 1 : size / 100;
    const min = slot.value < 0 ? -2 * size : 0, max = 2 * size || 1;
    const range = node("input", label, { type: "range", min, max, step, value: slot.value });
    const box = node("input", label, { type: "number", step: "any", value: slot.value });
    const set = (from, to) => () => { to.value = from.value; inputs[slot.name] = Number(from.value); show(); };
    range.oninput = set(range, box); box.oninput = set(box, range);
  }
}

function drawn(name, values, number) {
  const { shape, type } = JOB.arrays[name], figure = node("figure", $("outputs"));
  node("figcaption", figure, { textContent: `result${number}: ${type} of ${shape.join(" x ")}` });
  if (!isImage(shape)) {
    const more = values.length > 1000 ? " ..." : "";
    node("pre", figure, { textContent: Array.from(values.subarray(0, 1000)).join(", ") + more });
    return;
  }
  const [height, width] = shape, depth = shape[2] ?? 1;
  const canvas = node("canvas", figure, { width, height }), context = canvas.getContext("2d");
  const image = context.createImageData(width, height);
  let least = Infinity, most = -Infinity;
  for (const value of values) { const x = Number(value); if (x < least) least = x; if (x > most) most = x; }
  const isByte = type === "u8", scale = isByte ? 1 : 255 / (most - least || 1), low = isByte ? 0 : least;
  for (let at = 0; at < width * height; at++) for (let k = 0; k < 4; k++) {
    const from = depth === 1 ? at : depth * at + k;
    image.data[4 * at + k] = k === 3 ? 255 : (Number(values[from]) - low) * scale;
  }
  context.putImageData(image, 0, 0);
}

// A result with the shape and type of an argument can become that argument of the next run.
const alike = (a, b) => a.type === b.type && a.shape.join() === b.shape.join();
const [fed, back] = JOB.slots.flatMap((slot) => Object.keys(JOB.outputs)
  .filter((name) => slot.arrays.length && alike(JOB.arrays[name], JOB.arrays[slot.arrays[0]])).map((name) => [slot.name, name]))[0] ?? [];
let busy = false, again = false, running = false, runs = 0;
if (fed) {
  const button = node("button", $("inputs"), { textContent: "Repeat", title: `the result becomes ${fed}` });
  button.onclick = () => { running = !running; button.textContent = running ? "Stop" : "Repeat"; show(); };
  node("small", $("inputs"), { id: "runs", textContent: ` the result becomes ${fed}` });
}
async function show() {
  if (busy) { again = true; return; }
  busy = true;
  try {
    const runner = await load(), { outputs, time } = await run(inputs);
    $("outputs").replaceChildren();
    const names = Object.keys(outputs);
    names.forEach((name, at) => drawn(name, outputs[name], names.length > 1 ? ` ${at + 1}` : ""));
    if (running) {
      inputs[fed] = outputs[back];
      $("runs").textContent = ` ${++runs} runs`;
    }
    const ways = Object.entries(runner.chosen).filter(([, way]) => way !== "native").map(([name]) => JOB.choices[name].op);
    let same = "";
    if (!Object.keys(inputs).length) {
      const found = await Promise.all(Object.entries(outputs).map(async ([name, values]) => (await digest(values)) === JOB.outputs[name]));
      same = found.every(Boolean) ? "the same bytes as Python gave; " : "DIFFERS from the bytes that Python gave; ";
      document.documentElement.dataset.vyre = found.every(Boolean) ? "same" : "differs";
    }
    const by = ways.length ? `; by integers or guarded: ${ways.join(", ")}` : "";
    $("status").textContent = `${same}${time.toFixed(1)} ms, built in ${runner.buildTime.toFixed(0)} ms on ${runner.adapter || "the GPU"}${by}`;
  } catch (error) {
    running = false;
    $("status").className = "bad";
    $("status").textContent = error.message;
    document.documentElement.dataset.vyre = "error";
  }
  busy = false;
  const isDue = running || again;
  again = false;
  if (isDue) requestAnimationFrame(show);
}
show();
</script></body></html>
"""
