import type { FaultSpec } from '@hubkit/emulator';
import type { CallOptions } from '@hubkit/inference';

/** A fault of the emulator, struck in a chat, and what the caller has to see of it. */
export interface LiveFault {
  /** Name and parameters of the fault, as `emulator.inject` takes them. */
  readonly fault: FaultSpec;
  /** Number of requests that the fault strikes. @default all */
  readonly times?: number;
  readonly isStream?: boolean;
  /** Timeouts that the fault runs into, in ms. @default those of the client */
  readonly timeouts?: {
    readonly headersMs?: number;
    readonly firstContentMs?: number;
    readonly idleMs?: number;
    readonly totalMs?: number;
  };
  /** Number of attempts of the call. @default 1 */
  readonly attempts?: number;
  /** Options of the call beside these. */
  readonly options?: Pick<CallOptions, 'failover'>;
  /** Members of the error that the caller observes, or `answer`. */
  readonly observed: string;
  /** Part of the message of the error. */
  readonly message?: string;
}

/** A test elsewhere that holds a row: the path of its file, and its title there. */
export type PointedTest = readonly [file: string, title: string];

/** One kind of fault, with the faults that are struck here, and the tests elsewhere that hold it. */
export interface FaultRow {
  readonly row: number;
  readonly fault: string;
  readonly live?: readonly LiveFault[];
  readonly tests?: readonly PointedTest[];
  /** Reason for which the row is none of the client's. */
  readonly elsewhere?: string;
}

const INFERENCE = 'packages/inference/test';
const RETRY = `${INFERENCE}/retry.test.ts`;
const MEDIA = `${INFERENCE}/media.test.ts`;
const PARSER = 'packages/inference/src/response/event-parser.test.ts';
const CONNECTION = `${INFERENCE}/connection-faults.test.ts`;
const LONG = 'test/long-faults.test.ts';
const FAILOVER = `${INFERENCE}/failover.test.ts`;

const answers = (...faults: readonly FaultSpec[]): readonly LiveFault[] =>
  faults.map((fault) => ({ fault, isStream: true, observed: 'answer' }));

/** The faults on the wire that the client is held to, each with at least one test. */
export const FAULT_ROWS: readonly FaultRow[] = [
  {
    row: 1,
    fault: 'connection refused',
    tests: [[CONNECTION, 'that is refused is tried three times within 1.6 s, then the next target is called']],
  },
  {
    row: 2,
    fault: 'DNS failure',
    tests: [[CONNECTION, 'whose host is not found (%s) is retried %i times, then the next target is called']],
  },
  {
    row: 3,
    fault: 'TLS failure',
    tests: [
      [CONNECTION, 'whose TLS fails is tried once, and never without TLS'],
      [RETRY, 'takes %s for %s and asks %i times'],
    ],
  },
  {
    row: 4,
    fault: 'no connection in time',
    tests: [
      [CONNECTION, 'that is never established ends with the time for connecting, and leaves no socket'],
      [LONG, 'of a connection that is never established ends with the time for it'],
      [RETRY, 'names the limits that only the platform can set'],
    ],
  },
  { row: 5, fault: 'no headers', live: [{ fault: 'hang', timeouts: { headersMs: 600 }, observed: 'TIMEOUT headers' }] },
  {
    row: 6,
    fault: 'headers, then silence',
    live: [{ fault: 'half-open', isStream: true, timeouts: { firstContentMs: 300 }, observed: 'TIMEOUT firstContent' }],
  },
  {
    row: 7,
    fault: 'keep-alive comments only',
    live: [
      {
        fault: 'keep-alive-only;ms=10',
        isStream: true,
        timeouts: { firstContentMs: 300, idleMs: 5000 },
        observed: 'TIMEOUT firstContent',
      },
    ],
  },
  {
    row: 8,
    fault: 'chunks, then silence',
    live: [{ fault: 'stall;events=2', isStream: true, timeouts: { idleMs: 300 }, observed: 'TIMEOUT idle partial' }],
  },
  {
    row: 9,
    fault: 'one byte at a time',
    live: [{ fault: 'slow-loris', isStream: true, timeouts: { totalMs: 600 }, observed: 'TIMEOUT total' }],
    tests: [[LONG, 'of one byte at a time ends with the time of the call, in flat memory']],
  },
  {
    row: 10,
    fault: 'reset in the headers',
    live: [
      { fault: 'reset-headers', times: 1, attempts: 3, observed: 'answer' },
      { fault: 'reset-headers', attempts: 3, observed: 'CONNECTION reset' },
    ],
  },
  {
    row: 11,
    fault: 'reset in a JSON body',
    live: [{ fault: 'reset-body', attempts: 3, observed: 'CONNECTION reset' }],
    tests: [[RETRY, 'does not repeat what broke in the middle of its answer']],
  },
  {
    row: 12,
    fault: 'reset in a stream',
    live: [
      { fault: 'reset-stream;events=2', isStream: true, attempts: 3, observed: 'STREAM_INTERRUPTED partial' },
      {
        fault: 'reset-stream;events=3',
        times: 1,
        isStream: true,
        options: { failover: { on: { interrupted: true } } },
        observed: 'answer',
      },
    ],
    tests: [
      [
        `${INFERENCE}/continue-stream.test.ts`,
        'is continued where the call wants that: the text so far is the beginning of the answer',
      ],
    ],
  },
  { row: 13, fault: 'Content-Length beyond the body', live: [{ fault: 'short-body', observed: 'CONNECTION reset' }] },
  {
    row: 14,
    fault: 'chunked body without its end',
    live: [{ fault: 'no-terminator;events=2', isStream: true, observed: 'STREAM_INTERRUPTED partial' }],
  },
  {
    row: 15,
    fault: '429 with Retry-After',
    live: [{ fault: 'rate-limit;retry-after=0', times: 1, attempts: 3, observed: 'answer' }],
    tests: [[RETRY, 'waits as %j asks']],
  },
  { row: 16, fault: '429 with a date', tests: [[RETRY, 'waits as %j asks']] },
  {
    row: 17,
    fault: '429 with a useless Retry-After',
    tests: [
      [RETRY, 'fails at once when it would have to wait for long, and says how long'],
      [RETRY, 'waits as %j asks'],
    ],
  },
  { row: 18, fault: '429 with other headers', tests: [[RETRY, 'waits as %j asks']] },
  {
    row: 19,
    fault: '429 without a header, for ever',
    live: [{ fault: 'status;code=429', attempts: 3, observed: 'PROVIDER_API 429' }],
    tests: [[`${INFERENCE}/limiter.test.ts`, 'gets no further 429 after the first ones without headers']],
  },
  {
    row: 20,
    fault: 'a storm of 503',
    tests: [
      [`${INFERENCE}/shared-state.test.ts`, 'succeeds for all calls that list a second provider'],
      [`${INFERENCE}/shared-state.test.ts`, 'of a client for every call stays within one retry budget'],
    ],
  },
  {
    row: 21,
    fault: 'model loading',
    live: [{ fault: 'model-loading', observed: 'PROVIDER_API 503' }],
    tests: [[RETRY, 'waits for a model that is loading as long as the server thinks']],
  },
  {
    row: 22,
    fault: 'status codes',
    live: [500, 502, 504, 529, 408, 409, 425, 400, 401, 402, 403, 404, 413, 422].map(
      (code): LiveFault => ({
        fault: `status;code=${code}`,
        observed: `PROVIDER_API ${code}`,
      }),
    ),
    tests: [
      [RETRY, 'repeats after %i'],
      [RETRY, 'does not repeat after %i'],
    ],
  },
  { row: 23, fault: 'x-should-retry', tests: [[RETRY, 'does what the server says of repeating']] },
  { row: 24, fault: '502 as a page', live: [{ fault: 'bad-gateway', observed: 'PROVIDER_API 502', message: '502' }] },
  {
    row: 25,
    fault: 'shapes of errors',
    live: [
      { fault: 'plain-text-error', observed: 'PROVIDER_API 400' },
      { fault: 'problem-json', observed: 'PROVIDER_API 422' },
      { fault: 'errors-array', observed: 'PROVIDER_API 400' },
      { fault: 'empty-error', observed: 'PROVIDER_API 500' },
    ],
    tests: [[`${INFERENCE}/error-shapes.test.ts`, 'reads the error of $of']],
  },
  {
    row: 26,
    fault: 'a page, an error or JSON with status 200',
    live: [
      { fault: 'captive-portal', observed: 'PROVIDER_OUTPUT', message: 'text/html' },
      { fault: 'error-in-200', observed: 'PROVIDER_API 200' },
      { fault: 'json-for-stream', isStream: true, observed: 'answer' },
    ],
  },
  {
    row: 27,
    fault: 'an empty body',
    live: [
      { fault: 'empty', observed: 'PROVIDER_OUTPUT' },
      { fault: 'no-content', observed: 'PROVIDER_OUTPUT' },
    ],
  },
  {
    row: 28,
    fault: 'JSON that is none',
    live: (['malformed-json', 'truncated-json', 'nan-json', 'deep-json'] as const).map((fault) => ({
      fault,
      observed: 'PROVIDER_OUTPUT',
    })),
  },
  {
    row: 29,
    fault: 'gzip that ends early',
    live: [
      { fault: 'truncated-gzip', observed: 'PROVIDER_OUTPUT' },
      { fault: 'truncated-gzip', isStream: true, observed: 'PROVIDER_OUTPUT' },
    ],
    tests: [
      ['packages/inference/src/binary/is-cut-short.test.ts', 'of type %s is whole or cut short'],
      [
        `${INFERENCE}/response-body.test.ts`,
        'is a file when it is whole, and a broken connection when it is cut short',
      ],
      [
        `${INFERENCE}/saved-file.test.ts`,
        'is on disk while it arrives, and nothing is left when the connection breaks or the call is aborted',
      ],
    ],
  },
  {
    row: 30,
    fault: 'encodings that cannot be decoded',
    live: [
      { fault: 'corrupt-gzip', attempts: 3, observed: 'CONNECTION decode' },
      { fault: 'many-encodings', attempts: 3, observed: 'CONNECTION decode' },
    ],
  },
  { row: 31, fault: 'a small body that unpacks to a large one', live: [{ fault: 'gzip-bomb', observed: 'LIMIT' }] },
  {
    row: 32,
    fault: 'UTF-8 that is none',
    live: [{ fault: 'invalid-utf8', observed: 'answer' }],
    tests: [[PARSER, 'are the same byte by byte']],
  },
  {
    row: 33,
    fault: 'byte order marks, UTF-16',
    live: [
      { fault: 'bom', observed: 'answer' },
      { fault: 'utf16', observed: 'PROVIDER_OUTPUT' },
    ],
  },
  {
    row: 34,
    fault: 'events in every form and cut',
    live: answers('crlf', 'cr', 'mixed-lines', 'no-space', 'comments', 'multi-line-data', 'split-bytes'),
    tests: [[PARSER, 'are the same wherever the bytes are cut once']],
  },
  { row: 35, fault: 'a last event that nothing ends', live: answers('unterminated', 'stray-tail') },
  {
    row: 36,
    fault: 'data after the end, or no end',
    live: [
      ...answers('after-done', 'no-done'),
      { fault: 'cut-stream;events=2', isStream: true, observed: 'STREAM_INTERRUPTED partial' },
    ],
  },
  {
    row: 37,
    fault: 'errors in a stream',
    live: (['stream-error;events=2', 'stream-error-text;events=2', 'stream-error-event;events=2'] as const).map(
      (fault) => ({
        fault,
        isStream: true,
        observed: 'PROVIDER_API 200 partial',
      }),
    ),
  },
  {
    row: 38,
    fault: 'giant and very many events',
    tests: [
      [PARSER, 'may be as long as the caller allows, and no longer'],
      [LONG, 'of an event of %i MB is read'],
      [LONG, 'of an event beyond the limit ends the stream'],
      [LONG, 'of very many events is read'],
    ],
  },
  {
    row: 39,
    fault: 'an endless stream',
    tests: [
      [`${INFERENCE}/stream.test.ts`, 'is not read ahead of its consumer'],
      [LONG, 'of a stream without end takes no memory while its reader is slow'],
      [
        'packages/inference/src/transport/node/node-fetch.test.ts',
        'stops the connection when nobody reads, and closes it when the body is cancelled',
      ],
      ['packages/emulator/src/faults/streams.test.ts', 'writes an endless stream only as fast as it is read'],
    ],
  },
  {
    row: 40,
    fault: 'redirect to another origin',
    live: [{ fault: 'redirect', observed: 'CONNECTION redirect' }],
    tests: [[RETRY, 'are refused to other origins, to nowhere, in circles, and when they lose the body']],
  },
  { row: 41, fault: 'redirects in circles', live: [{ fault: 'redirect-loop', observed: 'CONNECTION redirect' }] },
  {
    row: 42,
    fault: 'media at private addresses',
    tests: [
      [MEDIA, 'is only fetched from public https addresses, redirects included'],
      [MEDIA, '%s is private'],
    ],
  },
  {
    row: 43,
    fault: 'DNS rebinding',
    tests: [['packages/inference/src/transport/node/node-fetch.test.ts', 'is the one of the connections']],
  },
  {
    row: 44,
    fault: 'a job on another origin',
    tests: [
      [
        `${INFERENCE}/addresses.test.ts`,
        'keeps what it asks of a listed host, which gets the key only where the provider says so',
      ],
    ],
  },
  {
    row: 45,
    fault: 'a job without a usable address',
    tests: [[`${INFERENCE}/jobs.test.ts`, 'needs a ticket, updates and a result of the promised form']],
  },
  {
    row: 46,
    fault: 'download of media',
    tests: [
      [MEDIA, 'is downloaded without any header or cookie'],
      [MEDIA, 'is not read beyond the limit'],
    ],
  },
  {
    row: 47,
    fault: 'ends of jobs',
    tests: [
      [`${INFERENCE}/job-histories.test.ts`, 'ends in time, with one submission, as the service said'],
      [`${INFERENCE}/jobs.test.ts`, 'fails with the words of the provider, without the key'],
    ],
  },
  {
    row: 48,
    fault: 'a job beyond its time',
    tests: [
      [`${INFERENCE}/jobs.test.ts`, 'is polled a last time when its time is up'],
      [`${INFERENCE}/job-handle.test.ts`, 'ends with the reason of an abort, and is cancelled unless it is to be kept'],
    ],
  },
  {
    row: 49,
    fault: 'abort at any time',
    tests: [
      [
        `${INFERENCE}/abort.test.ts`,
        'rejects with the reason of the caller, asks nothing more and leaves nothing behind',
      ],
    ],
  },
  {
    row: 50,
    fault: 'a stream that is left or dropped',
    tests: [
      [`${INFERENCE}/stream.test.ts`, 'is cancelled upstream when the loop is left'],
      [`${INFERENCE}/dropped-stream.test.ts`, 'is closed when it is collected'],
    ],
  },
  {
    row: 51,
    fault: 'the clock of the system jumps',
    tests: [['test/fault-table.test.ts', 'measures time by a clock that does not jump']],
  },
  {
    row: 52,
    fault: 'very large files in JSON',
    tests: [['packages/inference/src/binary/base64.test.ts', 'lets others work while it encodes a large file']],
  },
  {
    row: 53,
    fault: 'an upload that fails',
    tests: [
      [`${INFERENCE}/file-inputs.test.ts`, 'is sent again after a 503, whole, although %s can be read only once'],
    ],
  },
  {
    row: 54,
    fault: 'members called __proto__',
    live: [{ fault: 'prototype-keys', observed: 'answer' }],
    tests: [[`${INFERENCE}/response-body.test.ts`, 'has no members that change a prototype']],
  },
  {
    row: 55,
    fault: 'line ends in header values',
    tests: [[`${INFERENCE}/resolve.test.ts`, 'are refused before any request when they could hold more than one line']],
  },
  { row: 56, fault: 'spaces around a token', tests: [[`${INFERENCE}/resolve.test.ts`, 'hold a trimmed token']] },
  {
    row: 57,
    fault: 'hostile model ids',
    tests: [[`${INFERENCE}/addresses.test.ts`, 'cannot lead the token out of its provider by the id %j']],
  },
  {
    row: 58,
    fault: 'hostile endpoints',
    tests: [
      [`${INFERENCE}/resolve.test.ts`, 'excludes a provider, and has to be an http address'],
      [`${INFERENCE}/addresses.test.ts`, 'get no token as an endpoint at %s'],
    ],
  },
  {
    row: 59,
    fault: 'keys in what is shown',
    tests: [
      [`${INFERENCE}/redaction.test.ts`, '%s is not shown'],
      ['packages/inference/test/canary.test.ts', 'is found in nothing that a failure shows'],
    ],
  },
  {
    row: 60,
    fault: 'the mapping is away',
    tests: [
      [`${INFERENCE}/mapping.test.ts`, 'helps out while the hub is away, but not when it says no'],
      [
        `${INFERENCE}/resolve.test.ts`,
        'passes over providers it does not know, other tasks, and those that failed their health check',
      ],
    ],
  },
  {
    row: 61,
    fault: 'breaker',
    tests: [
      [FAILOVER, 'opens after hard failures, sends no request while open, probes once after the cooldown, and closes'],
    ],
  },
  {
    row: 62,
    fault: 'failover',
    tests: [
      [FAILOVER, 'goes to the next provider after %i'],
      [FAILOVER, 'stays with its provider after its first token'],
    ],
  },
  {
    row: 63,
    fault: 'a bulk run is killed',
    elsewhere: 'the client runs single calls; resumable bulk runs are no part of it',
  },
  { row: 64, fault: 'the store of a queue is away', elsewhere: 'the client keeps no queue outside of its process' },
  {
    row: 65,
    fault: 'hostile templates',
    tests: [
      ['packages/jinja/test/properties/hostile.test.ts', 'writes to no prototype'],
      ['packages/jinja/src/template.test.ts', 'shows no prototype, constructor or function of JavaScript'],
    ],
  },
  {
    row: 66,
    fault: 'markup in answers',
    tests: [['e2e/workbench.test.ts', 'draws what a model writes as text: no script, no picture from elsewhere']],
  },
  {
    row: 67,
    fault: 'hostile texts in snippets',
    tests: [['packages/snippets/test/hostile.test.ts', 'send what the user gave, and nothing else in its place']],
  },
  {
    row: 68,
    fault: 'servers that others reach',
    tests: [['e2e/workbench-host.test.ts', 'answers to the names of this machine and to no other']],
  },
  {
    row: 69,
    fault: 'caches of HTTP',
    tests: [
      [`${INFERENCE}/mapping.test.ts`, 'is asked for with hub tokens only, past every cache'],
      [`${INFERENCE}/jobs.test.ts`, 'is polled past every cache'],
    ],
  },
  {
    row: 70,
    fault: 'the end of the process',
    tests: [
      [
        `${INFERENCE}/platform.test.ts`,
        'runs to its result, and the process ends by itself, even where code cannot be made of strings',
      ],
    ],
  },
];
