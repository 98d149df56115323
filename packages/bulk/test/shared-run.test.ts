import { InferenceClient } from '@hubkit/inference';
import { afterEach, expect, it, vi } from 'vitest';
import { bulk, type Progress } from '../src/index.ts';
import { useFolder } from './support.ts';

const { path } = useFolder();
afterEach(() => vi.restoreAllMocks());

/** A service that refuses these calls with 429, by their number. */
function limitedService(refused: readonly number[], retryAfter = '0') {
  let calls = 0;
  const fetch: typeof globalThis.fetch = async () => {
    const isRefused = refused.includes(++calls);
    await new Promise(setImmediate);
    if (isRefused) {
      const headers = { 'retry-after': retryAfter };
      return Response.json({ error: { message: 'slow down' } }, { status: 429, headers });
    }
    return Response.json({
      choices: [{ index: 0, message: { role: 'assistant', content: 'ok' }, finish_reason: 'stop' }],
    });
  };
  return { calls: () => calls, client: new InferenceClient(undefined, { endpointUrl: 'http://own/v1', fetch }) };
}

it('calls each row once where limits are shared, whatever the concurrency learns', async () => {
  const warn = vi.spyOn(console, 'warn');
  const refused = [40, 41, 42];
  const { client, calls } = limitedService(refused);
  const input = Array.from({ length: 800 }, (_, index) => ({ text: `row ${index}` }));
  const share = { folder: path('shared'), account: 'key' };
  const run = bulk(client, { input, output: path('out.jsonl'), model: 'm', prompt: '{{ text }}', share, backoffMs: 1 });
  const { done, requests, repeated, failures } = await run.done;
  expect({ done, requests, repeated, failures, calls: calls() }).toEqual({
    done: 800,
    requests: 803,
    repeated: 3,
    failures: [],
    calls: 803,
  });
  expect(warn.mock.calls).toEqual([]);
  expect(run.progress()).toMatchObject({ rateLimits: 3, repeated: 3 });
});

it('starts no row at an endpoint of its own while that demands a pause, and says so', async () => {
  const { client, calls } = limitedService([10], '1');
  const input = Array.from({ length: 60 }, (_, index) => ({ text: `row ${index}` }));
  const waits = new Map<string, number>();
  const onProgress = ({ wait }: Progress) => wait && waits.set(`${wait.reason} ${wait.provider}`, calls());
  const given = { input, output: path('out.jsonl'), model: 'm', prompt: '{{ text }}', concurrency: 2, onProgress };
  const run = bulk(client, given);
  expect(await run.done).toMatchObject({ done: 60, repeated: 1 });
  expect([...waits.keys()]).toEqual(['rate-limit http://own']);
  // One more was under way.
  expect(waits.get('rate-limit http://own')).toBeLessThanOrEqual(11);
});
