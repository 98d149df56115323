import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSlugger, slugify, splitHeading } from './slugify.ts';

describe('slugify', () => {
  it.each([
    ['Getting started', 'getting-started'],
    ['  Quick   tour ', 'quick-tour'],
    ['What is `pipeline()`?', 'what-is-pipeline'],
    ['Grüße, Welt!', 'grüße-welt'],
    ['快速 开始', '快速-开始'],
    ['हिन्दी', 'हिन्दी'],
    ['text-to-image', 'text-to-image'],
    ['Set up the client [ install ]', 'install'],
    ['Set up the client [[transformers.AutoModel]]', 'transformers.AutoModel'],
    ['[ only-an-id ]', 'only-an-id'],
    ['An array[0]', 'an-array0'],
    ['Composed e\u0301', 'composed-é'],
    ['🚀', ''],
  ])('makes of %j the id %j', (text, id) => {
    expect(slugify(text)).toBe(id);
  });

  it('never makes an id with a space or a character that ends an attribute', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => !/[\s"'<>&]/u.test(slugify(text))));
  });

  it('keeps what it made when it is asked again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const id = slugify(text.replaceAll(/[[\]]/g, ''));
        expect(slugify(id)).toBe(id);
      }),
    );
  });
});

describe('splitHeading', () => {
  it('shows the reader the words without the id', () => {
    expect(splitHeading('Set up [ install ]')).toEqual({ title: 'Set up', customId: 'install' });
    expect(splitHeading('Lists [a b]')).toEqual({ title: 'Lists [a b]', customId: undefined });
  });
});

describe('createSlugger', () => {
  it('numbers the second and the third of the same heading', () => {
    const slug = createSlugger();
    expect(['Usage', 'Usage', 'usage'].map(slug)).toEqual(['usage', 'usage-1', 'usage-2']);
  });

  it('steps over a number that is already an id', () => {
    const slug = createSlugger();
    expect(['Usage 1', 'Usage', 'Usage'].map(slug)).toEqual(['usage-1', 'usage', 'usage-2']);
  });

  it('respects ids that the page has taken, and finds one for a heading without words', () => {
    const slug = createSlugger(['contents']);
    expect(['Contents', '🚀', '🎉'].map(slug)).toEqual(['contents-1', 'section', 'section-1']);
  });

  it('never gives an id twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'a-1', 'A', 'a 1', '!', 'a-1-1')), (texts) => {
        const slug = createSlugger();
        const ids = texts.map((text) => slug(text));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
