// `npm run bench -- templates [--quick] [--rounds 5] [--ms 12]`: our engine beside its peers in one run, on chat templates.
// Every peer runs in a process of its own; rounds go through all peers in turn; medians and ratios are printed, and kept in .cache/bench.
// First renders are measured in processes that have run nothing else. The load of the machine is printed beside the figures.
// --quick: one short round of a few templates, to see that everything runs.
// --renders: warm renders alone, of ours and @huggingface/jinja: corpora and the slowest templates, in a fourth of the time.
import { loadavg } from 'node:os';
import { findShared } from '../../scripts/corpora.mjs';
import { findPython } from '../../scripts/python-env.mjs';
import { RESULTS, saveResult } from '../folders.mjs';
import { measureImports } from '../imports/measure.mjs';
import { readOptions } from '../options.mjs';
import { versionIn } from '../package-version.mjs';
import { round } from '../round.mjs';
import { median, summaryOf } from '../statistics.mjs';
import { candidates, casesOf, choose, contexts } from './cases.mjs';
import { measureFresh } from './fresh.mjs';
import { measureMemory } from './memory.mjs';
import { startNode, startPython } from './process.mjs';
import { report, reportRenders } from './report.mjs';

const OURS = 'hubkit';
const PEERS = {
  hubkit: '@hubkit/jinja',
  'hubkit-codegen': '@hubkit/jinja, generated code',
  'hubkit-traced': '@hubkit/jinja with a trace',
  huggingface: '@huggingface/jinja',
  nunjucks: 'nunjucks',
  minijinja: 'minijinja-js',
  jinja2: 'Jinja2',
  handwritten: 'hand-written',
};

/** Peers that are also measured in new processes. */
const FRESH = ['hubkit', 'huggingface', 'hubkit-codegen', 'nunjucks'];

/** Peers of `--renders`. */
const RENDERED = ['hubkit', 'hubkit-codegen', 'huggingface'];

const IMPORTS = {
  hubkit: '@hubkit/jinja',
  huggingface: '@huggingface/jinja',
  nunjucks: 'nunjucks',
  minijinja: 'minijinja-js',
};

export async function bench(args) {
  const {
    quick,
    renders: isOfRenders,
    rounds,
    ms,
  } = readOptions(args, { renders: false, rounds: [5, 1], ms: [12, 1] });

  const { found: python, missing } = findPython('Jinja2');
  if (python === undefined) {
    console.error(`Python says what each template has to give, and ${missing}`);
    process.exitCode = 2;
    return;
  }
  const { templates, cases, file } = await prepare(python, quick ? 3 : 30);
  const published = findShared('conformance');
  if (published.missing !== undefined) console.log(`Left out: templates of published models (${published.missing})\n`);
  const peers = Object.fromEntries(
    (isOfRenders ? RENDERED : Object.keys(PEERS)).map((name) => [
      name,
      name === 'jinja2' ? startPython(python) : startNode(name),
    ]),
  );
  const versions = {};
  for (const [name, peer] of Object.entries(peers)) {
    const { version } = await peer.ask({ op: 'load', file });
    versions[name] = IMPORTS[name] ? versionIn(IMPORTS[name]) : version;
  }

  const [loadBefore] = loadavg();
  const right = await check(peers, cases);
  const times = await timeRenders(peers, cases, right, rounds, ms);
  const compiling = isOfRenders ? undefined : await timeCompiles(peers, templates, right, cases, quick ? 1 : 3, ms);
  for (const peer of Object.values(peers)) peer.stop();

  const loadAfter = loadavg()[0];
  const renders = {
    load: [loadBefore, loadAfter],
    date: new Date().toISOString(),
    rounds,
    ms,
    versions,
    labels: PEERS,
    ours: OURS,
    templates: templates.map(({ id, name, corpus, source }) => ({ id, name, corpus, characters: source.length })),
    cases: cases.map(({ expected, ...item }, index) => ({
      ...item,
      length: expected.length,
      right: each(right, index),
      ns: each(times, index),
    })),
  };
  if (compiling === undefined) {
    console.log(reportRenders(renders));
    return;
  }
  const result = {
    ...renders,
    compile: compiling,
    fresh: await measureFresh(file, templates, cases, FRESH, right, quick ? 1 : 8),
    memory: await measureMemory(file, cases, ['hubkit', 'huggingface', 'handwritten'], right, quick),
    imports: await measureImports(IMPORTS, quick ? 1 : 21),
  };
  saveResult('templates', result);
  console.log(report(result));
  const wrong = right[OURS].filter((isRight) => !isRight).length;
  if (wrong > 0) console.log(`\n${wrong} cases of ours differ from Python's text: the figures above leave them out.`);
  process.exitCode = wrong > 0 ? 1 : 0;
}

/** Selects the cases that Python renders, with the expected output. */
async function prepare(python, most) {
  const all = candidates(most * 3);
  const cases = casesOf(all);
  const file = `${RESULTS}cases.json`;
  const write = (templates, items) => saveResult('cases', { templates, contexts: contexts(), cases: items });
  write(all, cases);
  const peer = startPython(python);
  await peer.ask({ op: 'load', file });
  const renders = [];
  for (const item of cases) renders.push(await peer.ask({ op: 'check', case: item }));
  peer.stop();
  const chosen = choose(all, cases, renders, most);
  write(chosen.templates, chosen.cases);
  return { ...chosen, file };
}

async function check(peers, cases) {
  const right = {};
  for (const [name, peer] of Object.entries(peers)) {
    right[name] = [];
    for (const { expected, ...item } of cases) {
      const { ok, output } = await peer.ask({ op: 'check', case: item });
      right[name].push(ok && output === expected);
    }
  }
  return right;
}

/** Medians over the rounds. Cases that a peer renders incorrectly are not timed. */
async function timeRenders(peers, cases, right, rounds, ms) {
  const names = Object.keys(peers);
  const samples = await round(names, [...cases.keys()], { rounds, warmUp: 1 }, async (name, index, number) => {
    if (!right[name][index]) return;
    const { expected, ...item } = cases[index];
    return (await peers[name].ask({ op: 'render', case: item, ms: number < 0 ? ms / 2 : ms })).ns;
  });
  const medianOr = (list) => (list.length > 0 ? median(list) : null);
  return Object.fromEntries(names.map((name) => [name, cases.map((_, index) => medianOr(samples[index][name]))]));
}

/** Nanoseconds per character of source, for templates of which a peer gets any case right. */
async function timeCompiles(peers, templates, right, cases, rounds, ms) {
  const names = Object.keys(peers).filter((name) => name !== 'handwritten');
  const ids = templates.map(({ id }) => id);
  const samples = await round(names, ids, { rounds, warmUp: 1 }, async (name, id) => {
    if (!cases.some((item, index) => item.template === id && right[name][index])) return;
    return (await peers[name].ask({ op: 'compile', template: id, ms })).ns;
  });
  return Object.fromEntries(
    names.map((name) => {
      const perCharacter = templates.flatMap(({ id, source: { length } }) =>
        samples[id][name].length > 0 ? [median(samples[id][name]) / length] : [],
      );
      return [name, summaryOf(perCharacter)];
    }),
  );
}

const each = (byPeer, index) => Object.fromEntries(Object.entries(byPeer).map(([name, list]) => [name, list[index]]));
