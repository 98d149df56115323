import type { FaultSpec } from '@hubkit/emulator';

/** A request that a client has sent. */
export interface SentRequest {
  /** The mark of its call. */
  readonly call: string;
  readonly method: string;
  readonly url: string;
  /** The fault that it asked for. */
  readonly fault: FaultSpec | undefined;
  /** True for the requests of a job. */
  readonly isJob: boolean;
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
export const FINAL: readonly FaultSpec[] = [
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

/** The requests of a load, and how they are sent. */
export interface Wire {
  readonly fetch: typeof fetch;
  readonly random: () => number;
  readonly requests: SentRequest[];
}

/** A fetch for one call that asks the emulator for a fault with every third request, and notes all of them. */
export function faultyFetch({ fetch: inner, random, requests }: Wire, call: string, isJob: boolean): typeof fetch {
  return (input, init = {}) => {
    const fault = random() < SHARE ? FAULTS[Math.floor(random() * FAULTS.length)] : undefined;
    requests.push({ call, method: init.method ?? 'GET', url: String(input), fault, isJob });
    const headers = new Headers(init.headers);
    if (fault !== undefined) headers.set('x-hubkit-fault', fault);
    return inner(input, { ...init, headers: Object.fromEntries(headers) });
  };
}
