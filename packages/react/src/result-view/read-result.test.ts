import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessKind, readResult } from './read-result.ts';
import type { ResultKind } from './result.ts';

const PIXEL = `data:image/png;base64,${'A'.repeat(40)}`;
const box = { xmin: 1, ymin: 2, xmax: 11, ymax: 22 };

const CASES: readonly (readonly [kind: ResultKind, value: unknown, data: unknown])[] = [
  ['image', PIXEL, [{ source: PIXEL }]],
  ['image', 'A'.repeat(40), [{ source: PIXEL }]],
  ['image', [{ url: 'https://example.com/a.png', label: 'a' }], [{ source: 'https://example.com/a.png', label: 'a' }]],
  ['video', '/a.mp4', [{ source: '/a.mp4' }]],
  [
    'audio',
    [{ label: 'speech', 'content-type': 'audio/flac', blob: 'A'.repeat(40) }],
    [{ source: `data:audio/flac;base64,${'A'.repeat(40)}`, label: 'speech' }],
  ],
  [
    'audio',
    { 'content-type': 'text/html', blob: 'A'.repeat(40) },
    [{ source: `data:audio/wav;base64,${'A'.repeat(40)}` }],
  ],
  ['audio', { audio: 'https://example.com/a.wav' }, [{ source: 'https://example.com/a.wav' }]],
  [
    'labels',
    [
      { label: 'a', score: 0.1 },
      { label: 'b', score: 0.9 },
    ],
    [
      { label: 'b', score: 0.9 },
      { label: 'a', score: 0.1 },
    ],
  ],
  ['labels', { labels: ['a'], scores: [1], sequence: 's' }, [{ label: 'a', score: 1 }]],
  ['labels', [[{ label: 'a', score: 1 }]], [{ label: 'a', score: 1 }]],
  ['labels', { answer: 'yes', score: 0.5, start: 0, end: 3 }, [{ label: 'yes', score: 0.5 }]],
  ['labels', [{ token_str: 'cat', sequence: 'a cat', score: 0.5 }], [{ label: 'cat', score: 0.5 }]],
  ['boxes', [{ label: 'cat', score: 1, box }], [{ label: 'cat', score: 1, x: 1, y: 2, width: 10, height: 20 }]],
  ['boxes', [{ label: 'cat', box: { ...box, xmax: 0 } }], [{ label: 'cat', x: 1, y: 2, width: 0, height: 20 }]],
  ['masks', [{ label: 'sky', mask: 'A'.repeat(40) }], [{ label: 'sky', mask: PIXEL }]],
  [
    'tokens',
    [{ word: 'Nora', entity_group: 'PER', score: 1, start: 0, end: 4 }],
    { tokens: [{ word: 'Nora', label: 'PER', score: 1, start: 0, end: 4 }] },
  ],
  [
    'tokens',
    { text: 'Nora', tokens: [{ word: 'Nora', entity: 'PER' }] },
    { text: 'Nora', tokens: [{ word: 'Nora', label: 'PER' }] },
  ],
  [
    'table',
    [{ a: 1, b: null }, { a: 2 }],
    {
      columns: ['a', 'b'],
      rows: [
        ['1', ''],
        ['2', ''],
      ],
      chosen: [],
    },
  ],
  [
    'table',
    { a: ['1', '2'], b: ['3'] },
    {
      columns: ['a', 'b'],
      rows: [
        ['1', '3'],
        ['2', ''],
      ],
      chosen: [],
    },
  ],
  ['table', { table: { a: ['1'] }, coordinates: [[0, 0]] }, { columns: ['a'], rows: [['1']], chosen: [[0, 0]] }],
  ['table', [1.5, 2], { columns: ['Value'], rows: [['1.5'], ['2']], chosen: [] }],
  ['embeddings', [1, 2], [[1, 2]]],
  [
    'embeddings',
    [
      [1, 2],
      [3, 4],
    ],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    'embeddings',
    [
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [[2, 3]],
  ],
  ['similarity', [0.5, 1], [[0.5, 1]]],
  ['similarity', { similarities: [0.5] }, [[0.5]]],
  ['text', [{ generated_text: 'a' }], ['a']],
  ['text', { translation_text: 'a' }, ['a']],
  ['json', { a: 1 }, { a: 1 }],
];

describe('readResult', () => {
  it.each(CASES)('reads as %s the value %j', (kind, value, data) => {
    expect(readResult(value, kind)).toEqual({ kind, data });
  });

  it.each<[ResultKind, unknown]>([
    ['image', 'javascript:alert(1)'],
    ['image', 'data:text/html,x'],
    ['video', PIXEL],
    ['labels', [{ label: 'a', score: '1' }]],
    ['labels', null],
    ['boxes', [{ label: 'a', box: { ...box, xmin: Number.NaN } }]],
    ['masks', [{ label: 'a', mask: 'javascript:alert(1)' }]],
    ['tokens', [{ word: 'a' }]],
    ['embeddings', [[1, 2], [3]]],
    ['embeddings', [1, 'a']],
    ['similarity', []],
    ['table', 'a'],
    ['text', 1],
  ])('shows as JSON what is no %s: %j', (kind, value) => {
    const result = readResult(value, kind);
    expect(result).toMatchObject({
      kind: 'json',
      data: value,
      problem: { wanted: kind, expected: expect.any(String) },
    });
  });

  it('takes any value without an error, whatever it is to be', () => {
    const kinds = CASES.map(([kind]) => kind);
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...kinds, undefined), (value, kind) => {
        expect(readResult(value, kind).kind).toBeTypeOf('string');
      }),
    );
  });
});

describe('guessKind', () => {
  it.each([
    [new Blob([], { type: 'audio/wav' }), 'audio'],
    [new Blob([], { type: 'application/zip' }), 'json'],
    [PIXEL, 'image'],
    ['Hello', 'text'],
    [[{ label: 'speech', 'content-type': 'audio/flac', blob: 'A'.repeat(40) }], 'audio'],
    [[{ label: 'speech', 'content-type': 'audio/flac', blob: 3 }], 'table'],
    [[{ label: 'a', score: 1 }], 'labels'],
    [[{ label: 'a', score: 1, box }], 'boxes'],
    [[{ label: 'a', mask: PIXEL }], 'masks'],
    [[{ word: 'a', entity_group: 'PER' }], 'tokens'],
    [{ summary_text: 'a' }, 'text'],
    [
      [
        [1, 2],
        [3, 4],
      ],
      'embeddings',
    ],
    [[{ a: 1 }], 'table'],
    [[], 'json'],
    [undefined, 'json'],
    [{ a: 1 }, 'json'],
  ] as const)('of %j is %s', (value, kind) => {
    expect(guessKind(value)).toBe(kind);
  });
});
