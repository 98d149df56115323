import { expect, it } from 'vitest';
import { withFastLiterals as published } from './fast-literals.mjs';

const evaluate = (code: string): unknown => new Function(`${code} return a;`)();

it.each([
  ['a string', `const a = 'naïve \\\\é \\u00e9 😀 \u2028';`],
  ['an escape that means the character itself', `const a = 'a\\é\\\\\\é';`],
  ['a key', `const a = { 'é': { "日本": 1 } };`],
  ['a text of quotes', `const a = "{\\"a\\":\\"it's \\\\ é\\n\\"}";`],
  ['a template', `const b = 1; const a = \`é\${b}\${\`日\${'本'}\`}\`;`],
])('publishes %s in ASCII with the same value', (_, code) => {
  const text = published(code);
  expect(text).toMatch(/^[ -~]*$/);
  expect(evaluate(text)).toEqual(evaluate(code));
});

it.each([
  ['plainly', '/[é-ü]\\é/'],
  ['with Unicode', '/[😀-😂]|ẞ/u'],
])('publishes a regular expression, written %s, in ASCII that matches the same', (_, pattern) => {
  const text = published(`const a = ${pattern};`);
  expect(text).toMatch(/^[ -~]*$/);
  const [before, after] = [evaluate(`const a = ${pattern};`), evaluate(text)] as RegExp[];
  for (const char of ['é', 'ö', 'a', '😁', '\ud83d', 'ẞ', 'éé', 'üé'])
    expect(after?.test(char)).toBe(before?.test(char));
});

it.each([
  ['ASCII', `const a = 'a\\n';`],
  ['a template whose tag reads it as it is written', 'const a = String.raw`é`;'],
])('leaves %s alone', (_, code) => expect(published(code)).toBe(code));

it('puts JSON into single quotes, which need no escape for its own', () => {
  expect(published(`const a = JSON.parse("{\\"a\\":\\"it's\\"}");`)).toBe(`const a = JSON.parse('{"a":"it\\'s"}');`);
});
