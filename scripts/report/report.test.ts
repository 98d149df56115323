import { describe, expect, it } from 'vitest';
import { docstringsIn, hasTranslatedTurn } from './docstrings.ts';
import { wordsIn } from './labels.ts';
import { marksIn, withFigures } from './marks.ts';
import { listFigures, lostJourneys } from './pages.ts';
import { findCircles } from './tree.ts';

describe('the report', () => {
  it('finds circles of any length', () => {
    const graph = { a: ['b'], b: ['c', 'x'], c: ['a'], x: ['y', 'x'], y: ['x'], z: ['a', 'y'] };
    expect(findCircles(graph)).toEqual([
      ['a', 'b', 'c'],
      ['x', 'y'],
    ]);
  });

  it('finds docstrings on one line and on several', () => {
    expect(docstringsIn('/** Reads a file. */\n/**\n * Whether it\n * is open.\n */')).toEqual([
      'Reads a file.',
      'Whether it is open.',
    ]);
  });

  it.each([
    ['A file of its own.', true],
    ['Bytes, or undefined where they are none.', true],
    ['Shows what the provider says about a picture.', false],
    ['Undefined if there is none.', false],
  ])('knows a translated turn: %s', (docstring, isTurn) => {
    expect(hasTranslatedTurn(docstring)).toBe(isTurn);
  });

  it('finds figures outside of code and tables that no command renews', () => {
    const page =
      'It takes 1.5 s and 12 kB<!-- measured: size jinja, rendering -->, `3 ms`, 40 %.\n```sh\nsleep 9 s\n```\n';
    expect(listFigures(page)).toEqual(['1.5 s', '40 %']);
  });

  it('finds journeys whose test is gone', () => {
    const page =
      '| Ask | `scripts/report/report.test.ts` finds journeys whose |\n| Leave | `scripts/gone.test.ts` leaves |';
    expect(lostJourneys('.', page)).toEqual(['Leave: scripts/gone.test.ts']);
  });
});

it('finds labels and hints, also those of a choice, and nothing else in braces', () => {
  const page = `<Field label="Name" hint={isNew ? 'Any name' : 'Its name'} />
    <Button label={state === 'open' ? 'Close it' : text} look="outline" />`;
  expect(wordsIn(page)).toEqual([
    { kind: 'label', text: 'Name' },
    { kind: 'hint', text: 'Any name' },
    { kind: 'hint', text: 'Its name' },
    { kind: 'label', text: 'Close it' },
  ]);
});

describe('marks of measured figures', () => {
  const page = 'A chat: 7.9 kB<!-- measured: size inference, chat -->, `2 kB<!-- measured: size a, b -->`, 3 kB.\n';

  it('are found, and their figures replaced', () => {
    expect(marksIn(page)).toEqual(['size inference, chat']);
    expect(withFigures(page, new Map([['size inference, chat', '8.1 kB']]))).toBe(page.replace('7.9', '8.1'));
    expect(withFigures(page, new Map())).toBe(page);
  });
});
