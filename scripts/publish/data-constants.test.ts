import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';
import { dataConstants } from './data-constants.mjs';

const long = 'x'.repeat(400);

/** The module as it is published. */
function published(code: string): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const magicString = { overwrite: (start: number, end: number, text: string) => edits.push({ start, end, text }) };
  dataConstants().renderChunk.call({ parse: parseAst }, code, undefined, undefined, { magicString });
  return edits.reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** The value of the constant `a`. */
const evaluate = (code: string): unknown => new Function('f', `${code} return a;`)((value: unknown) => value);

it.each([
  ['an object', `const a = { '${long}': [1, -2.5, true, null, 'it\\'s "so"\\n\\u2028'], 7: { b: [] } };`],
  ['an argument', `const a = f({ text: \`y\`, list: ['${long}'] }).list;`],
  ['a property among code', `const a = { list: ['${long}', '\\\\'], run: f(1) };`],
])('publishes %s as JSON with the same value', (_, code) => {
  const text = published(code);
  expect(text).toContain('JSON.parse(');
  expect(evaluate(text)).toEqual(evaluate(code));
});

it.each([
  ['a short literal', `const a = { b: 'short' };`],
  ['a function', `const a = () => ({ b: '${long}' });`],
  ['what JSON cannot say', `const a = [/${long}/, undefined, -0, NaN, 1n, ...f([])];`],
  ['a prototype', `const a = { __proto__: null, b: /${long}/ };`],
  ['a key that is computed', `const a = { ['${long}']: 1 };`],
])('leaves %s alone', (_, code) => expect(published(code)).toBe(code));
