import type { AnswerCache } from './answer-cache.ts';
import type { Breaker } from './breaker.ts';
import type { CallObserver } from './call-observer.ts';
import type { Clock } from './clock.ts';
import type { FailoverOptions, FailoverReason } from './failover.ts';
import type { JobProgress } from './job.ts';
import type { Job, JobReport } from './job-handle.ts';
import type { Limiter } from './limiter.ts';
import type { MappingEntry } from './mapping-entry.ts';
import type { OutputType } from './output-type.ts';

/** Base URLs that replace the real ones, for an emulator, a proxy or a test. */
export interface BaseUrls {
  /** @default 'https://huggingface.co' */
  readonly hub?: string;
  /** @default 'https://router.huggingface.co' */
  readonly router?: string;
  /** Base URLs of providers by id. Further hosts of a provider are named after it: `fal-ai-queue`. */
  readonly providers?: Readonly<Record<string, string>>;
}

/** Timeouts in milliseconds. `Infinity` turns one off. */
export interface Timeouts {
  /** Time until the response headers arrive. @default 120000 for streams, 600000 otherwise */
  readonly headersMs?: number;
  /** Time from the response headers to the first chunk of content. @default 120000 */
  readonly firstContentMs?: number;
  /** Time between two chunks of a response. @default 120000 */
  readonly idleMs?: number;
  /** Time from the first request of a call to the end of its response, jobs included. @default 600000, none for streams and jobs */
  readonly totalMs?: number;
  /** Time from the submission of a job to its result. @default 600000 */
  readonly jobMs?: number;
}

/** Retries of failed requests. */
export interface RetryPolicy {
  /** Maximum number of requests, the first one included. @default 3 */
  readonly attempts?: number;
  /** Upper bound of the first backoff delay in ms; doubles per attempt, with full jitter. @default 500 */
  readonly baseMs?: number;
  /** Upper bound of any backoff delay in ms. @default 8000 */
  readonly capMs?: number;
  /** Longest `Retry-After` in ms that is waited for; the call fails at once if the server demands more. @default 60000 */
  readonly maxRetryAfterMs?: number;
}

/** Maximum sizes of responses, in bytes. */
export interface SizeLimits {
  /** Maximum size of a JSON response. @default 67108864 (64 MiB) */
  readonly json?: number;
  /** Maximum size of a file. @default 2147483648 (2 GiB) */
  readonly binary?: number;
  /** Maximum size of one event of a stream. @default 268435456 (256 MiB) */
  readonly event?: number;
}

/** An event in the course of a call, for logs and progress displays. No event contains a key. */
export type CallEvent =
  | { readonly type: 'request'; readonly method: string; readonly url: string; readonly attempt: number }
  | { readonly type: 'response'; readonly url: string; readonly status: number; readonly requestId: string | undefined }
  | { readonly type: 'retry'; readonly attempt: number; readonly delayMs: number; readonly error: unknown }
  | {
      readonly type: 'failover';
      /** The provider that does not answer the call. */
      readonly provider: string;
      readonly model: string | undefined;
      readonly reason: FailoverReason;
      /** The failure; undefined for a provider that is passed over without a request. */
      readonly error: unknown;
    }
  | { readonly type: 'job'; readonly job: Job }
  | {
      readonly type: 'poll';
      readonly attempt: number;
      readonly status: string | undefined;
      readonly progress: JobProgress | undefined;
    }
  | { readonly type: 'warning'; readonly message: string };

/** Options of a call. They override those of the client. */
export interface CallOptions {
  /** Hub organization to bill for the call. Sent to the hub and its router only. */
  readonly billTo?: string;
  /**
   * Headers of the requests to the provider or the custom endpoint, beside those of the client; not sent to the hub, nor with
   * downloads. Those of a call are added to those of the client; `undefined` takes one away. `authorization` is accepted with an
   * `endpointUrl` and without an access token only.
   */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Query parameters of the same requests. Those of a call are added to those of the client. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** The API key of a provider is meant to be used in a browser, where visitors can read it: no warning. @default false */
  readonly allowKeyInBrowser?: boolean;
  /** Cancels the call, also while it waits, polls, streams or downloads. */
  readonly signal?: AbortSignal;
  /** Function for all requests of the call. @default globalThis.fetch */
  readonly fetch?: typeof fetch;
  /** Send the browser's cookies if there is no token. `'omit'` and `false` never do. @default false */
  readonly includeCredentials?: boolean | NonNullable<RequestInit['credentials']>;
  /** Base URLs that replace the real ones, for an emulator, a proxy or a test. */
  readonly endpoints?: BaseUrls;
  /** Timeouts of the phases of a call, in ms. */
  readonly timeouts?: Timeouts;
  /** Retries of failed requests; `false` for none. */
  readonly retry?: RetryPolicy | false;
  /**
   * Reasons to try the next provider of a call that lists several. `true` also tries all providers that `auto` finds;
   * `false` tries none but the first.
   */
  readonly failover?: boolean | FailoverOptions;
  /** Breaker for providers that fail. @default one per client, for calls that may fail over */
  readonly breaker?: Breaker;
  /** Cache of whole answers, from `createCache`: the same request with the same token is sent once. @default none */
  readonly cache?: AnswerCache;
  /** Limiter of requests, tokens and calls at a time, for each provider. @default none */
  readonly limiter?: Limiter;
  /** Observer of calls, such as that of `@hubkit/inference/telemetry`. @default none */
  readonly telemetry?: CallObserver;
  /** Older spelling of `retry: false`. @default true */
  readonly retry_on_error?: boolean;
  /** Maximum sizes of responses, in bytes. */
  readonly maxBytes?: SizeLimits;
  /** Providers of models by hub model id, to skip the look-up at the hub. */
  readonly mapping?: Readonly<Record<string, readonly MappingEntry[]>>;
  /** Allow downloads from private addresses. @default only if the provider itself is at one */
  readonly allowPrivateHosts?: boolean;
  /**
   * Allow files to be read by their paths, in Node: `true` in messages of chats, too; `false` nowhere, for paths that may come from
   * users. @default where a task takes a file, but not in messages
   */
  readonly localFiles?: boolean;
  /** Receives the events of the call. Its errors are reported on the console once; the call goes on. */
  readonly onEvent?: (event: CallEvent) => void;
  /**
   * Receives the state of a long job before every poll: queue position, share done, logs. Its errors are reported on the
   * console once; the job goes on.
   */
  readonly onProgress?: (report: JobReport) => void;
  /** Leave a long job running at its provider when the call is aborted or out of time, to resume it later. @default false */
  readonly keepJob?: boolean;
  /**
   * Address of your server that the provider calls when the job of the call has ended; `webhookReader` reads the delivery. fal-ai and
   * replicate do that, with their own API keys. @default none
   */
  readonly webhook?: string;
  /** Clock for timeouts and delays. @default the clock of the platform */
  readonly clock?: Clock;
  /** Source of randomness for backoff delays. @default Math.random */
  readonly random?: () => number;
}

/** Options of a call whose result is a file. */
export interface MediaOptions<Output extends OutputType = 'blob'> extends CallOptions {
  /**
   * Form of the result: `blob`, `url` (the provider's URL of the file if it has one, a data URL otherwise), `dataUrl`,
   * `json` (the response of the provider, unchanged), `file` (written to `path`; Node only), or `stream` (the bytes while they
   * arrive, without a total timeout). @default 'blob'
   */
  readonly outputType?: Output;
  /** Path or `file:` URL to write the result to, for `outputType: 'file'`. A file that is there is replaced. */
  readonly path?: string | URL;
}
