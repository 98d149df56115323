// One peer in its own process: reads one JSON command a line, answers with one JSON line. `node --expose-gc worker.mjs <peer> <origin>`
import { answerCommands } from '../peer-process.mjs';
import { PEERS } from './peers.mjs';
import { WORKLOADS } from './workloads.mjs';

const [name, origin] = process.argv.slice(2);
const connect = await PEERS[name].load();

await answerCommands(({ workload, count }) => measure(WORKLOADS[workload], count));

/** Processor and wall time of one unit in µs; null where the peer cannot do this. */
async function measure({ path, unit, run }, count) {
  const peer = connect(`${origin}/${path}/v1`);
  if (unit === 'answer' && !peer.binary) return null;
  // A full collection throws compiled code away, and the thousand calls after it took twice as long.
  globalThis.gc({ type: 'minor' });
  const start = performance.now();
  const before = process.cpuUsage();
  const units = await run(peer, count);
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / units, wall: ((performance.now() - start) * 1000) / units };
}
