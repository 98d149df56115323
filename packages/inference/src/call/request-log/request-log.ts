import { redactText } from '../../transport/redact.ts';
import { shownUrl } from '../../transport/wire-request.ts';

/** A name and a value, as HAR has headers. */
interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** A request and its response, in the form of an entry of HAR 1.2. */
export interface LogEntry {
  readonly startedDateTime: string;
  /** Time until the headers of the response, in ms. */
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly httpVersion: string;
    readonly headers: readonly NamedValue[];
    readonly queryString: readonly NamedValue[];
    readonly cookies: readonly [];
    readonly headersSize: -1;
    readonly bodySize: number;
  };
  readonly response: {
    readonly status: number;
    readonly statusText: string;
    readonly httpVersion: string;
    readonly headers: readonly NamedValue[];
    readonly cookies: readonly [];
    readonly content: { readonly size: number; readonly mimeType: string };
    readonly redirectURL: string;
    readonly headersSize: -1;
    readonly bodySize: -1;
  };
  readonly cache: object;
  readonly timings: { readonly send: 0; readonly wait: number; readonly receive: 0 };
  /** Name of the failure, where no response arrived. */
  readonly comment?: string;
}

/** A log of requests. */
export interface RequestLog {
  /** The fetch that writes the log: pass it to the client. */
  readonly fetch: typeof fetch;
  readonly entries: readonly LogEntry[];
  /** The log as HAR 1.2, for the network panel of a browser. */
  toJSON(): { readonly log: object };
  clear(): void;
}

/** Settings of a log. */
export interface RequestLogOptions {
  /** Function that sends the requests. @default globalThis.fetch */
  readonly fetch?: typeof fetch;
  /** Number of entries that are kept; the oldest are dropped. @default 1000 */
  readonly maxEntries?: number;
}

/**
 * Creates a log of all requests of a client, in the form of HAR. It has no bodies, no query and no cookies, and of the headers
 * only those known to hold no secret.
 *
 * @example
 * ```ts
 * const log = createRequestLog();
 * const client = new InferenceClient(process.env.HF_TOKEN, { fetch: log.fetch });
 * await writeFile('requests.har', JSON.stringify(log));
 * ```
 */
export function createRequestLog({ fetch: send, maxEntries = 1000 }: RequestLogOptions = {}): RequestLog {
  const entries: LogEntry[] = [];
  const add = (entry: LogEntry) => {
    entries.push(entry);
    if (entries.length > maxEntries) entries.shift();
  };
  return {
    entries,
    async fetch(input, init) {
      const startedDateTime = new Date().toISOString();
      const startedAt = performance.now();
      const { method, url, headers, body } = readRequest(input, init);
      const secrets = secretsIn(headers);
      const createEntry = (response: Response | undefined, failure?: string): LogEntry => {
        const time = performance.now() - startedAt;
        return {
          startedDateTime,
          time,
          request: {
            method,
            url: shownUrl(url, secrets),
            httpVersion: 'unknown',
            headers: shownHeaders(headers, secrets),
            queryString: [],
            cookies: [],
            headersSize: -1,
            bodySize: typeof body === 'string' ? new TextEncoder().encode(body).length : body ? -1 : 0,
          },
          response: {
            status: response?.status ?? 0,
            statusText: '',
            httpVersion: 'unknown',
            headers: response ? shownHeaders(response.headers, secrets) : [],
            cookies: [],
            content: { size: -1, mimeType: redactText(response?.headers.get('content-type') ?? '', secrets) },
            redirectURL: '',
            headersSize: -1,
            bodySize: -1,
          },
          cache: {},
          timings: { send: 0, wait: time, receive: 0 },
          ...(failure !== undefined && { comment: failure }),
        };
      };
      try {
        const response = await (send ?? globalThis.fetch)(input, init);
        add(createEntry(response));
        return response;
      } catch (error) {
        // The message may hold the address with its query.
        add(createEntry(undefined, error instanceof Error ? error.name : 'failed'));
        throw error;
      }
    },
    toJSON: () => ({ log: { version: '1.2', creator: { name: '@hubkit/inference', version: '0.1.0' }, entries } }),
    clear: () => void entries.splice(0),
  };
}

function readRequest(input: RequestInfo | URL, init: RequestInit | undefined) {
  const given = input instanceof Request ? input : undefined;
  return {
    method: init?.method ?? given?.method ?? 'GET',
    url: given?.url ?? String(input),
    headers: new Headers(init?.headers ?? given?.headers),
    body: init?.body,
  };
}

/** The keys and the payer in the headers of a request: a service may repeat them. */
function secretsIn(headers: Headers): readonly string[] {
  return [...headers]
    .filter(([name]) => /authorization|key|token|cookie|bill-to/i.test(name))
    .map(([, value]) => value.replace(/^\w+ /, ''))
    .filter((value) => value.length > 3);
}

/** Headers whose values are shown. Any other may hold a key. */
const SHOWN =
  /^(accept|content-type|content-length|date|retry-after(-ms)?|ratelimit|x-ratelimit-[\w-]+|x-request-id|inference-id|cf-ray|server|user-agent|x-compute-time)$/i;

/** Headers as a log shows them: values that may be secret are masked. */
function shownHeaders(headers: Headers, secrets: readonly string[]): { name: string; value: string }[] {
  return [...headers].map(([name, value]) => ({
    name: redactText(name, secrets),
    value: SHOWN.test(name) ? redactText(value, secrets) : '[redacted]',
  }));
}
