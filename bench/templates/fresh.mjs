import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { round } from '../round.mjs';
import { geomean } from '../statistics.mjs';
import { CORPORA, TEXTS } from './cases.mjs';

const WORKER = fileURLToPath(new URL('fresh-worker.mjs', import.meta.url));

/** Numbers of renders at which the time since the start is noted. */
export const RENDERS = [1, 10, 100];

/** Templates of each corpus that are rendered in new processes. */
const MOST_TEMPLATES = 3;

/**
 * Milliseconds from the import of a peer to its 1st, 10th and 100th text in a new process, for 20 messages of each corpus and kind
 * of text: geomean over templates of the minima. Only templates that the first two peers render correctly; of another peer, those of
 * them that it does.
 */
export async function measureFresh(file, templates, cases, names, right, runs) {
  const rows = [];
  for (const corpus of CORPORA)
    for (const text of TEXTS) {
      const chosen = cases
        .map((item, index) => ({ item, index }))
        .filter(({ item, index }) => {
          const isOf = templates.find(({ id }) => id === item.template).corpus === corpus;
          const isKind = item.messages === 20 && !item.tools && item.text === text;
          return isOf && isKind && names.slice(0, 2).every((name) => right[name][index]);
        })
        .slice(0, MOST_TEMPLATES);
      if (chosen.length === 0) continue;
      const ms = Object.fromEntries(names.map((name) => [name, []]));
      for (const { item, index } of chosen) {
        const able = names.filter((name) => right[name][index]);
        const { start } = await round(able, ['start'], { rounds: runs }, (name) =>
          JSON.parse(execFileSync(process.execPath, [WORKER, name, file, item.template, item.context]).toString()),
        );
        for (const name of able)
          ms[name].push(RENDERS.map((_, at) => Math.min(...start[name].map((list) => list[at]))));
      }
      rows.push({ corpus, text, templates: chosen.length, ms: each(ms), load: loadavg()[0] });
    }
  return rows;
}

const each = (byName) =>
  Object.fromEntries(
    Object.entries(byName).map(([name, lists]) => [
      name,
      lists.length > 0
        ? { templates: lists.length, ms: RENDERS.map((_, i) => geomean(lists.map((ms) => ms[i]))) }
        : null,
    ]),
  );
