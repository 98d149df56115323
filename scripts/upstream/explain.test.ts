import { describe, expect, it } from 'vitest';
import { type Comparison, compareNames, compareValues } from './comparison.ts';
import { explain, type KnownDifference, outdatedItems } from './explain.ts';

const compared: Comparison = {
  of: '@huggingface/tasks',
  title: 'libraries',
  ...compareValues(
    new Map<string, unknown>([
      ['timm', { repo: 'a' }],
      ['gone', 1],
      ['ours (2.0)', 1],
    ]),
    new Map<string, unknown>([
      ['timm', { repo: 'b' }],
      ['own', 1],
      ['ours (2.0)', 1],
    ]),
  ),
};

const known = (change: Partial<KnownDifference>): KnownDifference => ({
  in: 'libraries',
  kind: 'missing',
  items: ['gone'],
  because: 'a test',
  since: '2026-11-23',
  ...change,
});

describe('differences from packages upstream', () => {
  it('are missing, extra, or of another value', () => {
    expect(compared).toMatchObject({
      same: 1,
      differences: [
        { kind: 'differs', item: 'timm', detail: '{"repo":"a"} → {"repo":"b"}' },
        { kind: 'missing', item: 'gone' },
        { kind: 'extra', item: 'own' },
      ],
    });
    expect(compareNames(['a', 'b'], ['b'])).toEqual({ same: 1, differences: [{ kind: 'missing', item: 'a' }] });
  });

  it('are unknown without a reason of the same table, kind and item', () => {
    const unknownWith = (change: Partial<KnownDifference>) =>
      explain(compared, [known(change)]).unknown.map(({ item }) => item);
    expect(unknownWith({})).toEqual(['timm', 'own']);
    expect(unknownWith({ in: 'apps' })).toEqual(['timm', 'gone', 'own']);
    expect(unknownWith({ kind: 'extra' })).toEqual(['timm', 'gone', 'own']);
    expect(unknownWith({ kind: 'extra', items: ['o*'] })).toEqual(['timm', 'gone']);
  });

  it.each([
    ['gon', ['gone']],
    ['g*e', []],
    ['g.ne', ['gone']],
    ['*', []],
  ])('are found by %s', (pattern, unknown) => {
    const { unknown: left } = explain(compared, [known({ items: [pattern] })]);
    expect(left.filter(({ kind }) => kind === 'missing').map(({ item }) => item)).toEqual(unknown);
  });

  it('that are gone leave a reason without use', () => {
    expect(outdatedItems([compared], [known({ items: ['gone', 'gone too'] })])).toEqual([
      'libraries: missing gone too',
    ]);
  });
});
