import { type Fault, type FaultContext, isEventStream, Unchanged, withBody } from './fault.ts';

/** Marks the point from which a stream says nothing more. */
export const SILENCE = Symbol('silence');

/** A fault that rewrites the events of a stream. */
export function rewriteStream(
  summary: string,
  parameters: Record<string, number>,
  rewrite: (
    events: AsyncIterable<string>,
    context: FaultContext,
  ) => AsyncIterable<string | Uint8Array | number | typeof SILENCE>,
): Fault {
  return {
    type: 'change',
    summary,
    parameters,
    change: (response, context) =>
      isEventStream(response)
        ? withBody(response, toStream(rewrite(readEvents(response), context), context))
        : new Unchanged(response, 'the response is not an event stream'),
  };
}

function toStream(
  pieces: AsyncIterable<string | Uint8Array | number | typeof SILENCE>,
  { pause }: FaultContext,
): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let isLeft = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          const next = await iterator.next();
          if (isLeft) return;
          if (next.done) return controller.close();
          if (next.value === SILENCE) return new Promise(() => {});
          if (typeof next.value === 'number') await pause(next.value);
          else return controller.enqueue(typeof next.value === 'string' ? encoder.encode(next.value) : next.value);
        }
      },
      async cancel() {
        isLeft = true;
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The events of a response, as they arrive. */
export async function* readEvents(response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of response.body) {
    rest += decoder.decode(bytes, { stream: true });
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    yield* events;
  }
  if (rest !== '') yield rest;
}

/** The first `count` events in the form of the stream; the rest can still be read. */
export async function* firstEvents(events: AsyncIterable<string>, count: number): AsyncGenerator<string> {
  // Not `for await`: leaving such a loop would close the events.
  const iterator = events[Symbol.asyncIterator]();
  for (let left = count; left > 0; left--) {
    const next = await iterator.next();
    if (next.done) return;
    yield `${next.value}\n\n`;
  }
}
