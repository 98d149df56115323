import { expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

it('quotes what needs quotes, and disarms formulas', () => {
  expect(
    toCsv([
      ['a', 'b'],
      ['1,5', 'say "x"'],
      ['=1+1', undefined],
      [-0.5, 'x\ny'],
    ]),
  ).toBe('a,b\n"1,5","say ""x"""\n\'=1+1,\n-0.5,"x\ny"');
});
