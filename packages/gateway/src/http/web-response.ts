import { type EventSource, isEvents, type Outgoing } from '../contract/exchange.ts';

/** Makes a response of the fetch standard. */
export function webResponse({ status, headers, body }: Outgoing): Response {
  if (body === undefined) return new Response(null, { status, headers });
  if (isEvents(body)) return new Response(eventStream(body), { status, headers });
  return new Response(body as BodyInit, { status, headers });
}

function eventStream(events: EventSource): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const text = await events.next();
      if (text === undefined) controller.close();
      else controller.enqueue(encoder.encode(text));
    },
    cancel: () => events.cancel(),
  });
}
