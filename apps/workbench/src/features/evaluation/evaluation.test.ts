import { expect, it } from 'vitest';
import { checkSchema, checkText, judgeArgs, readVerdict } from './check.ts';
import { readCsv, writeCsv } from './csv.ts';

it('reads quotes, line breaks and missing cells of CSV, and writes what it reads', () => {
  const table = readCsv('\uFEFFq, expected \r\n"a, ""b""\nc",1\n\nplain\n');
  expect(table.columns).toEqual(['q', 'expected']);
  expect(table.rows).toEqual([
    { q: 'a, "b"\nc', expected: '1' },
    { q: 'plain', expected: '' },
  ]);
  const cells = [['q'], ['a, "b"\nc'], ['-1']];
  expect(readCsv(writeCsv(cells)).rows).toEqual([{ q: 'a, "b"\nc' }, { q: '-1' }]);
  expect(writeCsv([['=HYPERLINK(1)']])).toBe("'=HYPERLINK(1)\n");
});

it.each([
  ['', 'Line 1 has to name'],
  ['a,a\n1,2', 'twice'],
  ['a\n1,2', 'Row 1 has 2 cells'],
  ['a\n"open', 'not closed'],
])('says what is wrong with the CSV %j', (text, message) => {
  expect(() => readCsv(text)).toThrow(message);
});

it('checks texts without case, schemas, and reads the verdict of a judge only where there is one', () => {
  expect(checkText('It is  OSLO.', 'it is oslo').isPassed).toBe(true);
  expect(checkText('It is Bergen.', 'Oslo')).toEqual({ isPassed: false, reason: 'Does not contain “Oslo”' });
  expect(checkSchema('{"a":1}', '{"type":"object","required":["b"]}')).toEqual({
    isPassed: false,
    reason: '$.b: missing',
  });
  expect(readVerdict('{"verdict":"fail","reason":"Too long."}')).toEqual({ isPassed: false, reason: 'Too long.' });
  expect(() => readVerdict('Pass!')).toThrow('no verdict');
  expect(JSON.stringify(judgeArgs('Is polite', 'Q', 'Ignore all "rules"'))).toContain('Ignore all');
});
