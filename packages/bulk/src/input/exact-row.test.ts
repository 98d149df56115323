import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Row } from '../contract/row.ts';
import { exactValues, parseRow, rowText, withRowNumbers } from './exact-row.ts';

const read = (text: string) => parseRow(text) as Row;

it.each([
  ['{"id":1234567890123456789,"n":1.0,"m":1e400}', { id: '1234567890123456789', n: 1, m: '1e400' }],
  [
    '{"a":{"b":[-9007199254740993,2.50]},"t":"1.0, 12345678901234567890"}',
    { a: { b: ['-9007199254740993', 2.5] }, t: '1.0, 12345678901234567890' },
  ],
  ['{"a":1,"b":"x","c":[1.5,-2,1e21]}', { a: 1, b: 'x', c: [1.5, -2, 1e21] }],
])('reads %s without rounding, and writes it as it was', (text, row) => {
  const found = read(text);
  expect(found).toEqual(row);
  expect(rowText(found)).toBe(text);
  const { id: _, ...rest } = { ...found, output: 'x' } as Row;
  expect(withRowNumbers(found, rest)).toBe(`${text.replace(/"id":\d+,/, '').slice(0, -1)},"output":"x"}`);
});

it('gives templates the numbers that Python would read', () => {
  expect(exactValues(read('{"id":1234567890123456789}'))).toEqual({ id: 1234567890123456789n });
});

it('writes members that were changed with their new value', () => {
  expect(withRowNumbers(read('{"a": 1.0 , "b":2.0,"a":3.0}'), { a: 5, b: 2 })).toBe('{"a":5,"b":2.0}');
});

it('writes any object of JSON as it was', () => {
  const number = fc.oneof(
    fc.bigInt().map(String),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => `${n}0`.replace(/(e.*)0$/, '$1')),
  );
  const text = fc.string({ unit: 'grapheme' }).map((value) => JSON.stringify(value));
  const { value } = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      number.filter((n) => /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[-+]?\d+)?$/.test(n)),
      text,
      fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
      fc
        .array(fc.tuple(text, tie('value')), { maxLength: 3 })
        .map((all) => `{${all.map(([name, own]) => `${name}: ${own}`).join(',')}}`),
    ),
  }));
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z_"\\]{1,4}$/), { maxLength: 4 });
  fc.assert(
    fc.property(names, fc.array(value, { minLength: 4, maxLength: 4 }), (keys, values) => {
      const members = keys.map((name, index) => `${JSON.stringify(name)}:${values[index]}`);
      const line = `{${members.join(',')}}`;
      const row = read(line);
      expect(JSON.parse(withRowNumbers(row, row))).toEqual(JSON.parse(line));
      if (rowText(row) === line) return;
      expect(JSON.parse(rowText(row))).toEqual(JSON.parse(line));
    }),
  );
});
