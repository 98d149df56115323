import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { InputError } from '../../../contract/errors.ts';
import { findSecrets, recordRequest, redactor } from './record-request.ts';
import { decodeBytes, type RecordedExchange, type RecordedRequest } from './recorded-exchange.ts';

/** Settings of a replay. */
export interface ReplayOptions {
  /**
   * `strict`: each exchange answers one request with the same method, address and body, in the order of the recording.
   * `loose`: method and address are enough, and the last exchange that fits answers again. @default 'strict'
   */
  readonly mode?: 'strict' | 'loose';
  /** Keep the pauses of the recording. @default false */
  readonly timings?: boolean;
  /** The `redact` of the recording, so that requests are compared as they were written. */
  readonly redact?: (text: string) => string;
}

/** A `fetch` that replays. */
export interface ReplayingFetch {
  (input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Requests of the recording that were not made. */
  remaining(): readonly RecordedRequest[];
}

/**
 * Makes a `fetch` that replays responses from a folder written by `recordTo`; it sends nothing. Throws an InputError with the
 * differences for a request that was not recorded.
 */
export function replayFrom(folder: string | URL, options: ReplayOptions = {}): ReplayingFetch {
  const { mode = 'strict', timings = false, redact: own } = options;
  const exchanges = readExchanges(folder instanceof URL ? fileURLToPath(folder) : folder);
  const used = new Set<RecordedExchange>();

  const replay = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    init?.signal?.throwIfAborted();
    const form = init?.body instanceof FormData ? init.body : undefined;
    const request = new Request(input instanceof Request ? input.clone() : input, init);
    const asked = await recordRequest(request, form, redactor(findSecrets(request.headers), own));
    const found = find(asked, exchanges, used, mode);
    used.add(found);
    if (found.error) {
      const { message, code } = found.error;
      throw Object.assign(new TypeError(message), code && { cause: Object.assign(new Error(message), { code }) });
    }
    return toResponse(found, timings, init?.signal ?? undefined);
  };
  return Object.assign(replay, {
    remaining: () => exchanges.filter((exchange) => !used.has(exchange)).map(({ request }) => request),
  });
}

function readExchanges(folder: string): readonly RecordedExchange[] {
  const names = attempt(`The folder ${folder}`, () => readdirSync(folder));
  const sorted = names.filter((name) => name.endsWith('.json')).sort();
  return sorted.map((name) => {
    const file = join(folder, name);
    // Written by `recordTo`, or by hand after it.
    const exchange = attempt(file, () => JSON.parse(readFileSync(file, 'utf8'))) as RecordedExchange | null;
    if (exchange?.version === 1 && exchange.request && (exchange.response || exchange.error)) return exchange;
    throw new InputError(`${file} is not an exchange of a recording that this version can read.`);
  });
}

/** Reads a part of a recording; throws an error with the name of the file. */
function attempt<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new InputError(`${file} cannot be read as part of a recording: ${(cause as Error).message}`, { cause });
  }
}

function find(
  asked: RecordedRequest,
  exchanges: readonly RecordedExchange[],
  used: ReadonlySet<RecordedExchange>,
  mode: 'strict' | 'loose',
): RecordedExchange {
  const sameAddress = exchanges.filter(({ request }) => request.method === asked.method && request.url === asked.url);
  const sameBody = sameAddress.filter(({ request }) => isDeepStrictEqual(plain(request.body), plain(asked.body)));
  const unused = (list: readonly RecordedExchange[]) => list.find((exchange) => !used.has(exchange));
  const found =
    unused(sameBody) ?? (mode === 'loose' ? (sameBody.at(-1) ?? unused(sameAddress) ?? sameAddress.at(-1)) : undefined);
  if (found) return found;
  const why =
    sameBody.length > 0
      ? `it was recorded ${sameBody.length === 1 ? 'once' : `${sameBody.length} times`}, and all of them were replayed`
      : sameAddress.length > 0
        ? `its body differs from those that were recorded${difference(asked, sameAddress[0]?.request)}`
        : 'no request to that address was recorded';
  throw new InputError(`${asked.method} ${asked.url.replace(/\?.*/s, '')} is not in the recording: ${why}.`);
}

/** The value as JSON has it: without members that are undefined. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** The members of a JSON body that differ. */
function difference(asked: RecordedRequest, recorded: RecordedRequest | undefined): string {
  const members = [asked, recorded].map((request) => {
    const body = request?.body;
    return body && 'json' in body && body.json instanceof Object ? (body.json as Record<string, unknown>) : {};
  });
  const [left = {}, right = {}] = members;
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  const different = names.filter((name) => !isDeepStrictEqual(left[name], right[name]));
  return different.length > 0 ? ` (${different.join(', ')})` : '';
}

function toResponse({ response }: RecordedExchange, timings: boolean, signal: AbortSignal | undefined): Response {
  // An exchange without a response has an error.
  const { status, statusText, headers, chunks, end } = response as NonNullable<RecordedExchange['response']>;
  const waiting = [...chunks];
  let now = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = waiting.shift();
      if (next && timings && !signal?.aborted) await pause(next.afterMs - now, signal);
      if (signal?.aborted) controller.error(signal.reason);
      else if (next) {
        now = next.afterMs;
        controller.enqueue(decodeBytes(next));
      } else if (end === 'broken') controller.error(new TypeError('terminated'));
      else controller.close();
    },
  });
  const hasBody = ![204, 205, 304].includes(status);
  return new Response(hasBody ? body : null, { status, statusText, headers });
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, Math.max(0, ms));
    signal?.addEventListener('abort', done);
  });
}
