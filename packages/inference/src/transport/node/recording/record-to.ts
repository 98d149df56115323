import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { type Redact, recordRequest, redactor, secretsOf } from './record-request.ts';
import { type RecordedChunk, type RecordedExchange, recordBytes } from './recorded-exchange.ts';

/** Settings of a recording. */
export interface RecordOptions {
  /** Function that sends the requests. @default globalThis.fetch */
  readonly fetch?: typeof fetch;
  /** Removes more than credentials from texts: names, addresses. Runs over every text that is written. @default nothing more */
  readonly redact?: (text: string) => string;
}

/** A `fetch` that records. */
export interface RecordingFetch {
  (input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Waits until all exchanges that have ended are written. */
  written(): Promise<void>;
}

/** Headers of responses that are not recorded: cookies, and what would not be true of a replay. */
const DROPPED = /^(set-cookie|date|connection|keep-alive|transfer-encoding|content-encoding|content-length)$/i;

/**
 * Makes a `fetch` that writes every exchange to a folder, one JSON file each: the request without its credentials, the
 * response with the times at which its parts came. Only the user of the process may read the files. `replayFrom` plays them
 * back.
 */
export function recordTo(
  folder: string | URL,
  { fetch: send = globalThis.fetch, redact: own }: RecordOptions = {},
): RecordingFetch {
  const path = folder instanceof URL ? fileURLToPath(folder) : folder;
  let count: Promise<number> | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  const write = (exchange: RecordedExchange) => {
    writing = Promise.all([writing, store(exchange)]);
    return writing;
  };
  /** A recording that goes on in a folder continues its numbers. */
  const firstNumber = async () => {
    await mkdir(path, { recursive: true });
    const numbers = (await readdir(path)).map((name) => Number.parseInt(name, 10)).filter(Number.isInteger);
    return Math.max(0, ...numbers) + 1;
  };
  let taken = 0;
  const store = async (exchange: RecordedExchange & { readonly number?: number }) => {
    count ??= firstNumber();
    const { number, ...content } = exchange;
    const file = join(path, nameOf(exchange, (await count) + (number ?? 0)));
    // Prompts and answers are private.
    await writeFile(`${file}.part`, `${JSON.stringify(content, undefined, 1)}\n`, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };

  const record = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const number = taken++;
    const form = init?.body instanceof FormData ? init.body : undefined;
    // Reading a request uses its body up, so what is recorded is a copy.
    const request = new Request(input instanceof Request ? input.clone() : input, init);
    const redact = redactor(secretsOf(request.headers), own);
    const start = performance.now();
    const recorded = recordRequest(request, form, redact);
    try {
      const response = await send(input, init);
      return recordResponse(response, start, redact, async (part) =>
        write({ version: 1, request: await recorded, response: part, number } as RecordedExchange),
      );
    } catch (error) {
      await write({ version: 1, request: await recorded, error: failureOf(error, redact), number } as RecordedExchange);
      throw error;
    }
  };
  return Object.assign(record, { written: () => writing.then(() => undefined) });
}

/** Passes a response on, and records the part that is read. */
function recordResponse(
  response: Response,
  start: number,
  redact: Redact,
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
            chunks.push({ bytes: value, afterMs: Math.round(performance.now() - start) });
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

function failureOf(error: unknown, redact: Redact): NonNullable<RecordedExchange['error']> {
  const { message, cause } = error as { readonly message?: string; readonly cause?: { readonly code?: string } };
  return { message: redact(String(message)), ...(typeof cause?.code === 'string' && { code: cause.code }) };
}

/** `0001-POST-router.huggingface.co-groq-openai-v1-chat-completions.json` */
function nameOf({ request: { method, url } }: RecordedExchange, number: number): string {
  const { host, pathname } = new URL(url);
  const slug = `${method}-${host}${pathname}`
    .replaceAll(/[^\w.-]+/g, '-')
    .replace(/-+$/, '')
    .slice(0, 120);
  return `${String(number).padStart(4, '0')}-${slug}.json`;
}
