import type { Pace } from '../contract/pace.ts';
import { MAX_PAUSE_MS } from '../contract/pause.ts';
import { createRandom } from '../contract/random.ts';

/** A part of an event stream: text that is sent as it is, after the time of `tokens` tokens. */
export interface Frame {
  readonly text: string;
  /** Bytes in the place of the text, for the body of a file. */
  readonly bytes?: Uint8Array;
  readonly tokens: number;
}

/** Options of an event stream. */
export interface EventStreamOptions {
  readonly pace: Pace;
  /** Random source for the jitter between chunks. */
  readonly seed: number;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An answer that writes `frames` one after the other. The next frame is made only when the reader asks for it, and
 * a reader that goes away ends it at once.
 */
export function eventStream(frames: Iterable<Frame>, options: EventStreamOptions): Response {
  const iterator = frames[Symbol.iterator]();
  const random = createRandom(options.seed);
  const encoder = new TextEncoder();
  let wake: (() => void) | undefined;
  let isFirst = true;
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(ms, MAX_PAUSE_MS));
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = iterator.next();
        if (next.done) return controller.close();
        const frame = next.value;
        // Frames come between half and one and a half times the pace, as tokens of a busy model do.
        const waitMs = isFirst ? options.pace.firstTokenMs : frame.tokens * options.pace.tokenMs * (0.5 + random());
        isFirst = false;
        if (waitMs >= 1) await pause(waitMs);
        // A reader that left during the pause has closed the controller.
        if (controller.desiredSize !== null && wake !== left)
          controller.enqueue(frame.bytes ?? encoder.encode(frame.text));
      },
      cancel() {
        wake?.();
        wake = left;
        iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      'content-type': options.contentType ?? 'text/event-stream',
      'cache-control': 'no-cache',
      ...options.headers,
    },
  });
}

/** Marks a stream whose reader has left. */
function left(): void {}

/** A server-sent event with JSON data. */
export function jsonEvent(data: unknown, tokens = 0): Frame {
  return { text: `data: ${JSON.stringify(data)}\n\n`, tokens };
}

/** A server-sent event with a name and JSON data. */
export function namedEvent(name: string, data: unknown, tokens = 0): Frame {
  return { text: `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`, tokens };
}

/** The marker that ends the streams of OpenAI-style services. */
export const DONE_FRAME: Frame = { text: 'data: [DONE]\n\n', tokens: 0 };
