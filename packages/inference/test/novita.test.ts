import { describe, expect, it } from 'vitest';
import { type CallOptions, InferenceClient } from '../src/index.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { type Answer, fakeFetch } from './support/fake-fetch.ts';

const OWN = 'https://api.novita.ai/v3/async';
const VIDEO = 'data:video/mp4;base64,AAAAHGZ0eXBpc29t';
const ENTRY = { provider: 'novita', providerId: 'wan-t2v', hfModelId: 'o/m', task: 'text-to-video', status: 'live' };
const task = (status: string, more: object = {}) => ({ task: { task_id: 't-1', status, ...more } });

/** Generates a video; the responses are given in turn, the last one for ever. */
async function generate(responses: readonly object[], options: CallOptions = {}, accessToken = 'novita-key') {
  const clock = createFakeClock();
  const answer: Answer = (_, number) => {
    const response = responses[Math.min(number, responses.length) - 1];
    return response instanceof Response ? response.clone() : Response.json(response);
  };
  const fetch = fakeFetch(answer);
  const client = new InferenceClient(accessToken, {
    fetch,
    clock,
    random: () => 0,
    mapping: { 'o/m': [ENTRY] },
    ...options,
  });
  const call = client.textToVideo({
    provider: 'novita',
    model: 'o/m',
    inputs: 'a cat',
    parameters: { num_inference_steps: 4 },
  });
  const result: unknown = await clock.finish(call.catch((error: unknown) => error));
  return { result, clock, seen: fetch.seen, urls: fetch.seen.map(({ method, url }) => `${method} ${url}`) };
}

describe('a video of novita', () => {
  it('is polled until it has succeeded', async () => {
    const reports: unknown[] = [];
    const { result, urls, seen, clock } = await generate(
      [
        { task_id: 't-1' },
        task('TASK_STATUS_QUEUED'),
        task('TASK_STATUS_PROCESSING', { progress_percent: 40 }),
        { ...task('TASK_STATUS_SUCCEED'), videos: [{ video_url: VIDEO }] },
      ],
      { onProgress: ({ job, ...report }) => reports.push(report) },
    );
    expect(result).toMatchObject({ type: 'video/mp4' });
    const poll = `GET ${OWN}/task-result?task_id=t-1`;
    expect(urls).toEqual([`POST ${OWN}/wan-t2v`, poll, poll, poll]);
    expect(seen[0]?.body).toEqual({ steps: 4, prompt: 'a cat' });
    expect(seen.every(({ headers }) => headers.get('authorization') === 'Bearer novita-key')).toBe(true);
    expect(clock.now()).toBe(500 + 750 + 1125);
    expect(reports).toEqual([
      { status: undefined },
      { status: 'TASK_STATUS_QUEUED' },
      { status: 'TASK_STATUS_PROCESSING', fraction: 0.4 },
    ]);
  });

  it('is polled through the router', async () => {
    const { urls } = await generate([{ task_id: 't-1' }, task('TASK_STATUS_FAILED')], {}, 'hf_abcdefgh');
    expect(urls).toEqual([
      'POST https://router.huggingface.co/novita/v3/async/wan-t2v',
      'GET https://router.huggingface.co/novita/v3/async/task-result?task_id=t-1',
    ]);
  });

  it.each([
    [
      [{ task_id: 't-1' }, task('TASK_STATUS_FAILED', { reason: 'NSFW content' })],
      'JOB',
      'Novita text-to-video task failed: NSFW content',
    ],
    [
      [{ task_id: 't-1' }, task('TASK_STATUS_FAILED', { reason: '' })],
      'JOB',
      'Novita text-to-video task failed: TASK_STATUS_FAILED',
    ],
    [
      [{ name: 5 }],
      'PROVIDER_OUTPUT',
      'Received malformed response from Novita text-to-video API: no task ID found in the response',
    ],
    [
      [{ task_id: 't-1' }, { task: 5 }],
      'PROVIDER_OUTPUT',
      'Received malformed response from Novita text-to-video API: failed to parse task result',
    ],
    [
      [{ task_id: 't-1' }, new Response('<html>', { headers: { 'content-type': 'text/html' } })],
      'PROVIDER_OUTPUT',
      'Received malformed response from Novita text-to-video API: failed to parse task result',
    ],
    [
      [{ task_id: 't-1' }, { ...task('TASK_STATUS_SUCCEED'), videos: [] }],
      'PROVIDER_OUTPUT',
      'Received malformed response from Novita text-to-video API: expected',
    ],
    [
      [{ task_id: 't-1' }, Response.json({ code: 404, message: 'task not found' }, { status: 404 })],
      'PROVIDER_API',
      'Failed to fetch task result: task not found',
    ],
  ] as [object[], string, string][])('fails after %j', async (responses, code, message) => {
    const { result } = await generate(responses);
    expect(result).toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it('ends with the time of the job, whatever state it is in', async () => {
    const { result, clock } = await generate([{ task_id: 't-1' }, task('TASK_STATUS_DREAMING')]);
    expect(result).toMatchObject({ code: 'TIMEOUT', layer: 'job', job: { id: 't-1', provider: 'novita' } });
    expect(clock.now()).toBe(600_000);
  });
});

describe('a video of novita that MiniMax-H3 makes', () => {
  const PATH = 'https://api.novita.ai/v3/minimax/v2';
  const MINIMAX = { provider: 'novita', providerId: 'MiniMax-H3', hfModelId: 'o/h3', task: 'image-text-to-video' };
  const PNG = new Blob([Buffer.from('89504e470d0a1a0a', 'hex')], { type: 'image/png' });
  const DONE = { task: { status: 'succeeded', content: { url: VIDEO } } };
  type Args = Parameters<InferenceClient['imageTextToVideo']>[0];

  async function film(args: Partial<Args>, responses: readonly object[] = [{ task_id: 't 1' }, DONE]) {
    const clock = createFakeClock();
    const fetch = fakeFetch((_, number) => Response.json(responses[Math.min(number, responses.length) - 1]));
    const mapping = { 'o/h3': [{ ...MINIMAX, status: 'live' as const }] };
    const client = new InferenceClient('novita-key', { fetch, clock, random: () => 0, mapping });
    const call = client.imageTextToVideo({ provider: 'novita', model: 'o/h3', ...args } as Args);
    const result: unknown = await clock.finish(call.catch((error: unknown) => error));
    return { result, body: fetch.seen[0]?.body, urls: fetch.seen.map(({ method, url }) => `${method} ${url}`) };
  }

  it('starts from an image, and is polled until it has succeeded', async () => {
    const running = { task: { status: 'running' } };
    const args = { inputs: PNG, parameters: { prompt: 'a cat', seed: 5, guidance_scale: 2, watermark: false } };
    const { result, body, urls } = await film(args, [{ task_id: 't 1' }, running, DONE]);
    expect(result).toMatchObject({ type: 'video/mp4' });
    const poll = `GET ${PATH}/query/video_generation/t%201`;
    expect(urls).toEqual([`POST ${PATH}/video_generation`, poll, poll]);
    const frame = { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0KGgo=' }, role: 'first_frame' };
    expect(body).toEqual({
      model: 'MiniMax-H3',
      content: [{ type: 'text', text: 'a cat' }, frame],
      duration: 4,
      resolution: '768P',
      ratio: 'adaptive',
      watermark: false,
    });
  });

  it.each([
    [{}, { duration: 4, resolution: '768P', ratio: '16:9' }],
    [{ num_frames: 240 }, { duration: 10 }],
    [{ num_frames: 9999 }, { duration: 15 }],
    [{ target_size: { width: 1080, height: 1920 } }, { resolution: '768P', ratio: '9:16' }],
    [{ target_size: { width: 1440, height: 1440 } }, { resolution: '2K', ratio: '1:1' }],
    [{ target_size: { width: 2560, height: 1100 } }, { ratio: '21:9' }],
    [
      { num_frames: 240, duration: 5, resolution: '2K', ratio: '4:3' },
      { duration: 5, resolution: '2K', ratio: '4:3' },
    ],
  ])('has seconds, a resolution and a ratio for %o', async (parameters, wanted) => {
    const { body } = await film({ parameters: { prompt: 'a cat', ...parameters } });
    expect(body).toMatchObject({ ...wanted, content: [{ type: 'text', text: 'a cat' }] });
  });

  it.each([
    [{ status: 'failed', error: { message: 'blocked by policy' } }, 'blocked by policy'],
    [{ status: 'cancelled' }, 'cancelled'],
  ])('ends with the words of the service: %o', async (task, message) => {
    const { result } = await film({ inputs: PNG, parameters: { prompt: 'a' } }, [{ task_id: 't1' }, { task }]);
    expect(result).toMatchObject({ code: 'JOB', message: expect.stringContaining(message) });
  });
});
