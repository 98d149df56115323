import { answers, type FaultRow, INFERENCE, LONG, PARSER } from './fault-row.ts';

/** Event streams. */
export const STREAM_FAULTS: readonly FaultRow[] = [
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
];
