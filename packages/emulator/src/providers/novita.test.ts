import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, keyAuth, post, startFast } from '../../test/caller.ts';
import type { Emulator } from '../host/start-emulator.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

interface Result {
  readonly task: { readonly task_id: string; readonly status: string; readonly reason: string };
  readonly videos: readonly { readonly video_url: string }[];
}

const key = keyAuth('novita');
const base = () => `${emulator.endpoints.providers.novita}/v3/async`;
const submit = (fault?: string) =>
  json<{ task_id: string }>(
    post(`${base()}/wan-t2v`, { prompt: 'a cat' }, { ...key, ...(fault && { 'x-hubkit-fault': fault }) }),
  );
const poll = (id: string) => fetch(`${base()}/task-result?task_id=${id}`, { headers: key });

it('makes a video at once at the path for clients of the hub', async () => {
  const url = `${emulator.endpoints.providers.novita}/v3/hf/wan-t2v`;
  const response = await post(url, { prompt: 'a cat' }, key);
  const { video } = await json<{ video: { video_url: string; video_type: string } }>(response);
  expect([response.status, video.video_type]).toEqual([200, 'mp4']);
  expect((await fetch(video.video_url)).headers.get('content-type')).toBe('video/mp4');
});

describe('a video task', () => {
  it('is queued, runs and has a video', async () => {
    const { task_id: id } = await submit();
    const results = [await json<Result>(poll(id)), await json<Result>(poll(id)), await json<Result>(poll(id))];
    expect(results.map(({ task }) => task.status)).toEqual([
      'TASK_STATUS_QUEUED',
      'TASK_STATUS_PROCESSING',
      'TASK_STATUS_SUCCEED',
    ]);
    expect(results.map(({ videos }) => videos.length)).toEqual([0, 0, 1]);
    const file = await fetch(results[2]?.videos[0]?.video_url ?? '');
    expect(file.headers.get('content-type')).toBe('video/mp4');
  });

  it('says why it failed', async () => {
    const { task_id: id } = await submit('job-moderated');
    for (const _ of [1, 2]) await poll(id);
    expect(await json(poll(id))).toMatchObject({
      task: { status: 'TASK_STATUS_FAILED', reason: 'The content could not be processed.' },
      videos: [],
    });
  });

  it('is not found under another id', async () => {
    const response = await poll('nothing');
    expect([response.status, await json(response)]).toMatchObject([404, { reason: 'TASK_NOT_FOUND' }]);
  });
});
