import type { FaultSpec } from '@hubkit/emulator';

/** A request that a client has sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  /** The fault that it asked for. */
  readonly fault: FaultSpec | undefined;
  /** True for the requests of a job. */
  readonly isJob: boolean;
  /** Time in ms until the headers of the response, or until there can be none; undefined while it waits. */
  silentMs?: number;
}

/** Share of requests with a fault. */
const SHARE = 0.34;

/** Faults after which a request may be repeated: it was not carried out, or its response was not read. */
export const REPEATABLE: readonly FaultSpec[] = [
  'rate-limit;retry-after=0',
  'overloaded',
  'status;code=408',
  'status;code=409',
  'status;code=500',
  'status;code=502',
  'status;code=529',
  'bad-gateway',
  'empty-error',
  'reset',
  'reset-headers',
  'hang',
  'half-open',
  'keep-alive-only;ms=50',
  'corrupt-gzip',
  'many-encodings',
];

/** Faults whose request was carried out, or refused for good. */
const FINAL: readonly FaultSpec[] = [
  'status;code=400',
  'status;code=404',
  'plain-text-error',
  'problem-json',
  'errors-array',
  'captive-portal',
  'error-in-200',
  'empty',
  'no-content',
  'redirect',
  'malformed-json',
  'truncated-json',
  'truncated-gzip',
  'reset-body',
  'short-body',
  'reset-stream;events=2',
  'no-terminator;events=2',
  'cut-stream;events=2',
  'stall;events=2',
  'stream-error;events=2',
];

/** Faults that a client reads past. */
const HARMLESS: readonly FaultSpec[] = ['crlf', 'split-bytes', 'comments', 'bom', 'after-done', 'slow;ms=20'];

const FAULTS = [...REPEATABLE, ...FINAL, ...HARMLESS];

/** The transport of a load, and its source of chance. */
export interface Wire {
  readonly fetch: typeof fetch;
  readonly random: () => number;
}

/** A fetch for one call that asks the emulator for a fault with every third request, and adds all of them to `requests`. */
export function faultyFetch({ fetch: inner, random }: Wire, requests: SentRequest[], isJob: boolean): typeof fetch {
  return async (input, init = {}) => {
    const fault = random() < SHARE ? FAULTS[Math.floor(random() * FAULTS.length)] : undefined;
    const request: SentRequest = { method: init.method ?? 'GET', url: String(input), fault, isJob };
    requests.push(request);
    const sentAt = performance.now();
    const headers = new Headers(init.headers);
    if (fault !== undefined) headers.set('x-hubkit-fault', fault);
    try {
      return await inner(input, { ...init, headers: Object.fromEntries(headers) });
    } finally {
      request.silentMs = performance.now() - sentAt;
    }
  };
}
