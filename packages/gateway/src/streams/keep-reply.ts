import type { BegunCall } from '../call/begin-call.ts';
import type { RequestContext } from '../call/context.ts';
import { within } from '../call/within.ts';
import type { EventSource, Outgoing } from '../contract/exchange.ts';
import type { StreamWriter } from '../contract/streams.ts';
import { EVENT_HEADERS } from '../http/replies.ts';
import { KeptEvents } from './kept-events.ts';
import { HANDLE_HEADER, type KeptStreams, STORE_MS } from './kept-stream.ts';

/**
 * Replies with events that are kept: the response has their handle, and the call goes on when its client leaves. Where the store has no
 * place, or fails, the reply is that of a gateway without one.
 *
 * @param keepAlive - Text among the events that only keeps the connection open.
 */
export async function keepReply(
  { parts, user, incoming, requestId }: RequestContext,
  { store, handles }: KeptStreams,
  call: BegunCall,
  events: EventSource,
  keepAlive: string,
): Promise<Outgoing> {
  const id = crypto.randomUUID();
  const report = (error: unknown) => parts.onError(error, requestId);
  const kept = new KeptEvents(events, keepAlive, report);
  const opening = store.open({ id, longestMs: parts.bounds.callMs, onStop: () => events.cancel() });
  let writer: StreamWriter | undefined;
  try {
    writer = await within(STORE_MS, opening, { name: 'The store of streams', signal: incoming.signal });
  } catch (error) {
    if (!incoming.signal.aborted) report(error);
    // A place that comes too late is given back.
    opening.then((late) => late?.end()).catch(() => {});
  }
  if (!writer) return { status: 200, headers: { ...EVENT_HEADERS }, body: events };
  call.outliveClient();
  // A server may wait for the next event before it notices that the client has left.
  incoming.signal.addEventListener('abort', () => kept.cancel(), { once: true });
  kept.writeTo(writer);
  const handle = await handles.sign({ id, user: user.id });
  return { status: 200, headers: { ...EVENT_HEADERS, [HANDLE_HEADER]: handle }, body: kept };
}
