import { type FaultRow, INFERENCE } from './fault-row.ts';

/** The course of a call: jobs, aborts, clocks, files. */
export const CALL_FAULTS: readonly FaultRow[] = [
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
    tests: [['tests/integration/fault-table.test.ts', 'measures time by a clock that does not jump']],
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
];
