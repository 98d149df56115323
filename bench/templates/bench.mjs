// `npm run bench -- templates [--quick] [--rounds 5] [--ms 12]`: our engine beside its peers in one run, on chat templates.
// Every peer runs in a process of its own; rounds go through all peers in turn; medians and ratios are printed, and kept in .cache/bench.
// First renders are measured in processes that have run nothing else. The load of the machine is printed beside the figures.
// --quick: one short round of a few templates, to see that everything runs.
// --renders: warm renders alone, of ours and @huggingface/jinja: corpora and the slowest templates, in a fourth of the time.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findShared } from '../../scripts/corpora.mjs';
import { findPython } from '../../scripts/python-env.mjs';
import { measureImports } from '../imports/measure.mjs';
import { versionIn } from '../package-version.mjs';
import { geomean, median } from '../statistics.mjs';
import { candidates, casesOf, choose, contexts } from './cases.mjs';
import { measureFresh } from './fresh.mjs';
import { measureMemory } from './memory.mjs';
import { startNode, startPython } from './process.mjs';
import { report, reportRenders } from './report.mjs';

const FOLDER = fileURLToPath(new URL('../../.cache/bench/', import.meta.url));
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
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      renders: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      ms: { type: 'string' },
    },
  });
  const rounds = Number(values.rounds ?? (values.quick ? 1 : 5));
  const ms = Number(values.ms ?? (values.quick ? 1 : 12));
  mkdirSync(FOLDER, { recursive: true });

  const { found: python, missing } = findPython('Jinja2');
  if (python === undefined) {
    console.error(`Python says what each template has to give, and ${missing}`);
    process.exitCode = 2;
    return;
  }
  const { templates, cases, file } = await prepare(python, values.quick ? 3 : 30);
  const published = findShared('conformance');
  if (published.missing !== undefined) console.log(`Left out: templates of published models (${published.missing})\n`);
  const peers = Object.fromEntries(
    (values.renders ? RENDERED : Object.keys(PEERS)).map((name) => [
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
  const compiling = values.renders
    ? undefined
    : await timeCompiles(peers, templates, right, cases, values.quick ? 1 : 3, ms);
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
    fresh: measureFresh(file, templates, cases, FRESH, right, values.quick ? 1 : 8),
    memory: await measureMemory(file, cases, ['hubkit', 'huggingface', 'handwritten'], right, values.quick),
    imports: await measureImports(IMPORTS, values.quick ? 1 : 21),
  };
  writeFileSync(`${FOLDER}templates.json`, `${JSON.stringify(result, null, 1)}\n`);
  console.log(report(result));
  const wrong = right[OURS].filter((isRight) => !isRight).length;
  if (wrong > 0) console.log(`\n${wrong} cases of ours differ from Python's text: the figures above leave them out.`);
  process.exitCode = wrong > 0 ? 1 : 0;
}

/** Selects the cases that Python renders, with the expected output. */
async function prepare(python, most) {
  const all = candidates(most * 3);
  const cases = casesOf(all);
  const file = `${FOLDER}cases.json`;
  const write = (templates, items) =>
    writeFileSync(file, JSON.stringify({ templates, contexts: contexts(), cases: items }));
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
  const samples = Object.fromEntries(names.map((name) => [name, cases.map(() => [])]));
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { expected, ...item }] of cases.entries()) {
      for (let turn = 0; turn < names.length; turn++) {
        const name = names[(turn + round) % names.length];
        if (!right[name][index]) continue;
        const { ns } = await peers[name].ask({ op: 'render', case: item, ms: round === 0 ? ms / 2 : ms });
        // Round 0 warms up.
        if (round > 0) samples[name][index].push(ns);
      }
    }
  }
  return Object.fromEntries(
    names.map((name) => [name, samples[name].map((list) => (list.length > 0 ? median(list) : null))]),
  );
}

/** Nanoseconds per character of source, for templates of which a peer gets any case right. */
async function timeCompiles(peers, templates, right, cases, rounds, ms) {
  const result = {};
  for (const [name, peer] of Object.entries(peers)) {
    if (name === 'handwritten') continue;
    const perCharacter = [];
    for (const { id, source } of templates) {
      if (!cases.some((item, index) => item.template === id && right[name][index])) continue;
      const samples = [];
      for (let round = 0; round <= rounds; round++)
        samples.push((await peer.ask({ op: 'compile', template: id, ms })).ns);
      perCharacter.push(median(samples.slice(1)) / source.length);
    }
    result[name] =
      perCharacter.length > 0
        ? {
            median: median(perCharacter),
            geomean: geomean(perCharacter),
            most: Math.max(...perCharacter),
            templates: perCharacter.length,
          }
        : null;
  }
  return result;
}

const each = (byPeer, index) => Object.fromEntries(Object.entries(byPeer).map(([name, list]) => [name, list[index]]));
