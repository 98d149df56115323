import { expect, it } from 'vitest';
import { tokenize } from './tokens.ts';

const marked = (code: string, language: string) =>
  tokenize(code, language).flatMap(({ text, role }) => (role ? [`${role} ${text}`] : []));

it.each([
  [
    'python',
    'def add(a):  # sum\n    return "x" + 1',
    ['keyword def', 'name add', 'comment # sum', 'keyword return', 'string "x"', 'number 1'],
  ],
  ['python', 'text = """a\n# b"""', ['string """a\n# b"""']],
  [
    'ts',
    'const x = await f(`a b`); // end',
    ['keyword const', 'keyword await', 'name f', 'string `a b`', 'comment // end'],
  ],
  ['json', '{"a": "b", "c": [1, true]}', ['property "a"', 'string "b"', 'property "c"', 'number 1', 'keyword true']],
  ['sh', "curl -H 'x: y' http://a/b#c # go", ['keyword curl', "string 'x: y'", 'comment # go']],
  ['js', 'a.from(b); "open', ['name from']],
  ['ts', "type A = { type: 'a' }", ['keyword type', "string 'a'"]],
  ['poem', 'def add', []],
  ['constructor', 'def add', []],
])('tells the parts of %s apart: %j', (language, code, expected) => {
  expect(marked(code, language)).toEqual(expected);
  expect(
    tokenize(code, language)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code);
});
