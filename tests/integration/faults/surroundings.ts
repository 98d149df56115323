import { type FaultRow, INFERENCE } from './fault-row.ts';

/** Faults around the client: queues, templates, pages, snippets, servers, caches, the process. */
export const SURROUNDING_FAULTS: readonly FaultRow[] = [
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
      ['packages/jinja/src/engine/library/limits.test.ts', 'counts the work of %s'],
      ['packages/jinja/test/properties/hostile.test.ts', 'writes to no prototype'],
      ['packages/jinja/src/engine/template.test.ts', 'shows no prototype, constructor or function of JavaScript'],
    ],
  },
  {
    row: 66,
    fault: 'markup in answers',
    tests: [
      ['tests/e2e/workbench-chat.test.ts', 'draws what a model writes as text: no script, no picture from elsewhere'],
    ],
  },
  {
    row: 67,
    fault: 'hostile texts in snippets',
    tests: [['packages/snippets/test/hostile.slow.test.ts', 'send what the user gave, and nothing else in its place']],
  },
  {
    row: 68,
    fault: 'servers that others reach',
    tests: [['tests/e2e/workbench-host.test.ts', 'answers to the names of this machine and to no other']],
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
