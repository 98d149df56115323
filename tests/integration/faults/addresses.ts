import { type FaultRow, INFERENCE, MEDIA, RETRY } from './fault-row.ts';

/** Redirects, and addresses in responses. */
export const ADDRESS_FAULTS: readonly FaultRow[] = [
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
    tests: [
      ['packages/inference/src/transport/node/node-fetch.test.ts', 'is the one of the connections'],
      [
        `${INFERENCE}/resolved-addresses.test.ts`,
        'is fetched where it is public, where private ones are allowed, and where nothing is known of it',
      ],
    ],
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
    tests: [
      [`${INFERENCE}/jobs.test.ts`, 'needs a ticket, updates and a result of the promised form'],
      [`${INFERENCE}/fal-ai.test.ts`, 'sends the key nowhere else, whatever the ticket says'],
      [`${INFERENCE}/fal-ai.test.ts`, 'asks for no job of the id %j, which leads elsewhere'],
    ],
  },
  {
    row: 46,
    fault: 'download of media',
    tests: [
      [MEDIA, 'is downloaded without any header or cookie'],
      [MEDIA, 'is not read beyond the limit'],
      [MEDIA, 'is none when it is %s'],
    ],
  },
];
