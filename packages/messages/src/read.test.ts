import { expect, it } from 'vitest';
import { citationsOf, imagesOf, reasoningOf, refusalOf, toolCallsOf } from './read.ts';
import { textOf } from './text-of.ts';

it.each([
  undefined,
  null,
  'text',
  [],
  { content: 1, tool_calls: {}, images: 'x', annotations: [null], citations: [3] },
])('finds nothing in %j', (message) => {
  expect([textOf(message), reasoningOf(message)]).toEqual(['', '']);
  expect([toolCallsOf(message), imagesOf(message), citationsOf(message)]).toEqual([[], [], []]);
  expect(refusalOf(message)).toBeUndefined();
});

it('reads a list of parts', () => {
  const content = [
    { type: 'thinking', thinking: 'Hm' },
    { type: 'text', text: 'a' },
    'b',
    { type: 'refusal', refusal: 'no' },
    { type: 'image_url', image_url: 'https://x/y.png' },
    { type: 'reference', reference_ids: [1] },
  ];
  expect(textOf({ content })).toBe('ab');
  expect(reasoningOf({ content })).toBe('Hm');
  expect(refusalOf({ content })).toBe('no');
  expect(imagesOf({ content })).toEqual(['https://x/y.png']);
});

it('reads the reasoning once, however often it is there', () => {
  const details = [
    { type: 'reasoning.text', text: 'Hm' },
    { type: 'reasoning.summary', summary: ', so' },
  ];
  expect(reasoningOf({ reasoning: 'Hm', reasoning_content: 'Hm', reasoning_details: details })).toBe('Hm');
  expect(reasoningOf({ reasoning: null, reasoning_content: '', reasoning_details: details })).toBe('Hm, so');
});

it('reads the sources of OpenAI, Perplexity and Cohere', () => {
  const url_citation = { url: 'https://a', title: 'A', start_index: 1, end_index: 2 };
  expect(
    citationsOf({
      annotations: [
        { type: 'url_citation', url_citation },
        { type: 'file', file: {} },
      ],
    }),
  ).toEqual([{ url: 'https://a', title: 'A', start: 1, end: 2 }]);
  expect(citationsOf({ citations: ['https://b'] })).toEqual([{ url: 'https://b' }]);
  expect(citationsOf({ citations: [{ start: 0, end: 3, text: 'abc', sources: [] }] })).toEqual([
    { text: 'abc', start: 0, end: 3 },
  ]);
});
