import type { MappingEntry } from './mapping-entry.ts';

/** Base addresses to use instead of the real ones: how an emulator, a proxy or a test is reached. */
export interface BaseUrls {
  /** @default 'https://huggingface.co' */
  readonly hub?: string;
  /** @default 'https://router.huggingface.co' */
  readonly router?: string;
  /** By provider id. A second host of a provider is named after it: `fal-ai-queue`. */
  readonly providers?: Readonly<Record<string, string>>;
}

/** How long to wait, in milliseconds. `Infinity` switches a limit off. */
export interface Timeouts {
  /** Until the headers of an answer are there. @default 120000 for streams, 600000 otherwise */
  readonly headersMs?: number;
  /** From the headers to the first piece of content. @default 120000 */
  readonly firstContentMs?: number;
  /** Between two pieces of an answer. @default 120000 */
  readonly idleMs?: number;
  /** From the first request of a call to the end of its answer. @default 600000, none for streams */
  readonly totalMs?: number;
  /** From the submission of a job to its result. @default 600000 */
  readonly jobMs?: number;
}

/** When and how often a failed request is repeated. */
export interface RetryPolicy {
  /** Requests in all, the first one included. @default 3 */
  readonly attempts?: number;
  /** Longest wait before the first repetition; doubles with each one, and the wait is drawn at random below it. @default 500 */
  readonly baseMs?: number;
  /** Longest wait between two attempts. @default 8000 */
  readonly capMs?: number;
  /** A server that asks for a longer wait than this makes the call fail at once. @default 60000 */
  readonly maxRetryAfterMs?: number;
}

/** Largest answers that are read, in bytes. */
export interface SizeLimits {
  /** @default 67108864 (64 MiB) */
  readonly json?: number;
  /** @default 2147483648 (2 GiB) */
  readonly binary?: number;
  /** A single event of a stream. @default 268435456 (256 MiB) */
  readonly event?: number;
}

/** The parts of the outside world that tests replace. */
export interface Clock {
  /** Milliseconds that never run backwards. @default performance.now */
  now(): number;
  /** Calls back after a while; returns what `clear` takes. @default setTimeout */
  set(callback: () => void, delayMs: number): unknown;
  clear(timer: unknown): void;
}

/** What happened on the way, for logs and progress displays. No event holds a key. */
export type CallEvent =
  | { readonly type: 'request'; readonly method: string; readonly url: string; readonly attempt: number }
  | { readonly type: 'response'; readonly url: string; readonly status: number; readonly requestId: string | undefined }
  | { readonly type: 'retry'; readonly attempt: number; readonly delayMs: number; readonly error: unknown }
  | { readonly type: 'poll'; readonly attempt: number; readonly status: string | undefined }
  | { readonly type: 'warning'; readonly message: string };

/** What every call takes beside its arguments. Options of a call win over those of the client. */
export interface CallOptions {
  /** The organisation that pays; only sent to the hub and its router. */
  readonly billTo?: string;
  /** Cancels the call at any time: while waiting, polling, streaming or downloading. */
  readonly signal?: AbortSignal;
  /** Used for every request of the call. @default globalThis.fetch */
  readonly fetch?: typeof fetch;
  /** Send the cookies of the browser when there is no token. `'omit'` and `false` never do. @default false */
  readonly includeCredentials?: boolean | RequestCredentials;
  readonly endpoints?: BaseUrls;
  readonly timeouts?: Timeouts;
  /** `false` for a single attempt. */
  readonly retry?: RetryPolicy | false;
  /** The spelling of `retry: false` in older clients. @default true */
  readonly retry_on_error?: boolean;
  readonly maxBytes?: SizeLimits;
  /** Which provider serves which model, instead of asking the hub. By hub model id. */
  readonly mapping?: Readonly<Record<string, readonly MappingEntry[]>>;
  /** Allow pictures and sounds to be downloaded from private addresses. @default only where the provider itself is at one */
  readonly allowPrivateHosts?: boolean;
  /** Hears what happens on the way. */
  readonly onEvent?: (event: CallEvent) => void;
  /** @default the clock of the platform */
  readonly clock?: Clock;
  /** @default Math.random */
  readonly random?: () => number;
}

/** How a picture, a sound or a film is handed over. */
export type OutputType = 'blob' | 'url' | 'dataUrl' | 'json';
