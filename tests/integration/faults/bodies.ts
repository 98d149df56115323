import { type FaultRow, INFERENCE, PARSER } from './fault-row.ts';

const BODY = `${INFERENCE}/response-body.test.ts`;

/** Bodies and their encoding. */
export const BODY_FAULTS: readonly FaultRow[] = [
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
      { fault: 'unknown-encoding', observed: 'PROVIDER_OUTPUT', message: "the content encoding 'hubkit-9'" },
    ],
  },
  { row: 31, fault: 'a small body that unpacks to a large one', live: [{ fault: 'gzip-bomb', observed: 'LIMIT' }] },
  {
    row: 32,
    fault: 'UTF-8 that is none',
    live: [{ fault: 'invalid-utf8', observed: 'answer' }],
    tests: [
      [PARSER, 'are the same byte by byte'],
      [BODY, 'has U+FFFD in place of bytes that are not UTF-8'],
      [BODY, 'that is not UTF-8 causes one warning, plain and streamed, and a text with U+FFFD of its own none'],
    ],
  },
  {
    row: 33,
    fault: 'byte order marks, UTF-16',
    live: [
      { fault: 'bom', observed: 'answer' },
      { fault: 'utf16', observed: 'PROVIDER_OUTPUT', message: 'The text is in UTF-16' },
    ],
    tests: [[BODY, 'is named for its encoding where that is why nobody can read it']],
  },
];
