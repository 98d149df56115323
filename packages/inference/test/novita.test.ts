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
