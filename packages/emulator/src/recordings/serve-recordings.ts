import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { MiddlewareHandler } from 'hono';
import { fromBase64 } from '../content/base64.ts';
import { EmulatorError } from '../contract/errors.ts';
import { isJsonObject, parseJson } from '../contract/json.ts';
import type { AppEnv } from '../http/app-env.ts';
import { JSON_TYPE } from '../http/read-body.ts';
import type { RecordedBody, RecordedBytes, RecordedExchange } from './recorded-exchange.ts';

/**
 * Answers requests that were recorded from the recording: each exchange once and in order, the last one again and again.
 * A request fits when method, path and JSON body are the same; all others are emulated.
 */
export function serveRecordings(exchanges: readonly RecordedExchange[], hasPauses: boolean): MiddlewareHandler<AppEnv> {
  const used = new Set<RecordedExchange>();
  return async (c, next) => {
    const { path } = c.get('url');
    const sameAddress = exchanges.filter(
      ({ request }) => request.method === c.req.method && leadsTo(request.url, path),
    );
    if (sameAddress.length === 0) return next();
    // Hono keeps the text for the handlers; the body of a form or a file must stay unread for them.
    const isJson = JSON_TYPE.test(c.req.header('content-type') ?? '');
    const sent = isJson ? parseJson(await c.req.text()) : undefined;
    const same = sameAddress.filter(({ request: { body } }) => isDeepStrictEqual(readJson(body), sent));
    const found = same.find((exchange) => !used.has(exchange)) ?? same.at(-1);
    if (!found?.response) return next();
    used.add(found);
    const { status, headers, chunks } = found.response;
    return new Response(chunks.length > 0 ? createStream(chunks, hasPauses) : null, { status, headers });
  };
}

/** The JSON of a recorded request; undefined for other bodies. */
function readJson(body: RecordedBody | undefined): unknown {
  return body && 'json' in body ? body.json : undefined;
}

/** True if a request has the path of a recorded URL, below the prefix of its service. */
function leadsTo(recorded: string, path: string): boolean {
  const { pathname } = new URL(recorded);
  return path === pathname || path.replace(/^\/(hub|router|providers\/[^/]+)(?=\/)/, '') === pathname;
}

function decodeBytes(recorded: RecordedBytes): Uint8Array {
  if ('text' in recorded) return new TextEncoder().encode(recorded.text);
  return fromBase64(recorded.base64) ?? new Uint8Array();
}

function createStream(
  chunks: NonNullable<RecordedExchange['response']>['chunks'],
  hasPauses: boolean,
): ReadableStream<Uint8Array> {
  const waiting = [...chunks];
  let now = 0;
  return new ReadableStream({
    async pull(controller) {
      const chunk = waiting.shift();
      if (!chunk) return controller.close();
      if (hasPauses) await new Promise((resolve) => setTimeout(resolve, Math.min(chunk.afterMs - now, 60_000)));
      now = chunk.afterMs;
      controller.enqueue(decodeBytes(chunk));
    },
  });
}

/** Reads the exchanges of a folder, in the order of their names. Connections that failed are left out. */
export function readRecordings(folder: string): readonly RecordedExchange[] {
  let names: readonly string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch (cause) {
    throw new EmulatorError('BAD_RECORDING', `The recordings in ${folder} cannot be read: is it a folder?`, { cause });
  }
  return [...names].sort().flatMap((name) => {
    const exchange = parseJson(readFileSync(join(folder, name), 'utf8'));
    if (!isJsonObject(exchange) || exchange.version !== 1 || !isJsonObject(exchange.request)) {
      throw new EmulatorError(
        'BAD_RECORDING',
        `${join(folder, name)} is not an exchange of a recording that this version can read.`,
      );
    }
    // The version says of which form it is.
    return isJsonObject(exchange.response) ? [exchange as unknown as RecordedExchange] : [];
  });
}
