import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../provider.ts';

/** One request and its answer, without secrets. */
export interface Exchange {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** The body of the request, when it is a short text. */
  readonly requestBody?: string;
  readonly status?: number;
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** The first part of the answer, when it is text. */
  readonly responseText: string;
  readonly responseBytes: number;
  readonly durationMs?: number;
  /** `aborted`: the client left before the end. `spoiled`: a fault took over the connection. */
  readonly outcome: 'open' | 'completed' | 'aborted' | 'failed' | 'spoiled';
  readonly fault?: string;
}

/** The last exchanges of an emulator. */
export interface ExchangeLog {
  readonly list: () => readonly Exchange[];
  readonly record: MiddlewareHandler<AppEnv>;
}

/** Options of an exchange log. */
export interface ExchangeLogOptions {
  readonly limit: number;
  readonly now: () => number;
  readonly onExchange?: ((exchange: Exchange) => void) | undefined;
}

const MAX_TEXT = 64 * 1024;
const SECRET_HEADERS = [
  'authorization',
  'proxy-authorization',
  'x-key',
  'x-api-key',
  'api-key',
  'cookie',
  'set-cookie',
];
const TEXT_TYPE = /^(?:text\/|application\/(?:[\w.+-]*\+)?json)/i;

/** Makes a log that keeps the last `limit` exchanges. */
export function createExchangeLog({ limit, now, onExchange }: ExchangeLogOptions): ExchangeLog {
  const kept: Exchange[] = [];
  const put = (before: Exchange | undefined, after: Exchange) => {
    const at = before ? kept.indexOf(before) : -1;
    if (at >= 0) kept[at] = after;
    else if (!before) kept.push(after);
    if (kept.length > limit) kept.shift();
    if (after.outcome !== 'open') onExchange?.(after);
    return after;
  };
  return {
    list: () => [...kept],
    record: async (c, next) => {
      const url = new URL(c.req.url);
      const body = await shortText(c.req.raw.headers, () => c.req.text());
      let exchange = put(undefined, {
        id: c.get('requestId'),
        startedAt: now(),
        method: c.req.method,
        path: url.pathname + url.search,
        requestHeaders: redact(c.req.raw.headers),
        ...(body === undefined ? {} : { requestBody: body }),
        responseHeaders: {},
        responseText: '',
        responseBytes: 0,
        outcome: 'open',
      });
      const finish = (outcome: Exchange['outcome'], text: string, bytes: number) => {
        exchange = put(exchange, {
          ...exchange,
          outcome,
          responseText: text,
          responseBytes: bytes,
          durationMs: now() - exchange.startedAt,
        });
      };
      await next();
      const fault = c.get('fault');
      exchange = put(exchange, {
        ...exchange,
        status: c.res.status,
        responseHeaders: redact(c.res.headers),
        ...(fault ? { fault } : {}),
      });
      if (c.res.headers.has('x-hono-already-sent')) return finish('spoiled', '', 0);
      if (!c.res.body) return finish('completed', '', 0);
      c.res = new Response(watch(c.res.body, TEXT_TYPE.test(c.res.headers.get('content-type') ?? ''), finish), c.res);
    },
  };
}

/** Passes a body on and tells at its end how it ended. Reads only when it is read. */
function watch(
  body: ReadableStream<Uint8Array>,
  isText: boolean,
  finish: (outcome: Exchange['outcome'], text: string, bytes: number) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  let isLeft = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const next = await reader.read();
          if (isLeft) return;
          if (next.done) {
            finish('completed', text, bytes);
            return controller.close();
          }
          bytes += next.value.length;
          if (isText && text.length < MAX_TEXT)
            text += decoder.decode(next.value.subarray(0, MAX_TEXT), { stream: true });
          controller.enqueue(next.value);
        } catch (error) {
          if (isLeft) return;
          finish('failed', text, bytes);
          controller.error(error);
        }
      },
      async cancel(reason) {
        isLeft = true;
        finish('aborted', text, bytes);
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

async function shortText(headers: Headers, read: () => Promise<string>): Promise<string | undefined> {
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return length > 0 && length <= MAX_TEXT && TEXT_TYPE.test(headers.get('content-type') ?? '') ? read() : undefined;
}

/** Headers with their secrets taken out; the scheme of a token stays readable. */
function redact(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => {
      if (!SECRET_HEADERS.includes(name)) return [name, value];
      const scheme = /^(\w+) \S/.exec(value)?.[1];
      return [name, scheme && name.endsWith('authorization') ? `${scheme} ***` : '***'];
    }),
  );
}
