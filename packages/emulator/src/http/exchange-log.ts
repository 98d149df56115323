import type { MiddlewareHandler } from 'hono';
import { createBoundedMap } from '../contract/bounded-map.ts';
import type { AppEnv } from './app-env.ts';
import type { Exchange } from './exchange.ts';
import { bodyBytes } from './limit-body.ts';

/** The last exchanges of an emulator. */
export interface ExchangeLog {
  /** The last exchanges, or those of a run, oldest first. */
  readonly list: (options?: { readonly run?: string | undefined }) => readonly Exchange[];
  readonly record: MiddlewareHandler<AppEnv>;
}

/** Options of an exchange log. */
export interface ExchangeLogOptions {
  /** The number of exchanges to keep, and the number to keep of every run. */
  readonly limit: number;
  readonly now: () => number;
  readonly onExchange?: ((exchange: Exchange) => void) | undefined;
}

/** The path of the log itself, which is not recorded. */
export const EXCHANGES_PATH = '/exchanges';

/** The number of runs to keep. */
const MAX_RUNS = 100;
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

/** Creates a log that keeps the last `limit` exchanges, and those of the last runs. */
export function createExchangeLog({ limit, now, onExchange }: ExchangeLogOptions): ExchangeLog {
  const recent: Exchange[] = [];
  const runs = createBoundedMap<Exchange[]>(MAX_RUNS);
  const selectLists = ({ run }: Exchange): Exchange[][] => {
    if (run === undefined) return [recent];
    const ofRun = runs.get(run) ?? [];
    runs.set(run, ofRun);
    return [recent, ofRun];
  };
  const put = (before: Exchange | undefined, after: Exchange) => {
    for (const kept of selectLists(after)) replace(kept, { before, after, limit });
    if (after.outcome !== 'open') onExchange?.(after);
    return after;
  };
  return {
    list: ({ run } = {}) => [...(run === undefined ? recent : (runs.get(run) ?? []))],
    record: async (c, next) => {
      if (c.req.path === EXCHANGES_PATH) return next();
      const url = new URL(c.req.url);
      const run = c.req.header('x-hubkit-run');
      const body = await shortText(c.req.raw.headers, c.get('bodyBytes'), () => c.req.text());
      let exchange = put(undefined, {
        id: c.get('requestId'),
        ...(run === undefined ? {} : { run }),
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
      const update = (changes: Partial<Exchange>) => {
        exchange = put(exchange, { ...exchange, ...changes });
      };
      const finish: Finish = (outcome, { text, bytes }) =>
        update({ outcome, responseText: text, responseBytes: bytes, durationMs: now() - exchange.startedAt });
      c.set('reportFault', (fault) => update({ fault }));
      await next();
      const fault = c.get('fault');
      const faultSkipped = c.get('faultSkipped');
      const isDisrupted = c.res.headers.has('x-hono-already-sent');
      update({
        ...(isDisrupted ? {} : { status: c.res.status, responseHeaders: redact(c.res.headers) }),
        ...(fault === undefined ? {} : { fault }),
        ...(faultSkipped === undefined ? {} : { faultSkipped }),
      });
      if (isDisrupted) return finish('disrupted', NOTHING);
      if (!c.res.body) return finish('completed', NOTHING);
      c.res = new Response(watch(c.res.body, TEXT_TYPE.test(c.res.headers.get('content-type') ?? ''), finish), c.res);
    },
  };
}

/** Replaces an exchange in a list, or adds it; an exchange that was dropped stays dropped. */
function replace(
  kept: Exchange[],
  { before, after, limit }: { readonly before: Exchange | undefined; readonly after: Exchange; readonly limit: number },
): void {
  const at = before ? kept.indexOf(before) : -1;
  if (at >= 0) kept[at] = after;
  else if (!before) kept.push(after);
  if (kept.length > limit) kept.shift();
}

/** Text and length of a body as far as it was sent. */
interface SentBody {
  readonly text: string;
  readonly bytes: number;
}

type Finish = (outcome: Exchange['outcome'], sent: SentBody) => void;

const NOTHING: SentBody = { text: '', bytes: 0 };

/** Passes a body on and reports how it ended. Reads only when it is read. */
function watch(body: ReadableStream<Uint8Array>, isText: boolean, finish: Finish): ReadableStream<Uint8Array> {
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
            finish('completed', { text, bytes });
            return controller.close();
          }
          bytes += next.value.length;
          if (isText && text.length < MAX_TEXT)
            text += decoder.decode(next.value.subarray(0, MAX_TEXT), { stream: true });
          controller.enqueue(next.value);
        } catch (error) {
          if (isLeft) return;
          finish('failed', { text, bytes });
          controller.error(error);
        }
      },
      async cancel(reason) {
        isLeft = true;
        finish('aborted', { text, bytes });
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

async function shortText(
  headers: Headers,
  counted: number | undefined,
  read: () => Promise<string>,
): Promise<string | undefined> {
  const length = bodyBytes(headers, counted);
  return length > 0 && length <= MAX_TEXT && TEXT_TYPE.test(headers.get('content-type') ?? '') ? read() : undefined;
}

/** Headers without secrets; the scheme of a token stays readable. */
function redact(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => {
      if (!SECRET_HEADERS.includes(name)) return [name, value];
      const scheme = /^(\w+) \S/.exec(value)?.[1];
      return [name, scheme && name.endsWith('authorization') ? `${scheme} ***` : '***'];
    }),
  );
}
