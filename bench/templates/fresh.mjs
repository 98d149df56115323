import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { geomean } from '../statistics.mjs';

const WORKER = fileURLToPath(new URL('fresh-worker.mjs', import.meta.url));

/** Numbers of renders at which the time since the start is noted. */
export const RENDERS = [1, 10, 100];

/** Milliseconds from the import of a peer to its 1st, 10th and 100th text in a new process: geomean over templates of the minima. */
export function measureFresh(file, cases, names, right, runs) {
  const result = {};
  for (const name of names) result[name] = [];
  const short = cases.map((item, index) => ({ item, index })).filter(({ item }) => item.messages === 2 && !item.tools);
  const chosen = short.filter(({ index }) => names.every((name) => right[name][index])).slice(0, 6);
  for (const { item } of chosen) {
    const least = new Map();
    for (let run = 0; run < runs; run++)
      for (const name of names) {
        const output = execFileSync(process.execPath, [WORKER, name, file, item.template, item.context]);
        const times = JSON.parse(output.toString());
        const before = least.get(name) ?? times;
        least.set(
          name,
          times.map((ms, i) => Math.min(ms, before[i])),
        );
      }
    for (const name of names) result[name].push(least.get(name));
  }
  const byName = (name) =>
    chosen.length > 0 ? RENDERS.map((_, i) => geomean(result[name].map((times) => times[i]))) : null;
  return Object.fromEntries(names.map((name) => [name, byName(name)]));
}
