import { expect, it } from 'vitest';
import type { ProgramCall } from '../../src/features/program/program-call.ts';
import { groupRequests } from './group-requests.ts';
import { readRequest } from './read-request.ts';

const ROUTER = 'http://127.0.0.1:1/emulator/router';
const MAPPING = {
  inferenceProviderMapping: {
    groq: { providerId: 'llama-8b', task: 'conversational' },
    'fal-ai': { providerId: 'fal-ai/flux/dev', task: 'text-to-image' },
  },
};

interface Sent {
  readonly method?: string;
  readonly url: string;
  readonly body?: unknown;
  readonly status?: number;
  readonly answer?: unknown;
  readonly type?: string;
  readonly pid?: number;
}

const listed = (...sent: readonly Sent[]) =>
  groupRequests(
    sent.map(({ url, body, method = body ? 'POST' : 'GET', status = 200, answer = {}, pid = 1, ...rest }, index) => {
      const { type = 'application/json' } = rest;
      const chunks = [{ afterMs: 5, text: JSON.stringify(answer) }];
      const call: ProgramCall = {
        ...{ startedAt: 1000 + index * 10, program: '/app.mjs', pid },
        request: { method, url, ...(body !== undefined && { body: { json: body } }) },
        response: { status, headers: { 'content-type': type }, chunks },
      };
      return readRequest(`${index}`, call);
    }),
  );

const lookup = (model: string): Sent => ({
  url: `http://127.0.0.1:1/emulator/hub/api/models/${model}`,
  answer: MAPPING,
});
const chat = (content: string, more: Partial<Sent> = {}): Sent => ({
  url: `${ROUTER}/groq/openai/v1/chat/completions`,
  body: { model: 'llama-8b', messages: [{ role: 'user', content }] },
  answer: { usage: { total_tokens: 12 } },
  ...more,
});

it('joins the lookup of a model with its call, and names later calls by it', () => {
  const calls = listed(lookup('meta/llama'), chat('Hello\n there'), chat('Again'));
  expect(calls.map(({ prompt }) => prompt)).toEqual(['Again', 'Hello there']);
  for (const call of calls)
    expect(call).toMatchObject({ model: 'meta/llama', provider: 'groq', task: 'conversational', tokens: 12 });
  expect(calls[1]?.requests.map(({ purpose }) => purpose)).toEqual(['lookup', 'inference']);
  expect(calls[1]).toMatchObject({ id: '1', resultId: '1', durationMs: 15 });
});

it('joins the polls and the file of a job, also while another call is made', () => {
  const job = { request_id: '11e92053-351c-4deb' };
  const calls = listed(
    lookup('bfl/flux'),
    { url: `${ROUTER}/fal-ai/fal-ai/flux/dev`, body: { prompt: 'a red boat' }, answer: job },
    chat('Meanwhile'),
    { url: `${ROUTER}/fal-ai/fal-ai/flux/requests/11e92053-351c-4deb/status`, status: 202 },
    { url: `${ROUTER}/fal-ai/fal-ai/flux/requests/11e92053-351c-4deb`, answer: { url: 'http://a/e132ea90.png' } },
    { url: 'http://a/e132ea90.png', type: 'image/png' },
  );
  expect(calls).toHaveLength(2);
  expect(calls[1]).toMatchObject({ model: 'bfl/flux', task: 'text-to-image', prompt: 'a red boat', resultId: '5' });
  expect(calls[1]?.requests.map(({ purpose }) => purpose)).toEqual(['lookup', 'inference', 'job', 'job', 'file']);
});

it('joins retries, and keeps processes apart', () => {
  const refused = { status: 429, answer: { error: { message: 'Slow down.' } } };
  const calls = listed(chat('Hi', refused), chat('Hi', { pid: 2 }), chat('Hi', refused), chat('Hi'), chat('Hi'));
  expect(calls.map(({ requests }) => requests.length)).toEqual([1, 1, 3]);
  expect(calls[2]).not.toHaveProperty('failure');
  expect(listed(chat('Hi', refused))[0]).toMatchObject({ failure: 'Slow down.', status: 429, provider: 'groq' });
});

it.each([
  [404, { error: 'Repository not found' }, 'Repository not found'],
  [500, {}, 'Status 500'],
  [200, { status: 'failed' }, 'The job failed.'],
])('tells the failure of status %d', (status, answer, failure) => {
  expect(listed({ url: 'http://a/api/models/zzz/none', status, answer })[0]).toMatchObject({
    failure,
    model: 'zzz/none',
  });
});
