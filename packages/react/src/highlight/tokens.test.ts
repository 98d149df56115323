import { expect, it } from 'vitest';
import { tokenizeJinja } from './jinja-tokens.ts';
import { type Token, tokenize } from './tokens.ts';

const list = (tokens: readonly Token[]) => tokens.flatMap(({ text, role }) => (role ? [`${role} ${text}`] : []));
const join = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join('');

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
  const tokens = tokenize(code, language);
  expect(list(tokens)).toEqual(expected);
  expect(join(tokens)).toBe(code);
});

it.each([
  [
    '{# a #}\n{%- if m.content is string %}{{ m | tojson(2) }} "b" {% endif %}{% raw %}{{ x }}{% endraw %}',
    [
      'comment {#',
      'comment  a #}',
      'delimiter {%-',
      'keyword if',
      'property content',
      'keyword is',
      'delimiter %}',
      'delimiter {{',
      'name tojson',
      'number 2',
      'delimiter }}',
      'delimiter {%',
      'keyword endif',
      'delimiter %}',
      'delimiter {% raw %}',
      'delimiter {% endraw %}',
    ],
  ],
  ["{{ 'it\\'s' + true }", ['delimiter {{', "string 'it\\'s'", 'number true']],
  ['{{ "open\n{# more', ['delimiter {{', 'string "open\n{# more']],
  ['{# open\nmore', ['comment {#', 'comment  open\nmore']],
])('tells the parts of a template apart, finished or not: %j', (code, expected) => {
  const tokens = tokenizeJinja(code);
  expect(list(tokens)).toEqual(expected);
  expect(join(tokens)).toBe(code);
});
