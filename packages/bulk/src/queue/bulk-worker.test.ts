import { InferenceClient } from '@hubkit/inference';
import { expect, it } from 'vitest';
import type { BulkQueue, ChunkReport, HeldChunk } from '../contract/queue.ts';
import { bulkWorker } from './bulk-worker.ts';

const order = { run: 'r', task: 'conversational', model: 'm', concurrency: 4 } as HeldChunk['order'];

it('reports the rows under way before a fault of the program ends a worker', async () => {
  const reports: Omit<ChunkReport, 'chunk'>[] = [];
  const held: HeldChunk = {
    key: 'c',
    rows: ['bad', 'good'].map((text, index) => {
      const args = { messages: [{ role: 'user', content: text }] };
      return { seq: index + 1, line: index + 1, tries: 0, failures: 0, args };
    }),
    order,
    holder: 1,
    states: new Map(),
    jobs: new Map(),
    async report(report) {
      reports.push(report);
      return { isHeld: true, control: 'run' };
    },
  };
  const shared = { limiter: undefined, tell: () => {}, peers: () => 1 };
  const isReported = () => reports.some(({ outcomes = [] }) => outcomes.length > 0);
  const queue: BulkQueue = {
    own: () => Promise.reject(new Error('not here')),
    async consume({ work }) {
      setImmediate(() => void work(held));
      const close = async () => {
        while (!isReported()) await new Promise(setImmediate);
      };
      return { share: () => shared, close };
    },
  };
  let isFaulty = false;
  const fetch: typeof globalThis.fetch = async (_, init) => {
    // The response of the other row comes after the fault.
    if (String(init?.body).includes('good')) while (!isFaulty) await new Promise(setImmediate);
    const message = { role: 'assistant', content: 'ok' };
    return Response.json({ choices: [{ index: 0, message, finish_reason: 'stop' }] });
  };
  const client = new InferenceClient(undefined, { endpointUrl: 'http://own/v1', fetch });
  const fail = () => {
    isFaulty = true;
    throw new TypeError('a fault');
  };
  const original = client.chatCompletion.bind(client);
  client.chatCompletion = ((args: { messages: { content: string }[] }, options: object) => {
    if (args.messages[0]?.content === 'bad') fail();
    return original(args as never, options);
  }) as typeof client.chatCompletion;
  const worker = await bulkWorker(queue, { connect: () => ({ client }) });
  await expect(worker.done).rejects.toThrow('a fault');
  expect(reports.flatMap(({ outcomes = [] }) => outcomes)).toMatchObject([
    { seq: 2, next: { type: 'done', output: 'ok' } },
  ]);
});
