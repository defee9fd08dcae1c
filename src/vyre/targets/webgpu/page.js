// Runs a pipeline of Vyre by WebGPU, with the bytes that Python gives.
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
