// One peer in its own process: reads one JSON command a line, answers with one JSON line. `node worker.mjs <peer>`
import { readFileSync } from 'node:fs';
import { answerCommands } from '../peer-process.mjs';
import { flatten } from './flatten.mjs';

const peer = await import(`./peers/${process.argv[2]}.mjs`);

const templates = new Map();
const compiled = new Map();
let contexts = {};
let sink = 0;

const commands = {
  load({ file }) {
    const loaded = JSON.parse(readFileSync(file, 'utf8'));
    for (const { id, source } of loaded.templates) templates.set(id, source);
    contexts = loaded.contexts;
    return { version: process.version };
  },
  check({ case: item }) {
    try {
      return { ok: true, output: renderOf(item)(contexts[item.context]) };
    } catch (error) {
      return { ok: false, message: String(error?.message ?? error) };
    }
  },
  render({ case: item, ms }) {
    const render = renderOf(item);
    const context = contexts[item.context];
    return { ns: measure(() => flatten(render(context)), ms) };
  },
  compile({ template, ms }) {
    const source = templates.get(template);
    // A fresh string each time: nothing may be remembered by the text.
    let number = 0;
    return { ns: measure(() => +Boolean(peer.compile(`${source}{#${number++}#}`)), ms) };
  },
  memory({ case: item, budget }) {
    const render = renderOf(item);
    const context = contexts[item.context];
    return { bytes: allocated(() => flatten(render(context)), budget) };
  },
};

function renderOf({ template }) {
  if (!compiled.has(template)) compiled.set(template, peer.compile(templates.get(template)));
  return compiled.get(template);
}

/** Nanoseconds of one `work`, over at least this many milliseconds. */
function measure(work, ms) {
  for (let count = 1; ; ) {
    const start = process.hrtime.bigint();
    for (let index = 0; index < count; index++) sink ^= work();
    const spent = Number(process.hrtime.bigint() - start);
    if (spent >= ms * 1e6) return spent / count;
    count = Math.max(count + 1, spent === 0 ? count * 2 : Math.floor((count * ms * 1.2e6) / spent));
  }
}

/** Renders before memory is counted, for compilers that allocate while they learn: this many, or for this long. */
const WARM_UP = { renders: 200, ms: 500 };
const MOST_RENDERS = 2000;

/**
 * Bytes that one `work` puts on the heap: how far the heap grows while nothing is collected. The process must run with
 * --expose-gc and a new space that holds more than the budget, which all renders together take up. Null where a render
 * alone makes V8 collect.
 */
function allocated(work, budget) {
  const start = performance.now();
  for (let index = 0; index < WARM_UP.renders && performance.now() - start < WARM_UP.ms; index++) sink ^= work();
  const first = growth(work, 1);
  if (first <= 0) return null;
  const renders = Math.max(1, Math.min(MOST_RENDERS, Math.floor(budget / first)));
  const empty = growth(() => 0, renders);
  return (growth(work, renders) - empty) / renders;
}

function growth(work, renders) {
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < renders; index++) sink ^= work();
  return process.memoryUsage().heapUsed - before;
}

await answerCommands((command) => commands[command.op](command));
process.exitCode = sink === 1.5 ? 1 : 0;
