// `npm run bench -- client [--quick] [--rounds 9] [--warm-up 1] [--peers fetch,hubkit] [--workloads sequence,long]`: our client beside its peers in one
// run, against a local server in another process. Every peer has a process of its own, rounds go through all peers in turn, and what
// is compared is the processor time of the client's process, then wall time: medians of the ratios to bare fetch in the same round.
// --warm-up: rounds that do not count. Engines compile for the first thousands of calls and streams.
// --quick: one short round of everything, to see that it runs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPeer } from '../peer-process.mjs';
import { round } from '../round.mjs';
import { report } from './report.mjs';
import { startServer } from './start-server.mjs';
import { WORKLOADS } from './workloads.mjs';

const FOLDER = fileURLToPath(new URL('../../.cache/bench/', import.meta.url));
const BASELINE = 'fetch';
const PEERS = {
  fetch: 'bare fetch',
  'fetch-signal': 'fetch with a signal',
  undici: 'undici.request',
  'node-fetch': '@hubkit/inference/node',
  'node-fetch-pipelined': 'the same, pipelined',
  hubkit: '@hubkit/inference',
  'hubkit-node': '@hubkit/inference over it',
  'hubkit-provider': '@hubkit/inference, provider',
  huggingface: '@huggingface/inference',
  openai: 'openai',
  ai: 'ai',
};
const PACKAGES = ['undici', '@huggingface/inference', 'openai', 'ai'];

export async function bench(args) {
  const list = (all) => ({ type: 'string', default: Object.keys(all).join() });
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      'warm-up': { type: 'string', default: '1' },
      peers: list(PEERS),
      workloads: list(WORKLOADS),
    },
  });
  const rounds = Number(values.rounds ?? (values.quick ? 1 : 9));
  const warmUp = Number(values['warm-up']);
  const names = [...new Set([BASELINE, ...chosen(values.peers, PEERS)])];
  const workloads = chosen(values.workloads, WORKLOADS);

  const server = await startServer();
  const worker = fileURLToPath(new URL('worker.mjs', import.meta.url));
  const peers = Object.fromEntries(
    names.map((name) => [name, startPeer(process.execPath, ['--expose-gc', worker, name, server.origin])]),
  );
  const samples = await round(names, workloads, { rounds, warmUp }, (name, workload) => {
    const { count } = WORKLOADS[workload];
    return peers[name].ask({ workload, count: values.quick ? Math.ceil(count / 250) : count });
  });
  for (const peer of Object.values(peers)) peer.stop();
  server.stop();

  const result = { date: new Date().toISOString(), rounds, versions: versions(), samples };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}client.json`, `${JSON.stringify(result, null, 1)}\n`);
  console.log(report(result, PEERS, BASELINE));
}

function chosen(text, all) {
  const names = text.split(',');
  const unknown = names.find((name) => !Object.hasOwn(all, name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is none of: ${Object.keys(all).join(', ')}`);
  return names;
}

function versions() {
  const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return { node: process.versions.node, ...Object.fromEntries(PACKAGES.map((name) => [name, devDependencies[name]])) };
}
