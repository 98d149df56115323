import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { chatCompletionStream } from '../src/index.ts';
import { nodeFetch } from '../src/transport/node/node-fetch.ts';
import { ARGS, delta, eventStream, fakeFetch, MAPPING, silentAfter } from './support/fake-fetch.ts';

setFlagsFromString('--expose-gc');
const collect: (options?: { type: 'minor' }) => void = runInNewContext('gc');

describe('a stream that is dropped without being ended', () => {
  it('is closed when it is collected', async () => {
    let isCancelled = false;
    const fetch = fakeFetch(() =>
      silentAfter(`data: ${delta('x')}\n\n`, { 'Content-Type': 'text/event-stream' }, () => {
        isCancelled = true;
      }),
    );
    const readOne = async () => {
      const { value } = await chatCompletionStream(ARGS, { fetch, mapping: MAPPING }).next();
      return value?.choices.length;
    };
    expect(await readOne()).toBe(1);
    for (let round = 0; round < 100 && !isCancelled; round++) {
      collect();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(isCancelled).toBe(true);
  });
});

describe('streams that are left', () => {
  it.each<[string, (stream: ReturnType<typeof chatCompletionStream>) => Promise<unknown>]>([
    ['break', leaveByBreak],
    ['return()', async (stream) => [await stream.next(), await stream.return()]],
    ['throw()', async (stream) => [await stream.next(), await stream.throw(0).catch(() => undefined)]],
  ])('by %s leave nothing behind', async (_, leave) => {
    const service = createServer((request, response) => {
      request.resume();
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(`data: ${delta('x')}\n\n`);
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const endpointUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const fetch = nodeFetch();
    const leaveOne = async () => {
      const stream = chatCompletionStream({ endpointUrl, messages: ARGS.messages }, { fetch });
      await leave(stream);
      return new WeakRef(stream);
    };
    const left = await Promise.all(Array.from({ length: 30 }, leaveOne));
    const kept = () => left.filter((stream) => stream.deref() !== undefined).length;
    for (let round = 0; round < 100 && kept() > 0; round++) {
      // To look at one keeps it until the next turn.
      await new Promise((resolve) => setTimeout(resolve, 5));
      collect();
    }
    expect(kept()).toBe(0);
    await fetch.close();
    service.closeAllConnections();
    service.close();
  });
});

describe('streams that end by themselves', () => {
  it('are gone after minor collections', async () => {
    const text = `data: ${delta('x', 'stop')}\n\ndata: [DONE]\n\n`;
    const fetch = async () => eventStream([text]);
    const readAll = async (count: number) => {
      for (let number = 0; number < count; number++) {
        for await (const _ of chatCompletionStream(ARGS, { fetch, mapping: MAPPING }));
        // What survives two of them is moved to the old space.
        collect({ type: 'minor' });
        collect({ type: 'minor' });
      }
    };
    await readAll(50);
    collect();
    const before = oldSpaceBytes();
    await readAll(200);
    // 4 kB, of which the platform keeps 3 for a response and two signals; 12 kB with what was read.
    expect((oldSpaceBytes() - before) / 200).toBeLessThan(8_000);
  });
});

function oldSpaceBytes(): number {
  return getHeapSpaceStatistics().find((space) => space.space_name === 'old_space')?.space_used_size ?? Number.NaN;
}

async function leaveByBreak(stream: ReturnType<typeof chatCompletionStream>): Promise<void> {
  for await (const _ of stream) break;
}
