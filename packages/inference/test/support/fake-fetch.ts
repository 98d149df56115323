import type { Args } from '../../src/index.ts';

/** A request as a server would have seen it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly init: RequestInit;
}

/** Response of a fake server to a request; an exception means a broken connection. */
export type Answer = (request: SeenRequest, number: number) => Response | Promise<Response>;

/** A fetch that calls a function, and records the requests. */
export function fakeFetch(answer: Answer): typeof fetch & { readonly seen: SeenRequest[] } {
  const seen: SeenRequest[] = [];
  const fake = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { body } = init;
    const request = {
      method: init.method ?? 'GET',
      url: String(input),
      headers: new Headers(init.headers),
      body: typeof body === 'string' ? JSON.parse(body) : body,
      init,
    };
    seen.push(request);
    init.signal?.throwIfAborted();
    return answer(request, seen.length);
  };
  return Object.assign(fake, { seen });
}

/** An event stream that is cut into the given pieces. */
export function eventStream(pieces: Iterable<string | Uint8Array>, onCancel?: () => void): Response {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.iterator]();
  const body = new ReadableStream({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    cancel: () => onCancel?.(),
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

/** A body that gives some bytes and then nothing for ever. */
export function silentAfter(text: string, headers: Record<string, string>, onCancel?: () => void): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    cancel: () => onCancel?.(),
  });
  return new Response(body, { headers });
}

/** A fetch that never answers unless it is aborted. */
export function never(init: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true });
  });
}

/** A chat answer. */
export const CHAT = {
  id: 'c1',
  created: 1,
  model: 'm',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'Hello' } }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
};

/** An event of a streamed chat. */
export function delta(content: string, finish: string | null = null): string {
  return JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] });
}

/** A model at one provider, so that the hub is not asked. */
export const MAPPING = {
  m: [{ provider: 'groq', providerId: 'm', hfModelId: 'm', task: 'conversational', status: 'live' }],
};

/** A chat with that model. */
export const ARGS: Args<'conversational'> = { provider: 'groq', model: 'm', messages: [], accessToken: 'key' };
