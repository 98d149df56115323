// `npm run bench -- client [--quick] [--rounds 9] [--warm-up 1] [--peers fetch,hubkit] [--workloads sequence,long]`: our client beside its peers in one
// run, against a local server in another process. Every peer has a process of its own, rounds go through all peers in turn, and what
// is compared is the processor time of the client's process, then wall time: medians of the ratios to bare fetch in the same round.
// --warm-up: rounds that do not count. Engines compile for the first thousands of calls and streams.
// --quick: one short round of everything, to see that it runs.
import { fileURLToPath } from 'node:url';
import { saveResult } from '../folders.mjs';
import { readOptions } from '../options.mjs';
import { versionIn } from '../package-version.mjs';
import { startPeer, startResponses } from '../peer-process.mjs';
import { round } from '../round.mjs';
import { median } from '../statistics.mjs';
import { table } from '../table.mjs';
import { PEERS } from './peers.mjs';
import { WORKLOADS } from './workloads.mjs';

const BASELINE = 'fetch';
const PACKAGES = ['undici', '@huggingface/inference', 'openai', 'ai'];

export async function bench(args) {
  const {
    quick,
    rounds,
    workloads,
    'warm-up': warmUp,
    peers: chosen,
  } = readOptions(args, {
    rounds: [9, 1],
    'warm-up': 1,
    peers: Object.keys(PEERS),
    workloads: Object.keys(WORKLOADS),
  });
  const names = [...new Set([BASELINE, ...chosen])];

  const server = await startResponses();
  const worker = fileURLToPath(new URL('worker.mjs', import.meta.url));
  const peers = Object.fromEntries(
    names.map((name) => [name, startPeer(process.execPath, ['--expose-gc', worker, name, server.origin])]),
  );
  const samples = await round(names, workloads, { rounds, warmUp }, (name, workload) => {
    const { count } = WORKLOADS[workload];
    return peers[name].ask({ workload, count: quick ? Math.ceil(count / 250) : count });
  });
  for (const peer of Object.values(peers)) peer.stop();
  server.stop();

  const result = { date: new Date().toISOString(), rounds, versions: versions(), samples };
  saveResult('client', result);
  console.log(report(result, PEERS, BASELINE));
}

function versions() {
  return { node: process.versions.node, ...Object.fromEntries(PACKAGES.map((name) => [name, versionIn(name)])) };
}

/** The result as tables: processor time, wall time and units per second, peers in rows, workloads in columns. */
function report({ rounds, versions, samples }, peers, baseline) {
  const note = [
    `ratios to ${peers[baseline].label}; in its row, µs per unit; medians of ${rounds} rounds`,
    Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', '),
  ];
  const ratios = (measure) => (own, base) => ratio(own, base, measure);
  const part = (title, cell) => `${title}\n${table(rowsOf(samples, peers, baseline, cell))}`;
  return [
    part("processor time of the client's process", ratios('cpu')),
    part('wall time', ratios('wall')),
    part('units per second', perSecond),
    note.join('\n'),
  ].join('\n\n');
}

function rowsOf(samples, peers, baseline, cell) {
  const workloads = Object.keys(samples);
  const head = ['peer', ...workloads.map((name) => `${WORKLOADS[name].unit}: ${WORKLOADS[name].label}`)];
  const names = Object.keys(peers).filter((name) => workloads.some((workload) => samples[workload][name]));
  return [
    head,
    ...names.map((name) => [
      peers[name].label,
      ...workloads.map((workload) => {
        const own = samples[workload][name];
        return own.length === 0 ? '-' : cell(own, samples[workload][baseline]);
      }),
    ]),
  ];
}

/** Ratios are taken within a round, because the machine is not the same in the next one. */
function ratio(own, base, measure) {
  if (own === base) return `${median(own.map((sample) => sample[measure])).toPrecision(3)} µs`;
  return `${median(own.map((sample, round) => sample[measure] / base[round][measure])).toFixed(2)}x`;
}

function perSecond(own) {
  const units = 1e6 / median(own.map((sample) => sample.wall));
  return units.toLocaleString('en', { maximumSignificantDigits: 3 });
}
