import { performance } from 'node:perf_hooks';
import { findSecrets, type Redact, recordRequest, redactor } from './record-request.ts';
import { type RecordedChunk, type RecordedExchange, recordBytes } from './recorded-exchange.ts';

/** A `fetch` that records. */
export interface RecordingFetch {
  (input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Waits until all exchanges that have ended are written. */
  written(): Promise<void>;
}

/** How a recording is made. */
export interface Recording {
  /** Function that sends the requests. */
  readonly fetch: typeof fetch;
  /** Removes more than credentials from every text. */
  readonly redact?: ((text: string) => string) | undefined;
  /** Stores an exchange that has ended; `number` counts the requests of this recording from 0. */
  readonly store: (exchange: RecordedExchange, number: number, startedAt: number) => Promise<unknown>;
  /** Most bytes of a response that are kept. @default all */
  readonly maxBytes?: number;
}

/** Headers of responses that are not recorded: cookies, and what would not be true of a replay. */
const DROPPED = /^(set-cookie|date|connection|keep-alive|transfer-encoding|content-encoding|content-length)$/i;

/** Makes a `fetch` that stores every exchange: the request without its credentials, the response with the times at which its parts came. */
export function recordingFetch({ fetch: send, redact: own, store, maxBytes = Infinity }: Recording): RecordingFetch {
  let writing: Promise<unknown> = Promise.resolve();
  let taken = 0;
  const record = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const number = taken++;
    const startedAt = Date.now();
    const write = (exchange: RecordedExchange) => {
      writing = Promise.all([writing, store(exchange, number, startedAt)]);
      return writing;
    };
    const form = init?.body instanceof FormData ? init.body : undefined;
    // Reading a request uses its body up, so what is recorded is a copy.
    const request = new Request(input instanceof Request ? input.clone() : input, init);
    const redact = redactor(findSecrets(request.headers), own);
    const start = performance.now();
    const recorded = recordRequest(request, form, redact);
    try {
      const response = await send(input, init);
      return recordResponse(response, { start, redact, maxBytes }, async (part) =>
        write({ version: 1, request: await recorded, response: part }),
      );
    } catch (error) {
      await write({ version: 1, request: await recorded, error: toFailure(error, redact) });
      throw error;
    }
  };
  return Object.assign(record, { written: () => writing.then(() => undefined) });
}

interface ResponseRecording {
  readonly start: number;
  readonly redact: Redact;
  readonly maxBytes: number;
}

/** Passes a response on, and records the part that is read. */
function recordResponse(
  response: Response,
  { start, redact, maxBytes }: ResponseRecording,
  write: (response: NonNullable<RecordedExchange['response']>) => Promise<unknown>,
): Response {
  const { status, statusText } = response;
  const chunks: { bytes: Uint8Array; afterMs: number }[] = [];
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !DROPPED.test(name)).map(([name, value]) => [name, redact(value)]),
  );
  let written: Promise<unknown> | undefined;
  // A response that is left while its next part is awaited ends twice: by the reader, then by the source.
  const finish = (end?: 'cancelled' | 'broken') => {
    written ??= write({ status, statusText, headers, chunks: recordChunks(chunks, redact), ...(end && { end }) });
    return written;
  };
  const reader = response.body?.getReader();
  if (!reader) {
    void finish();
    return response;
  }
  // A reader that has all bytes that were declared may not read on until the end.
  const declared = response.headers.has('content-encoding') ? undefined : response.headers.get('content-length');
  let received = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) {
            received += value.length;
            if (received <= maxBytes) chunks.push({ bytes: value, afterMs: Math.round(performance.now() - start) });
          }
          const isLast = done || String(received) === declared;
          if (isLast) await finish();
          if (!done) controller.enqueue(value);
          if (isLast) controller.close();
        } catch (error) {
          await finish('broken');
          controller.error(error);
        }
      },
      async cancel(reason) {
        await Promise.all([finish('cancelled'), reader.cancel(reason)]);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { status, statusText, headers: response.headers });
}

/** Text is redacted as a whole, since a secret may lie across the border of two chunks; it is cut again where it was. */
function recordChunks(
  chunks: readonly { bytes: Uint8Array; afterMs: number }[],
  redact: Redact,
): readonly RecordedChunk[] {
  const whole = recordBytes(Buffer.concat(chunks.map(({ bytes }) => bytes)));
  if ('text' in whole && redact(whole.text) !== whole.text) {
    return [{ afterMs: chunks.at(-1)?.afterMs ?? 0, text: redact(whole.text) }];
  }
  return chunks.map(({ bytes, afterMs }) => ({ afterMs, ...recordBytes(bytes) }));
}

function toFailure(error: unknown, redact: Redact): NonNullable<RecordedExchange['error']> {
  const { message, cause } = error as { readonly message?: string; readonly cause?: { readonly code?: string } };
  return { message: redact(String(message)), ...(typeof cause?.code === 'string' && { code: cause.code }) };
}
