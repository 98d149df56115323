import type { GatewayOptions } from '../src/index.ts';
import { type GatewayServer, serveGateway } from '../src/node/index.ts';
import { chatEvent, type FakeProvider, fakeProvider, MODEL } from './fake-provider.ts';

/** A gateway on `node:http` in front of a provider whose stream the test writes. */
export interface HeldProvider extends Omit<FakeProvider, 'gateway'>, GatewayServer {
  /** Sends text of the answer. */
  push(...texts: readonly string[]): void;
  /** Ends the answer. */
  end(): void;
  /** Resolves when the gateway cancels the request. */
  readonly cancelled: Promise<void>;
}

/** Serves a gateway whose provider waits for the test. */
export async function heldProvider(options: Partial<GatewayOptions>): Promise<HeldProvider> {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const early: string[] = [];
  let isEnded = false;
  let cancel = () => {};
  const cancelled = new Promise<void>((resolve) => {
    cancel = resolve;
  });
  const write = (event: string) =>
    controller ? controller.enqueue(new TextEncoder().encode(event)) : early.push(event);
  const { gateway, ...provider } = fakeProvider((_, signal) => {
    signal?.addEventListener('abort', cancel);
    const body = new ReadableStream<Uint8Array>({
      start(own) {
        controller = own;
        for (const event of early) write(event);
        if (isEnded) own.close();
      },
      cancel,
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }, options);
  const server = await serveGateway(gateway, { port: 0 });
  return {
    ...provider,
    ...server,
    cancelled,
    push(...texts) {
      for (const content of texts) write(chatEvent({ content }));
    },
    end() {
      const usage = { prompt_tokens: 3, completion_tokens: 5, total_tokens: 8 };
      write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`);
      write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`);
      isEnded = true;
      controller?.close();
    },
  };
}

/** Sends a streamed chat whose stream is to be kept. */
export function keptChat(url: string, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
  return fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-keep-stream': 'true', ...headers },
    body: JSON.stringify({ model: MODEL, stream: true, messages: [{ role: 'user', content: 'Hi' }] }),
    ...(signal && { signal }),
  });
}

/** The handle of a kept stream. */
export function handleOf(response: Response): string {
  const handle = response.headers.get('x-stream-handle');
  if (handle === null) throw new Error('The response has no handle of a stream.');
  return handle;
}

/** Attaches to a kept stream after an event. */
export function attach(url: string, handle: string, lastEventId = 0, headers: Record<string, string> = {}) {
  return fetch(`${url}/v1/streams/${handle}`, { headers: { 'last-event-id': String(lastEventId), ...headers } });
}

/** Reads a response until it has as many events, then leaves it. Returns what was read of whole events. */
export async function readEvents(response: Response, count: number): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (eventsOf(text).length < count) {
    const { done, value = '' } = (await reader?.read()) ?? { done: true };
    if (done) break;
    text += value;
  }
  await reader?.cancel();
  return eventsOf(text).slice(0, count).join('');
}

/** The whole events of a text, without comments. */
export function eventsOf(text: string): string[] {
  return (text.match(/[\s\S]*?\n\n/g) ?? []).filter((event) => !event.startsWith(':'));
}
