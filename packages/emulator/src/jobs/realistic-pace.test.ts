import { expect, it } from 'vitest';
import { EMULATOR_HUB_TOKEN } from '../contract/tokens.ts';
import { createEmulator } from '../host/create-emulator.ts';

it('the realistic pace shows queue, progress and cancellation of jobs to clients that poll', async () => {
  let now = 0;
  const emulator = createEmulator({ pace: 'realistic', now: () => now });
  const base = 'http://127.0.0.1/router/fal-ai';
  const send = async (method: string, path: string) => {
    const headers = { authorization: `Bearer ${EMULATOR_HUB_TOKEN}`, 'content-type': 'application/json' };
    const body = method === 'POST' ? JSON.stringify({ prompt: 'a cat' }) : null;
    const response = await emulator.fetch(new Request(base + path, { method, headers, body }));
    return (await response.json()) as { status: string; request_id: string; queue_position?: number; logs?: unknown };
  };
  const submit = () => send('POST', '/fal-ai/ltx-video-13b-distilled?_subdomain=queue');
  const poll = (id: string) =>
    send('GET', `/fal-ai/ltx-video-13b-distilled/requests/${id}/status?_subdomain=queue&logs=1`);
  const first = await submit();
  const second = await submit();
  now = 3000;
  expect(await poll(second.request_id)).toMatchObject({ status: 'IN_QUEUE', queue_position: 1 });
  now = 7000;
  expect(await poll(first.request_id)).toMatchObject({
    status: 'IN_PROGRESS',
    logs: [{ message: expect.any(String) }],
  });
  const cancelled = await send(
    'PUT',
    `/fal-ai/ltx-video-13b-distilled/requests/${second.request_id}/cancel?_subdomain=queue`,
  );
  expect(cancelled.status).toBe('CANCELLATION_REQUESTED');
  now = 12_001;
  expect((await poll(first.request_id)).status).toBe('COMPLETED');
});
