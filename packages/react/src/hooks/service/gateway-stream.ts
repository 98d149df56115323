import { failureIn } from '@hubkit/messages';
import type { ChatChunk } from './chat-chunk.ts';
import { toFailure } from './failure.ts';
import { asLost, callGateway, errorIn, failedStream, type Gateway, parse } from './gateway.ts';
import { pause } from './pause.ts';
import { readEvents } from './read-events.ts';

/** A place in a stream that a gateway keeps. */
export interface StreamPlace {
  readonly handle: string;
  /** Number of the last event that was read. */
  readonly events: number;
}

interface StreamOptions {
  readonly signal: AbortSignal;
  /** Called with the handle of the stream, and with the place of each event. @default the gateway is not asked to keep the stream */
  readonly onPlace?: ((place: StreamPlace) => void) | undefined;
}

/** Waits before a lost connection to a kept stream is opened again, in ms. After the last one it counts as lost. */
const WAITS_MS = [0, 500, 1000, 2000, 4000];

/** Requests a streamed chat. A stream that ends too early throws a `GatewayError`. */
export async function* requestStream(
  gateway: Gateway,
  json: object,
  { signal, onPlace }: StreamOptions,
): AsyncGenerator<ChatChunk, void> {
  const headers = onPlace && { 'x-keep-stream': 'true' };
  const response = await callGateway(gateway, 'chat/completions', { json, signal, headers });
  const handle = onPlace && response.headers.get('x-stream-handle');
  if (handle) onPlace({ handle, events: 0 });
  yield* follow(gateway, response, handle || undefined, { signal, onPlace });
}

/** Reads a kept stream from its beginning. */
export async function* attachStream(
  gateway: Gateway,
  handle: string,
  options: StreamOptions,
): AsyncGenerator<ChatChunk, void> {
  yield* follow(gateway, undefined, handle, options);
}

/** Stops a kept stream. One that is not kept, or no longer, is stopped already. */
export async function stopStream(gateway: Gateway, handle: string): Promise<void> {
  try {
    await callGateway(gateway, `streams/${handle}`, { method: 'DELETE', keepalive: true });
  } catch (error) {
    const { status } = toFailure(error);
    if (status !== 404 && status !== 410) throw error;
  }
}

/** Reads the chunks of a stream. Where its connection is lost, a kept one is attached again after the last event. */
async function* follow(
  gateway: Gateway,
  response: Response | undefined,
  handle: string | undefined,
  { signal, onPlace }: StreamOptions,
): AsyncGenerator<ChatChunk, void> {
  let events = 0;
  let losses = 0;
  let isComplete = false;
  const onId = (id: string) => {
    events = Number(id);
    losses = 0;
    if (handle) onPlace?.({ handle, events });
  };
  for (;;) {
    try {
      response ??= await openStream(gateway, `${handle}`, events, signal);
      if (response.status === 204) return;
      for await (const event of readEvents(response.body as ReadableStream<Uint8Array>, onId)) {
        if (/^\s*"?\[done\]/i.test(event)) return;
        // Some proxies keep a connection open with empty events.
        if (!event.trim()) continue;
        const chunk = parse(event) as ChatChunk | null | undefined;
        if (!chunk) throw errorIn(chunk, response);
        const failure = failureIn(chunk);
        if (failure) throw failedStream(failure, response);
        isComplete ||= !!chunk.choices?.[0]?.finish_reason;
        yield chunk;
      }
      if (isComplete) return;
      throw asLost(gateway);
    } catch (cause) {
      const error = asLost(gateway, cause);
      const isLost = toFailure(error).code === 'connection';
      const waitMs = WAITS_MS[losses++];
      if (!handle || !isLost || waitMs === undefined || signal.aborted) throw error;
      await pause(waitMs, signal);
      response = undefined;
    }
  }
}

function openStream(gateway: Gateway, handle: string, events: number, signal: AbortSignal): Promise<Response> {
  return callGateway(gateway, `streams/${handle}`, { signal, headers: { 'last-event-id': `${events}` } });
}
