import { type FaultRow, INFERENCE, type LiveFault, RETRY } from './fault-row.ts';

/** Error responses: rate limits, status codes, shapes of errors. */
export const ERROR_RESPONSE_FAULTS: readonly FaultRow[] = [
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
];
