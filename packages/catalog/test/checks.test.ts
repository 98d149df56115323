import { describe, expect, it } from 'vitest';
import type { Catalog, Fix } from '../src/checks/check.ts';
import { CHECKS } from '../src/checks/checks.gen.ts';
import { wholeCatalog } from './whole-catalog.ts';

const checks = Object.entries(CHECKS);

const page = {
  summary: 'A summary.',
  demo: { inputs: [], outputs: [] },
  datasets: [],
  metrics: [],
  models: [],
  spaces: [],
  pickedOn: '2026-11-23',
  related: [],
  widgetModels: [],
};
const library = { id: 'a', prettyLabel: 'A', repoName: 'a', repoUrl: 'https://example.org/a' };
const pipeline = { modality: 'nlp', color: 'red', order: 10 } as const;
const model = {
  id: 'a/b',
  description: 'A.',
  bestFor: 'small',
  released: '2026-01',
  size: '4B',
  license: 'mit',
} as const;
const models = (change: object) => [
  { ...model, ...change },
  ...['c', 'd', 'e'].map((id) => ({ ...model, id: `a/${id}` })),
];
const picks = {
  pickedOn: '2026-11-23',
  models: models({}),
  datasets: [{ id: 'a', description: 'A.' }],
  metrics: [{ id: 'a', description: 'A.' }],
};
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
  ['current-picks', 1, pages({ ...picks, pickedOn: '2026-11-31' })],
  ['current-picks', 1, pages({ ...picks, models: picks.models.slice(1) })],
  ['current-picks', 2, pages({ ...picks, datasets: [], metrics: [] })],
  ['current-picks', 1, pages({ ...picks, models: models({ released: '2024-10' }) })],
  [
    'current-picks',
    0,
    pages({ ...picks, models: models({ released: '2024-10', whyOld: 'Nothing newer is as fast.' }) }),
  ],
  ['current-picks', 1, pages({ ...picks, models: models({ whyOld: 'It is not old.' }) })],
  ['current-picks', 1, pages({ ...picks, models: models({ released: '2026-12' }) })],
  ['current-picks', 1, pages({ ...picks, models: models({ size: 'large' }) })],
  ['current-picks', 0, pages({ ...picks, models: models({ size: '117B, 5.1B active' }) })],
  ['current-picks', 1, pages({ ...picks, models: models({ license: 'Apache 2.0' }) })],
  ['known-tasks', 1, { ...none, tasks: [{ id: 'Text_To', label: 'A' }] }],
  ['known-tasks', 2, pages({ canonicalId: 'gone' })],
  ['known-tasks', 2, pages({ related: ['gone'] })],
  ['plain-prose', 1, pages({ models: [{ ...model, whyOld: 'no sentence' }] })],
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

describe('the data of the catalog', () => {
  it.each(checks)('keeps the rule in checks/%s.ts', (_, check) => {
    const messages = check(wholeCatalog).map(({ message, fix }) =>
      fix ? `${message} (npm run fix:catalog)` : message,
    );
    expect(messages).toEqual([]);
  });
});

describe('each check', () => {
  it.each(checks)('has an example that breaks it: %s', (name) => {
    expect(broken.map(([check]) => check)).toContain(name);
  });

  it.each(broken)('%s finds %i faults where there are some', (name, count, data) => {
    const found = CHECKS[name](data);
    expect(found).toHaveLength(count);
    expect(found.map(({ message }) => message)).toEqual(found.map(() => expect.stringMatching(/\.$/)));
  });
});

/** The fix for data that break a rule, by the check. */
const fixed: ReadonlyArray<readonly [keyof typeof CHECKS, Catalog, Fix]> = [
  [
    'https-links',
    { ...none, libraries: [{ ...library, docsUrl: 'http://example.org/docs' }] },
    { in: { library: 'a' }, before: 'http://example.org/docs', after: 'https://example.org/docs' },
  ],
  [
    'known-libraries',
    {
      ...none,
      tasks: [{ id: 't', label: 'T', libraries: ['b', 'a', 'b'] }],
      libraries: [library, { ...library, id: 'b' }],
    },
    { in: { task: 't' }, before: ['b', 'a', 'b'], after: ['a', 'b'] },
  ],
  [
    'plain-prose',
    pages({ metrics: [{ id: 'wer', description: ' words that  are wrong' }] }),
    { in: { page: 'chat' }, before: ' words that  are wrong', after: 'Words that are wrong.' },
  ],
  [
    'plain-prose',
    pages({ demo: { inputs: [{ type: 'tabular', table: [['Blood Pressure ']] }], outputs: [] } }),
    { in: { page: 'chat' }, before: 'Blood Pressure ', after: 'Blood Pressure' },
  ],
  [
    'hub-ids',
    pages({ models: [{ id: 'https://huggingface.co/a/b/', description: 'A.' }] }),
    { in: { page: 'chat' }, before: 'https://huggingface.co/a/b/', after: 'a/b' },
  ],
];

describe('fixers', () => {
  it.each(fixed)('%s', (name, data, fix) => expect(CHECKS[name](data).map((found) => found.fix)).toEqual([fix]));

  it('leave to people what only they can decide', () => {
    expect(CHECKS['plain-prose'](pages({ summary: '' })).map(({ fix }) => fix)).toEqual([undefined]);
    expect(CHECKS['hub-ids'](pages({ widgetModels: [''] })).map(({ fix }) => fix)).toEqual([undefined]);
  });
});
