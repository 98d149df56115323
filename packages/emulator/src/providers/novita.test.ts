import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, keyAuth, post, startFast } from '../../test/caller.ts';
import { photo } from '../../test/photo.ts';
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
const IMAGE_URL = `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`;
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

describe('a video from an image', () => {
  const path = () => `${emulator.endpoints.providers.novita}/v3/minimax/v2`;
  const frame = { type: 'image_url', image_url: { url: IMAGE_URL }, role: 'first_frame' };
  const body = {
    model: 'MiniMax-H3',
    content: [{ type: 'text', text: 'a cat' }, frame],
    duration: 4,
    resolution: '768P',
    ratio: 'adaptive',
  };
  const start = (changed: object = {}, headers: Record<string, string> = {}) =>
    post(`${path()}/video_generation`, { ...body, ...changed }, { ...key, ...headers });
  const task = async (response: Promise<Response>) => {
    const { task_id: id } = await json<{ task_id: string }>(response);
    const states: unknown[] = [];
    for (const _ of [1, 2, 3]) {
      const update = json<{ task: object }>(fetch(`${path()}/query/video_generation/${id}`, { headers: key }));
      states.push((await update).task);
    }
    return states;
  };

  it('is queued, runs and has a video', async () => {
    const url = expect.stringMatching(/\.mp4$/);
    expect(await task(start())).toMatchObject([
      { status: 'queued' },
      { status: 'running' },
      { status: 'succeeded', content: { url } },
    ]);
    expect((await start({ content: [{ type: 'text', text: 'a cat' }], ratio: '16:9' })).status).toBe(200);
  });

  it('says why it failed', async () => {
    const states = await task(start({}, { 'x-hubkit-fault': 'job-moderated' }));
    expect(states[2]).toMatchObject({ status: 'failed', error: { message: 'The content could not be processed.' } });
  });

  it.each([
    [{ content: undefined }, 'content is required'],
    [{ content: [frame] }, 'content must have a text'],
    [{ content: [...body.content, { type: 'image_url', image_url: { url: 'https://x.example/a.png' } }] }, 'download'],
    [{ duration: 3 }, 'duration must be from 4 to 15'],
    [{ ratio: '2:1' }, 'ratio must be one of'],
    [{ resolution: '4K' }, 'resolution must be'],
  ])('is refused with %o', async (changed, message) => {
    const response = await start(changed);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(message)]);
  });
});
