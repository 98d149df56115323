import { type FaultRow, INFERENCE } from './fault-row.ts';

/** Input of users: credentials, ids, endpoints. */
export const INPUT_FAULTS: readonly FaultRow[] = [
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
];
