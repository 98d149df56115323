import { setImmediate as nextRound } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { EMULATOR_HUB_TOKEN, type Emulator, startEmulator } from '@hubkit/emulator';
import { nodeFetch } from '@hubkit/inference/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../support/seeded-random.ts';
import { type Ended, KINDS, loadClient, runCall } from './load/run-call.ts';
import { unsafeRepeats } from './load/unsafe-repeats.ts';

/** Seconds of load, by `npm run load -w @hubkit/inference`; a small load otherwise. */
const seconds = Number(process.env.LOAD_SECONDS ?? 0);
const FEWEST_CALLS = 160;
const IN_FLIGHT = seconds > 0 ? 64 : 16;
const SEED = Number(process.env.RANDOM_SEED ?? 19);

/** Growth of the heap in MB, from the second quarter on, that is noise. */
const FLAT_MB = 6;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let emulator: Emulator;

beforeAll(async () => {
  emulator = await startEmulator({ pace: 'instant', keepExchanges: 10 });
});
afterAll(() => emulator.close());

/** Memory in use, in MB, while nothing is in flight. */
async function heapMb(): Promise<number> {
  for (let round = 0; round < 10; round++) {
    collectGarbage();
    await nextRound();
  }
  return process.memoryUsage().heapUsed / 1_048_576;
}

/** Counts of a load, and the calls that went wrong; calls as they should be are not kept, as memory is measured. */
interface Load {
  readonly counts: Record<Ended['kind'] | Ended['outcome'] | 'calls' | 'requests' | 'faults', number>;
  readonly wrong: Ended[];
  /** Failed without a fault in a request, an open breaker or a timeout. */
  readonly unexplained: Ended[];
  /** With a request that was repeated although it may have been carried out. */
  readonly unsafe: Ended[];
  /** Heap after each quarter. */
  readonly heapsMb: number[];
}

function emptyLoad(): Load {
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Ended['kind'], number>;
  const counts = { ...kinds, right: 0, left: 0, failed: 0, wrong: 0, calls: 0, requests: 0, faults: 0 };
  return { counts, wrong: [], unexplained: [], unsafe: [], heapsMb: [] };
}

function add({ counts, wrong, unexplained, unsafe }: Load, call: Ended): void {
  const { kind, outcome, code, requests } = call;
  const faults = requests.filter(({ fault }) => fault !== undefined).length;
  counts.calls++;
  counts[kind]++;
  counts[outcome]++;
  counts.requests += requests.length;
  counts.faults += faults;
  if (outcome === 'wrong') wrong.push(call);
  if (outcome === 'failed' && code !== 'TIMEOUT' && code !== 'UNAVAILABLE' && faults === 0) unexplained.push(call);
  if (unsafeRepeats(requests).length > 0) unsafe.push(call);
}

/** Makes calls, 64 at a time, half of them by each transport; waits for all of them. */
async function load(): Promise<Load> {
  const random = seededRandom(SEED);
  const node = nodeFetch();
  const client = loadClient(EMULATOR_HUB_TOKEN, emulator.endpoints);
  const wires = [fetch, node].map((inner) => ({ fetch: inner, random }));
  const result = emptyLoad();
  const quarter = async (isOver: () => boolean) => {
    const loop = async () => {
      while (!isOver()) {
        const number = result.counts.calls + inFlight++;
        const kind = KINDS[number % KINDS.length] ?? 'chat';
        const wire = wires[Math.floor(number / KINDS.length) % wires.length] as (typeof wires)[number];
        add(result, await runCall(client, kind, wire));
        inFlight--;
      }
    };
    let inFlight = 0;
    await Promise.all(Array.from({ length: IN_FLIGHT }, loop));
    result.heapsMb.push(await heapMb());
  };
  try {
    for (let part = 1; part <= 4; part++) {
      const until = performance.now() + (seconds * 1000) / 4;
      const fewest = (FEWEST_CALLS / 4) * part - IN_FLIGHT;
      await quarter(() => performance.now() >= until && result.counts.calls >= fewest);
    }
  } finally {
    await node.close();
  }
  return result;
}

describe('calls under load, a third of whose requests fail', () => {
  let run: Load;
  beforeAll(
    async () => {
      run = await load();
      if (seconds === 0) return;
      const { counts, unsafe, heapsMb } = run;
      const rows = [
        ['calls', counts.calls],
        ['requests', counts.requests],
        ['requests with a fault', counts.faults],
        ['right', counts.right],
        ['left', counts.left],
        ['failed with an error of the client', counts.failed],
        ['wrong', counts.wrong],
        ['unsafe repeats', unsafe.length],
        ['heap after each quarter, MB', heapsMb.map((heap) => heap.toFixed(1)).join(', ')],
      ];
      console.log(rows.map(([name, value]) => `${String(name).padEnd(36)}${String(value)}`).join('\n'));
    },
    seconds * 1000 + 120_000,
  );

  it('give the answer to their own question, or an error of the client', () => {
    expect(run.wrong).toEqual([]);
    expect(run.counts.right).toBeGreaterThan(run.counts.calls / 4);
  });

  it('fail where a request of theirs had a fault, where a breaker is open, or in time', () => {
    expect(run.unexplained).toEqual([]);
  });

  it('repeat no request that may have been carried out', () => {
    expect(run.unsafe).toEqual([]);
  });

  it('keep no memory, also of streams that are left', () => {
    const [, second = 0, ...later] = run.heapsMb;
    expect(Math.max(...later) - second).toBeLessThan(FLAT_MB);
  });

  it('are each of every kind and meet every outcome', () => {
    for (const name of [...KINDS, 'right', 'failed', 'left'] as const)
      expect(run.counts[name], name).toBeGreaterThan(0);
    expect(run.counts.faults).toBeGreaterThan(run.counts.requests / 5);
  });
});
