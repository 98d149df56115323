import { setImmediate as nextRound } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { EMULATOR_HUB_TOKEN, type Emulator, startEmulator } from '@hubkit/emulator';
import { nodeFetch } from '@hubkit/inference/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../e2e/seeded-random.ts';
import type { SentRequest } from './load/faulty-fetch.ts';
import { type Ended, KINDS, loadClient, runCall } from './load/run-call.ts';
import { unsafeRepeats } from './load/unsafe-repeats.ts';

/** Seconds of load, by `npm run load -w @hubkit/inference`; a small load otherwise. */
const seconds = Number(process.env.LOAD_SECONDS ?? 0);
const FEWEST_CALLS = 160;
const IN_FLIGHT = seconds > 0 ? 64 : 16;
const SEED = Number(process.env.RANDOM_SEED ?? 19);

/** Growth of the heap that is none, in MB: caches that fill, code that is compiled. */
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

interface Load {
  readonly ended: readonly Ended[];
  readonly requests: readonly SentRequest[];
  /** Heap after each quarter. */
  readonly heapsMb: readonly number[];
}

/** Makes calls, 64 at a time, half of them by each transport; waits for all of them. */
async function load(): Promise<Load> {
  const random = seededRandom(SEED);
  const requests: SentRequest[] = [];
  const node = nodeFetch();
  const client = loadClient(EMULATOR_HUB_TOKEN, emulator.endpoints);
  const wires = [fetch, node].map((inner) => ({ fetch: inner, random, requests }));
  const ended: Ended[] = [];
  const heapsMb: number[] = [];
  const quarter = async (isOver: () => boolean) => {
    const loop = async () => {
      while (!isOver()) {
        const number = ended.length + inFlight++;
        const kind = KINDS[number % KINDS.length] ?? 'chat';
        const wire = wires[Math.floor(number / KINDS.length) % wires.length] as (typeof wires)[number];
        ended.push(await runCall(client, kind, wire));
        inFlight--;
      }
    };
    let inFlight = 0;
    await Promise.all(Array.from({ length: IN_FLIGHT }, loop));
    heapsMb.push(await heapMb());
  };
  try {
    for (let part = 1; part <= 4; part++) {
      const until = performance.now() + (seconds * 1000) / 4;
      const fewest = (FEWEST_CALLS / 4) * part - IN_FLIGHT;
      await quarter(() => performance.now() >= until && ended.length >= fewest);
    }
  } finally {
    await node.close();
  }
  return { ended, requests, heapsMb };
}

describe('calls under load, a third of whose requests fail', () => {
  let run: Load;
  beforeAll(
    async () => {
      run = await load();
      const count = (outcome: Ended['outcome']) => run.ended.filter((call) => call.outcome === outcome).length;
      if (seconds > 0) {
        const faults = run.requests.filter(({ fault }) => fault !== undefined).length;
        const rows = [
          ['calls', run.ended.length],
          ['requests', run.requests.length],
          ['requests with a fault', faults],
          ['right', count('right')],
          ['left', count('left')],
          ['failed with an error of the client', count('failed')],
          ['wrong', count('wrong')],
          ['unsafe repeats', unsafeRepeats(run.requests).length],
          ['heap after each quarter, MB', run.heapsMb.map((heap) => heap.toFixed(1)).join(', ')],
        ];
        console.log(rows.map(([name, value]) => `${String(name).padEnd(36)}${String(value)}`).join('\n'));
      }
    },
    seconds * 1000 + 120_000,
  );

  it('give the answer to their own question, or an error of the client', () => {
    expect(run.ended.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
    expect(run.ended.filter(({ outcome }) => outcome === 'right').length).toBeGreaterThan(run.ended.length / 4);
  });

  it('fail where a request of theirs had a fault, where a breaker is open, or in time', () => {
    const struck = new Set(run.requests.filter(({ fault }) => fault !== undefined).map(({ call }) => call));
    const unexplained = run.ended.filter(
      ({ outcome, call, code }) =>
        outcome === 'failed' && code !== 'TIMEOUT' && code !== 'UNAVAILABLE' && !struck.has(call),
    );
    expect(unexplained).toEqual([]);
  });

  it('repeat no request that may have been carried out', () => {
    expect(unsafeRepeats(run.requests)).toEqual([]);
  });

  it('keep no memory, also of streams that are left', () => {
    const [first = 0] = run.heapsMb;
    expect(Math.max(...run.heapsMb.slice(1)) - first).toBeLessThan(FLAT_MB);
  });

  it('are each of every kind and meet every outcome', () => {
    expect(new Set(run.ended.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(new Set(run.ended.map(({ outcome }) => outcome))).toEqual(new Set(['right', 'failed', 'left']));
    expect(run.requests.filter(({ fault }) => fault !== undefined).length).toBeGreaterThan(run.requests.length / 5);
  });
});
