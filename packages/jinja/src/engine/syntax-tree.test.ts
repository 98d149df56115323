import { describe, expect, it } from 'vitest';
import { parse, type Tokens, tokenize } from '../index.ts';

describe('parse', () => {
  it('reads the tokens that tokenize gives as it reads their source', () => {
    const source = '{% for x in y %}{{ x | upper }}{% endfor %}';
    expect(parse(tokenize(source))).toEqual(parse(source));
  });

  it('knows the syntax of the tokens', () => {
    const syntax = { blockStart: '<%', blockEnd: '%>' };
    expect(parse(tokenize('<% set a = 1 %>', syntax))).toEqual(parse('<% set a = 1 %>', syntax));
  });

  it.each<[string, () => Tokens]>([
    ['made by hand', () => [{ type: 'name', value: 'a', start: 0, end: 1 }]],
    ['filtered', () => tokenize('a {{ b }}').filter(({ type }) => type !== 'name')],
    ['not there', () => undefined as unknown as Tokens],
  ])('refuses tokens that are %s', (_, tokens) => {
    expect(() => parse(tokens())).toThrow('parse takes a source, or tokens as tokenize gives them');
  });
});

describe('tokenize', () => {
  it('gives tokens that cannot be changed, as the change would not reach parse', () => {
    const tokens = tokenize('{{ a }}') as unknown as { value: unknown }[];
    expect(() => tokens.pop()).toThrow(TypeError);
    expect(() => Object.assign(tokens[1] as object, { value: 'b' })).toThrow(TypeError);
  });
});
