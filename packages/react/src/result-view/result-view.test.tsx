import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ResultView, type ResultViewProps } from './index.ts';

const draw = (props: ResultViewProps) => renderToStaticMarkup(<ResultView {...props} />);
const MASK = `data:image/png;base64,${'A'.repeat(40)}`;

describe('ResultView', () => {
  it.each<[string, ResultViewProps, RegExp]>([
    [
      'an image',
      { value: 'https://example.com/a.png', kind: 'image', label: 'A "cat"' },
      /<img src="https:\/\/example.com\/a.png" alt="A &quot;cat&quot;"/,
    ],
    [
      'a recording',
      { value: '/a.wav', kind: 'audio', label: 'Speech' },
      /<audio controls="" preload="metadata" src="\/a.wav" aria-label="Speech"/,
    ],
    ['a video', { value: '/a.mp4', kind: 'video' }, /<video controls=""/],
    ['labels', { value: [{ label: 'cat', score: 0.9 }] }, /<th scope="row">cat<\/th>.*0\.9<\/td>/],
    [
      'boxes',
      { value: [{ label: 'cat', score: 0.9, box: { xmin: 1, ymin: 2, xmax: 3, ymax: 4 } }], image: '/a.png' },
      /<img src="\/a.png".*1, 2<\/td>/,
    ],
    ['masks', { value: [{ label: 'sky', mask: MASK }], image: '/a.png' }, /<mask id="\w+".*fill|mask="url\(#\w+\)"/],
    [
      'a table',
      { value: { table: { a: ['1'] }, coordinates: [[0, 0]] }, kind: 'table' },
      /<td data-chosen="true">1<\/td>/,
    ],
    [
      'tokens',
      { value: { text: 'Nora', tokens: [{ word: 'Nora', entity_group: 'PER', start: 0, end: 4 }] }, kind: 'tokens' },
      /<mark class="hubkit-token">Nora/,
    ],
    [
      'embeddings',
      {
        value: [
          [1, 0],
          [0, 1],
        ],
        names: ['up', 'right'],
      },
      /<circle .*right \(0\.000\)/,
    ],
    ['one embedding', { value: [1, 0], kind: 'embeddings' }, /Vector of 2 numbers/],
    ['similarity', { value: [0.5], kind: 'similarity', names: ['near'] }, /<th scope="row">near<\/th>/],
    [
      'a matrix of similarity',
      {
        value: [
          [1, 0.5],
          [0.5, 1],
        ],
        kind: 'similarity',
      },
      /<td data-shade="2">0\.500<\/td>/,
    ],
    ['a text', { value: [{ generated_text: 'a < b' }] }, /a &lt; b/],
    ['JSON', { value: { a: [1] }, kind: 'json' }, /<details open="">/],
  ])('shows %s', (_name, props, expected) => {
    const markup = draw(props);
    expect(markup).toMatch(expected);
    // A strict policy refuses the attribute in markup of a server.
    expect(markup).not.toContain('style=');
  });

  const BOX = { xmin: 1, ymin: 2, xmax: 3, ymax: 4 };
  it.each([
    ['masks', { label: 'sky', mask: MASK, score: 0.9 }, true],
    ['masks', { label: 'sky', mask: MASK }, false],
    ['boxes', { label: 'cat', box: BOX, score: 0.9 }, true],
    ['boxes', { label: 'cat', box: BOX }, false],
    ['tokens', { word: 'Rome', entity_group: 'LOC', score: 0.9 }, true],
    ['tokens', { word: 'Rome', entity_group: 'LOC' }, false],
  ] as const)('has a column of scores for the %s that have some: %j', (kind, found, hasScores) => {
    const markup = draw({ value: [found], kind, image: '/a.png' });
    expect(markup).toContain(`data-kind="${kind}"`);
    expect(markup.includes('>Score</th>')).toBe(hasScores);
    expect(markup.includes('>0.9</td>')).toBe(hasScores);
  });

  it('shows a value of another shape as JSON, and what was expected', () => {
    const markup = draw({ value: { error: '<no>' }, kind: 'labels' });
    expect(markup).toContain('expected a list of { label, score }');
    expect(markup).toContain('&lt;no&gt;');
  });

  it.each([
    ['image', []],
    ['labels', []],
    ['table', []],
    ['tokens', []],
    ['embeddings', []],
    ['text', []],
    ['json', undefined],
  ] as const)('says that a result of kind %s is empty', (kind, value) => {
    expect(draw({ value, kind })).toContain('The result is empty.');
  });

  it('leaves out the image of boxes when its address is not one to load', () => {
    const value = [{ label: 'x', box: { xmin: 0, ymin: 0, xmax: 1, ymax: 1 } }];
    expect(draw({ value, image: 'javascript:alert(1)' })).not.toContain('<img');
  });

  it('draws the first of many rows and entries, and says how many are left', () => {
    expect(draw({ value: Array.from({ length: 250 }, (_, a) => ({ a })) })).toContain('50 more not shown');
    expect(draw({ value: { list: Array.from({ length: 201 }, () => 0) }, kind: 'json' })).toContain('1 more not shown');
  });

  it('draws texts as it is told', () => {
    expect(draw({ value: '**a**', renderText: (text) => <b>{text.slice(2, -2)}</b> })).toContain('<b>a</b>');
  });
});
