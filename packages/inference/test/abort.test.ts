import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { type CallOptions, InferenceClient } from '../src/index.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { type Answer, CHAT, fakeFetch, never, silentAfter } from './support/fake-fetch.ts';

const REASON = new Error('the caller has had enough');
const MAPPED = {
  inferenceProviderMapping: {
    groq: { status: 'live', providerId: 'm', task: 'conversational' },
    'fal-ai': { status: 'live', providerId: 'fal-ai/m', task: 'text-to-image' },
  },
};
const TICKET = { request_id: 'r1', response_url: 'https://queue.fal.run/fal-ai/m/requests/r1', status: 'IN_QUEUE' };

interface Phase {
  readonly name: string;
  readonly task: 'chat' | 'image';
  readonly answer: Answer;
  /** Requests seen when the call is aborted. */
  readonly requests: number;
  /** Requests after that, to tell the provider that the job is no longer wanted. */
  readonly cancels?: number;
}

const JSON_HEADERS = { 'Content-Type': 'application/json' };

const PHASES: readonly Phase[] = [
  { name: 'before the call', task: 'chat', requests: 0, answer: () => Response.json(CHAT) },
  { name: 'during the look-up', task: 'chat', requests: 1, answer: ({ init }) => never(init) },
  {
    name: 'before the headers',
    task: 'chat',
    requests: 2,
    answer: ({ url, init }) => (url.includes('/api/models/') ? Response.json(MAPPED) : never(init)),
  },
  {
    name: 'in the body',
    task: 'chat',
    requests: 2,
    answer: ({ url }) => (url.includes('/api/models/') ? Response.json(MAPPED) : silentAfter('{"id":', JSON_HEADERS)),
  },
  {
    name: 'in the body of a refusal',
    task: 'chat',
    requests: 2,
    answer: ({ url }) => {
      if (url.includes('/api/models/')) return Response.json(MAPPED);
      return new Response(silentAfter('{"error":', JSON_HEADERS).body, { status: 400, headers: JSON_HEADERS });
    },
  },
  {
    name: 'between two attempts',
    task: 'chat',
    requests: 2,
    answer: ({ url }) => (url.includes('/api/models/') ? Response.json(MAPPED) : new Response(null, { status: 503 })),
  },
  {
    name: 'between two polls',
    task: 'image',
    requests: 2,
    cancels: 1,
    answer: ({ url }) => Response.json(url.includes('/api/models/') ? MAPPED : TICKET),
  },
  {
    name: 'during the download',
    task: 'image',
    requests: 3,
    answer: ({ url, init }) => {
      if (url.includes('/api/models/')) return Response.json(MAPPED);
      return url.includes('/picture') ? never(init) : Response.json({ images: [{ url: 'https://fal.media/picture' }] });
    },
  },
];

function start(phase: Phase, options: CallOptions) {
  const client = new InferenceClient('hf_abcdefgh', options);
  return phase.task === 'chat'
    ? client.chatCompletion({ provider: 'groq', model: 'o/m', messages: [] })
    : client.textToImage({ provider: 'fal-ai', model: 'o/m', inputs: 'a cat' });
}

describe.each(PHASES)('an abort $name', (phase) => {
  it('rejects with the reason of the caller, asks nothing more and leaves nothing behind', async () => {
    const clock = createFakeClock();
    const fetch = fakeFetch(phase.answer);
    const abort = new AbortController();
    if (phase.requests === 0) abort.abort(REASON);
    const call = start(phase, { fetch, clock, signal: abort.signal, random: () => 1 });
    call.catch(() => undefined);
    await clock.advance(0);
    expect(fetch.seen).toHaveLength(phase.requests);
    abort.abort(REASON);
    await expect(call).rejects.toBe(REASON);
    await clock.advance(20_000);
    expect(fetch.seen).toHaveLength(phase.requests + (phase.cancels ?? 0));
    if (phase.cancels) {
      expect(fetch.seen.at(-1)).toMatchObject({ method: 'PUT' });
      expect(fetch.seen.at(-1)?.url).toContain('/requests/r1/cancel');
    }
    expect(getEventListeners(abort.signal, 'abort')).toHaveLength(0);
    expect(clock.pending).toBe(0);
  });
});

describe('a signal', () => {
  it('is listened to once, however many calls wait for it', async () => {
    const { signal } = new AbortController();
    const fetch = fakeFetch(({ url, init }) => (url.includes('/api/models/') ? Response.json(MAPPED) : never(init)));
    const client = new InferenceClient('hf_abcdefgh', { fetch, signal });
    const warnings: unknown[] = [];
    const warn = (warning: unknown) => void warnings.push(warning);
    process.on('warning', warn);
    const calls = Array.from({ length: 30 }, () =>
      client.chatCompletion({ provider: 'groq', model: 'o/m', messages: [] }),
    );
    const streams = Array.from({ length: 30 }, () =>
      client.chatCompletionStream({ provider: 'groq', model: 'o/m', messages: [] }).next(),
    );
    for (const waiting of [...calls, ...streams]) waiting.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    expect(fetch.seen.length).toBeGreaterThan(30);
    process.off('warning', warn);
    expect(warnings).toEqual([]);
  });
  it('has no listeners left after a thousand calls', async () => {
    const { signal } = new AbortController();
    const fetch = fakeFetch(({ url }) => Response.json(url.includes('/api/models/') ? MAPPED : CHAT));
    const client = new InferenceClient('hf_abcdefgh', { fetch, signal });
    const call = () => client.chatCompletion({ provider: 'groq', model: 'o/m', messages: [] });
    for (let round = 0; round < 100; round++) await Promise.all(Array.from({ length: 10 }, call));
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
    expect(fetch.seen).toHaveLength(1001);
  });
});
