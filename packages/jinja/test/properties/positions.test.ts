import { parse, tokenize } from '@hubkit/jinja';
import { expect, it } from 'vitest';
import { chatTemplates, featureCases } from '../corpora/all.ts';
import { choicesOf, makeCase } from '../differential/campaign.ts';

/** Returns true if the text has nothing that could be part of a token. */
const isBlank = (text: string): boolean => !/[^\s\p{Cc}]/u.test(text);

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

const SOURCES = sources();

interface Spanned {
  readonly start: number;
  readonly end: number;
}

const isSpanned = (value: unknown): value is Spanned & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value;

it('gives tokens whose places cover the source: nothing but blanks is between them', () => {
  expect(SOURCES.length).toBeGreaterThan(1000);
  for (const source of SOURCES) {
    let end = 0;
    for (const { type, value, start, end: tokenEnd } of tokenize(source)) {
      const isInOrder = start >= end && isBlank(source.slice(end, start));
      const isNamed = type !== 'name' || source.slice(start, tokenEnd) === value;
      // An assertion of vitest takes longer than the token that it is about, so only a wrong one reaches it.
      if (!isInOrder || !isNamed) expect({ type, value, start, end: tokenEnd }, source).toEqual('a token at its place');
      end = tokenEnd;
    }
    expect(source.slice(end)).toSatisfy(isBlank);
  }
}, 300_000);

it('gives every node a place inside of its parent', () => {
  for (const source of SOURCES) {
    const visit = (node: unknown, parent: Spanned): void => {
      if (Array.isArray(node)) {
        for (const item of node) visit(item, parent);
        return;
      }
      if (typeof node !== 'object' || node === null) return;
      const place = isSpanned(node) ? node : parent;
      const isInside = parent.start <= place.start && place.start <= place.end && place.end <= parent.end;
      if (!isInside) expect(place, source).toEqual(`a node inside of ${parent.start} to ${parent.end}`);
      for (const child of Object.values(node)) visit(child, place);
    };
    visit(parse(source), { start: 0, end: source.length });
  }
}, 300_000);
