// `npm run bench -- snippets [--rounds 21] [--ms 60] [--warm-up 1500]`: snippets per second beside the packages of the same purpose, and the first call of a process.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readOptions } from '../options.mjs';
import { round } from '../round.mjs';
import { geomean, median } from '../statistics.mjs';
import { table } from '../table.mjs';
import { CALLS, callSnippets, LIBRARIES, loadSnippets } from './cases.mjs';
import { PACKAGES } from './packages.mjs';

const SIDES = Object.keys(PACKAGES);

export async function bench(args) {
  const { rounds, ms, 'warm-up': warmUpMs } = readOptions(args, { rounds: 21, ms: 60, 'warm-up': 1500 });
  const call = await importAll('call');
  const load = await importAll('load');
  const work = {
    ...ofNames(Object.keys(CALLS), 'call', (name, side) => callSnippets(call[side], name)),
    ...ofNames(Object.keys(LIBRARIES), 'load', (name, side) => loadSnippets(load[side], name)),
  };
  await printWarm(work, { rounds, ms, warmUpMs });
  await printFirst(rounds);
  console.log(`\nours: ${PACKAGES.ours.name}; theirs: ${PACKAGES.theirs.name}; medians of ${rounds} rounds, in turn`);
}

async function importAll(part) {
  const entries = SIDES.map(async (side) => [side, await PACKAGES[side][part]()]);
  return Object.fromEntries(await Promise.all(entries));
}

const ofNames = (names, kind, run) =>
  Object.fromEntries(names.map((name) => [`${kind}: ${name}`, (side) => run(name, side)]));

/** Snippets of the same kind count alike, however many of them a package prints for a model. */
async function printWarm(work, { rounds, ms, warmUpMs }) {
  // Long enough for the compiler of hot functions to be done with both packages: a call takes ten times as long before.
  for (const run of Object.values(work)) for (const side of SIDES) snippetsPerSecond(() => run(side), warmUpMs);
  const rates = await round(SIDES, Object.keys(work), { rounds }, (side, name) =>
    snippetsPerSecond(() => work[name](side), ms),
  );
  const rows = Object.entries(rates).map(([name, { ours, theirs }]) => ({
    name,
    ours: median(ours),
    theirs: median(theirs),
  }));
  const ratios = rows.map(({ ours, theirs }) => ours / theirs);
  const perSecond = (rate) => Math.round(rate).toLocaleString('en');
  const cells = rows.map(({ name, ours, theirs }) => [name, perSecond(ours), perSecond(theirs), times(ours / theirs)]);
  const kinds = ['call', 'load'].map((kind) => {
    const own = ratios.filter((_, index) => rows[index].name.startsWith(kind));
    return [`${kind}, geometric mean`, '', '', times(geomean(own))];
  });
  console.log(
    table([['warm, snippets per second of processor time', 'ours', 'theirs', 'ours / theirs'], ...cells, ...kinds]),
  );
}

/**
 * By processor time, which hardly depends on other load. The clock is read after ever more calls, because reading it takes longer
 * than some of them.
 */
function snippetsPerSecond(run, ms) {
  const startedAt = process.cpuUsage();
  let count = 0;
  let elapsed = 0;
  for (let calls = 4; elapsed < ms; calls = Math.max(calls, Math.min(2 * calls, (calls * ms) / (8 * elapsed)))) {
    for (let i = 0; i < calls; i++) count += read(run());
    const { user, system } = process.cpuUsage(startedAt);
    elapsed = Math.max((user + system) / 1_000, 0.001);
  }
  if (count === 0) throw new Error('a package printed no snippet');
  return (count * 1_000) / elapsed;
}

/** Reads and counts snippets like a page that shows them: engines build their text on first access. */
function read(snippets) {
  let unread = 0;
  for (const snippet of snippets) if (Number.isNaN((snippet.content ?? snippet).charCodeAt(0))) unread++;
  return snippets.length - unread;
}

async function printFirst(rounds) {
  const { chat: samples } = await round(SIDES, ['chat'], { rounds }, firstCall);
  const figure = (side, read) => median(samples[side].map(read));
  const row = (name, read) => {
    const [ours, theirs] = SIDES.map((side) => figure(side, read));
    return [name, ours.toFixed(2), theirs.toFixed(2), times(ours / theirs)];
  };
  const rows = [
    row('the call', ({ callMs }) => callMs),
    row('a snippet of it', ({ callMs, length }) => callMs / length),
    row('import and call', ({ importMs, callMs }) => importMs + callMs),
  ];
  console.log(`\n${table([['first chat of a process, ms', 'ours', 'theirs', 'ours / theirs'], ...rows])}`);
}

function firstCall(side) {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, ['first-call.mjs', side], { cwd, encoding: 'utf8' }));
}

const times = (ratio) => `${ratio.toFixed(2)}x`;
