import { CONNECTION, type FaultRow, INFERENCE, LONG, RETRY } from './fault-row.ts';

/** Connections that cannot be made, are silent, or break. */
export const CONNECTION_FAULTS: readonly FaultRow[] = [
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
];
