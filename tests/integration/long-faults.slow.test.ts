import { createServer } from 'node:net';
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { EMULATOR_HUB_TOKEN, type Emulator, type FaultSpec, startEmulator } from '@hubkit/emulator';
import { type CallOptions, InferenceClient, type InferenceError } from '@hubkit/inference';
import { nodeFetch } from '@hubkit/inference/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

/** Faults at their full length and size, by `npm run faults:long -w @hubkit/inference`; a small part of it otherwise. */
const isLong = process.env.LONG_FAULTS !== undefined;
const MEGABYTE = 1_048_576;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let emulator: Emulator;

beforeAll(async () => {
  emulator = await startEmulator({ pace: 'instant' });
});
afterEach(() => emulator.clearFaults());
afterAll(() => emulator.close());

/** Reads a chat stream that a fault strikes; returns what its reader sees. */
async function read(fault: FaultSpec, options: CallOptions = {}, onChunk: () => unknown = () => undefined) {
  emulator.inject({ fault });
  const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints, retry: false, ...options });
  const messages = [{ role: 'user', content: 'Hello' }];
  const stream = client.chatCompletionStream({
    provider: 'groq',
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages,
  });
  const startedAt = performance.now();
  let characters = 0;
  let chunks = 0;
  const all = async () => {
    for await (const { choices } of stream) {
      characters += choices[0]?.delta?.content?.length ?? 0;
      chunks++;
      if ((await onChunk()) === 'stop') break;
    }
  };
  const error = await all().catch((thrown: unknown) => thrown as InferenceError);
  const ms = performance.now() - startedAt;
  if (isLong)
    console.log(
      `${fault}: ${chunks} chunks, ${characters} characters in ${ms.toFixed(0)} ms; ${error?.code ?? 'whole'}`,
    );
  return { error, characters, chunks };
}

/** Memory in use, in MB, without what is only waiting to be collected. */
async function memoryInUse(): Promise<number> {
  for (let round = 0; round < 5; round++) {
    collectGarbage();
    await nextRound();
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

describe('a fault that lasts', () => {
  it('of one byte at a time ends with the time of the call, in flat memory', async () => {
    const [pauseMs, totalMs] = isLong ? [1000, 60_000] : [1, 300];
    // The code of timeouts is loaded by the first one.
    await read('slow-loris;ms=1', { timeouts: { totalMs: 50 } });
    emulator.clearFaults();
    const before = await memoryInUse();
    const { error } = await read(`slow-loris;ms=${pauseMs}`, { timeouts: { totalMs } });
    expect(error).toMatchObject({ code: 'TIMEOUT', layer: 'total' });
    expect((await memoryInUse()) - before).toBeLessThan(5);
  });

  it('of a stream without end takes no memory while its reader is slow', async () => {
    const last = isLong ? 20_000 : 100;
    let seen = 0;
    let before = 0;
    let after = 0;
    // Node's own fetch reads ahead of a slow reader, a chunk more for each one that is read; ours does not.
    await read('endless-stream', { fetch: nodeFetch() }, async () => {
      if (++seen === last / 10) before = await memoryInUse();
      if (seen < last) return wait(1);
      after = await memoryInUse();
      return 'stop';
    });
    expect(seen).toBe(last);
    expect(after - before).toBeLessThan(5);
  });

  it.each(isLong ? [32, 64] : [4])('of an event of %i MB is read', async (megabytes) => {
    const { error, characters } = await read(`giant-event;mb=${megabytes}`);
    expect(error).toBeUndefined();
    expect(characters).toBeGreaterThanOrEqual(megabytes * MEGABYTE);
  });

  it('of an event beyond the limit ends the stream', async () => {
    const [megabytes, options] = isLong ? [300, {}] : [4, { maxBytes: { event: MEGABYTE } }];
    const { error } = await read(`giant-event;mb=${megabytes}`, options);
    expect(error).toMatchObject({ code: 'LIMIT' });
  });

  it('of very many events is read', async () => {
    const count = isLong ? 1_000_000 : 5000;
    const { error, chunks } = await read(`many-events;count=${count}`);
    expect(error).toBeUndefined();
    expect(chunks).toBe(count);
  });

  it('of a connection that is never established ends with the time for it', async () => {
    const silent = createServer((socket) => void socket.on('error', () => undefined).resume());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address() as { readonly port: number };
    const fetch = nodeFetch(isLong ? {} : { connectMs: 50 });
    const client = new InferenceClient(undefined, { endpointUrl: `https://127.0.0.1:${address.port}/v1`, fetch });
    const startedAt = performance.now();
    const error = await client.chatCompletion({ messages: [] }).catch((thrown: unknown) => thrown);
    if (isLong) console.log(`never established: ${(performance.now() - startedAt).toFixed(0)} ms`);
    expect(error).toMatchObject({ code: 'TIMEOUT', layer: 'connect' });
    silent.close();
  });
});
