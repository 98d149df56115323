import { parse, tokenize } from '@hubkit/jinja';
import { expect, it } from 'vitest';
import { chatTemplates, featureCases } from '../corpora/all.ts';
import { choicesOf, makeCase } from '../differential/case.ts';

/** Sources that parse with the default delimiters: all corpora and some made up. */
function sources(): string[] {
  const told = [...chatTemplates(), ...featureCases().filter(({ options }) => isPlain(options))].map(
    ({ template }) => template,
  );
  const made = Array.from({ length: 1500 }, (_, index) => makeCase(choicesOf(3, index), 'grammar'))
    .filter(({ options }) => isPlain(options))
    .map(({ template }) => template);
  return [...new Set([...told, ...made])].filter((source) => {
    try {
      parse(source);
      return true;
    } catch {
      return false;
    }
  });
}

const isPlain = (options: object | undefined): boolean =>
  options === undefined ||
  Object.keys(options).every((name) => ['environment', 'trim_blocks', 'lstrip_blocks'].includes(name));

interface Spanned {
  readonly start: number;
  readonly end: number;
}

const isSpanned = (value: unknown): value is Spanned & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value;

it('gives tokens whose places cover the source: nothing but blanks is between them', () => {
  const all = sources();
  expect(all.length).toBeGreaterThan(1000);
  for (const source of all) {
    let end = 0;
    for (const token of tokenize(source)) {
      expect(token.start).toBeGreaterThanOrEqual(end);
      expect(source.slice(end, token.start).replace(/[\s\p{Cc}]/gu, '')).toBe('');
      if (token.type === 'name') expect(source.slice(token.start, token.end)).toBe(token.value);
      end = token.end;
    }
    expect(source.slice(end).replace(/[\s\p{Cc}]/gu, '')).toBe('');
  }
}, 300_000);

it('gives every node a place inside of its parent', () => {
  for (const source of sources()) {
    const visit = (node: unknown, parent: Spanned): void => {
      if (Array.isArray(node)) {
        for (const item of node) visit(item, parent);
        return;
      }
      if (typeof node !== 'object' || node === null) return;
      const place = isSpanned(node) ? node : parent;
      expect(place.start).toBeGreaterThanOrEqual(parent.start);
      expect(place.end).toBeLessThanOrEqual(parent.end);
      expect(place.start).toBeLessThanOrEqual(place.end);
      for (const child of Object.values(node)) visit(child, place);
    };
    visit(parse(source), { start: 0, end: source.length });
  }
}, 300_000);
