import type { RequestContext } from '../call/context.ts';
import { dataEvent, namedEvent } from '../call/stream-reply.ts';
import { GatewayError } from '../contract/errors.ts';
import type { Incoming, Outgoing } from '../contract/exchange.ts';
import { detectErrorForm, errorBody, toFailure } from '../http/error-reply.ts';
import { EVENT_HEADERS, jsonReply } from '../http/replies.ts';
import { AttachedEvents, type AttachedForm, expiredStream } from './attached-events.ts';
import { HANDLE_HEADER, type KeptStreams } from './kept-stream.ts';

/** Attaches to a stream: replies with its events after the last one that the client has. */
export async function attach(visit: RequestContext): Promise<Outgoing> {
  const { parts, incoming, rest } = visit;
  const { store, id } = await findStream(visit);
  const attachment = { store, id, from: readLastEvent(incoming), keepAliveMs: parts.bounds.keepAliveMs };
  const events = new AttachedEvents(attachment, await chooseForm(visit));
  // With 204, the EventSource of a browser does not connect again.
  if (!(await events.begin())) return { status: 204, headers: {} };
  return { status: 200, headers: { ...EVENT_HEADERS, [HANDLE_HEADER]: rest }, body: events };
}

/** Stops a stream: its call is cancelled at its provider. */
export async function stop(visit: RequestContext): Promise<Outgoing> {
  const { store, id } = await findStream(visit);
  if (!(await store.stop(id))) throw expiredStream();
  return jsonReply({ id: visit.rest, object: 'stream', status: 'stopped' });
}

/** Finds the stream of a handle. The refusal is the same for every reason, which hides the streams of other users. */
async function findStream({ parts, user, rest }: RequestContext): Promise<Pick<KeptStreams, 'store'> & { id: string }> {
  const content = await parts.streams?.handles.read(rest);
  if (!parts.streams || content?.user !== user.id) throw new GatewayError('NOT_FOUND', 'There is no such stream.');
  return { store: parts.streams.store, id: content.id };
}

/** The number of the last event that the client has: `Last-Event-ID` as browsers send it, or `?from=`. */
function readLastEvent({ header, target }: Incoming): number {
  const text = header('last-event-id') ?? new URLSearchParams(target.split('?')[1] ?? '').get('from') ?? '0';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new GatewayError('INPUT', '`Last-Event-ID` and `from` have to be the id of an event, such as 12.', {
    param: 'from',
  });
}

async function chooseForm({ incoming, requestId }: RequestContext): Promise<AttachedForm> {
  if (detectErrorForm(incoming) === 'openai') {
    return {
      keepAlive: ': keep-alive\n\n',
      failure: (error) => dataEvent(JSON.stringify(errorBody(error, requestId))),
    };
  }
  const { failureBody } = await import('../routes/messages.ts');
  return {
    keepAlive: namedEvent({ type: 'ping' }),
    failure: (error) => namedEvent(failureBody(toFailure(error), requestId)),
  };
}
