import { describe, expect, it } from 'vitest';
import type { Catalog } from '../src/checks/check.ts';
import { CHECKS } from '../src/checks/checks.gen.ts';
import { LIBRARIES, TASKS, TASKS_DATA } from '../src/index.ts';

const checks = Object.entries(CHECKS);

const catalog: Catalog = {
  tasks: Object.values(TASKS),
  pages: new Map(Object.entries(TASKS_DATA).filter(([, { isPlaceholder }]) => !isPlaceholder)),
  libraries: Object.values(LIBRARIES),
};

const page = {
  summary: 'A summary.',
  demo: { inputs: [], outputs: [] },
  datasets: [],
  metrics: [],
  models: [],
  spaces: [],
  widgetModels: [],
};
const library = { id: 'a', prettyLabel: 'A', repoName: 'a', repoUrl: 'https://example.org/a' };
const pipeline = { modality: 'nlp', color: 'red' } as const;
const none: Catalog = { tasks: [], pages: new Map(), libraries: [] };
const pages = (change: object): Catalog => ({ ...none, pages: new Map([['chat', { ...page, ...change }]]) });

/** For every check, data that break it, and how often. Each check must have a row. */
const broken: ReadonlyArray<readonly [keyof typeof CHECKS, number, Catalog]> = [
  ['unique-ids', 1, { ...none, libraries: [library, library] }],
  [
    'unique-ids',
    1,
    {
      ...none,
      tasks: [
        { id: 'a', label: 'A' },
        { id: 'a', label: 'B' },
      ],
    },
  ],
  ['unique-ids', 1, { ...none, tasks: ['a', 'b'].map((id) => ({ id, label: id, method: 'run', pipeline })) }],
  [
    'unique-ids',
    1,
    pages({
      spaces: [
        { id: 'a/b', description: 'A.' },
        { id: 'a/b', description: 'B.' },
      ],
    }),
  ],
  ['known-libraries', 1, { ...none, tasks: [{ id: 'a', label: 'A', libraries: ['missing'] }] }],
  [
    'known-libraries',
    1,
    { ...none, tasks: [{ id: 'a', label: 'A', libraries: ['b', 'a'] }], libraries: [library, { ...library, id: 'b' }] },
  ],
  ['https-links', 2, { ...none, libraries: [{ ...library, repoUrl: 'http://example.org', docsUrl: 'https://' }] }],
  ['plain-prose', 1, pages({ summary: '' })],
  ['plain-prose', 1, pages({ metrics: [{ id: 'wer', description: 'no sentence' }] })],
  ['plain-prose', 1, pages({ demo: { inputs: [{ type: 'tabular', table: [['Blood Pressure ']] }], outputs: [] } })],
  [
    'distinct-prose',
    1,
    pages({
      models: [
        { id: 'a/b', description: 'Transcribes speech in ninety languages, with punctuation and times.' },
        { id: 'a/c', description: 'Transcribes speech in ninety languages, with punctuation and times too.' },
      ],
    }),
  ],
  ['hub-ids', 1, pages({ widgetModels: [''] })],
  ['hub-ids', 1, pages({ datasets: [{ id: 'datasets/a/b', description: 'A.' }] })],
  ['known-tasks', 1, { ...none, tasks: [{ id: 'Text_To', label: 'A' }] }],
  ['known-tasks', 2, pages({ canonicalId: 'gone' })],
  [
    'demo-spans',
    3,
    pages({
      demo: {
        inputs: [{ type: 'text-with-tokens', text: 'abc', tokens: [{ type: 'X', start: 2, end: 4 }] }],
        outputs: [
          { type: 'chart', data: [{ label: 'A', score: 2 }] },
          { type: 'tabular', table: [['a', 'b'], ['c']] },
        ],
      },
    }),
  ],
];

describe('the data of the catalogue', () => {
  it.each(checks)('keeps the rule in checks/%s.ts', (_, check) => {
    expect(check(catalog)).toEqual([]);
  });
});

describe('each check', () => {
  it.each(checks)('has an example that breaks it: %s', (name) => {
    expect(broken.map(([check]) => check)).toContain(name);
  });

  it.each(broken)('%s finds %i faults where there are some', (name, count, data) => {
    const found = CHECKS[name](data);
    expect(found).toHaveLength(count);
    expect(found).toEqual(found.map(() => expect.stringMatching(/\.$/)));
  });
});
