import { expect, it } from 'vitest';
import { applyFix } from './apply-fix.ts';

it.each([
  [
    'a text',
    "const a = { url: 'http://x.org' };",
    'http://x.org',
    'https://x.org',
    'const a = { url: "https://x.org" };',
  ],
  ['a text with quotes', "f('it\\'s  so');", "it's  so", "It's so.", 'f("It\'s so.");'],
  ['every place', "const a = ['x ', 'y', 'x '];", 'x ', 'x', 'const a = ["x", \'y\', "x"];'],
  [
    'a list',
    "f({ libraries: ['b', 'a'], ids: ['b'] });",
    ['b', 'a'],
    ['a', 'b'],
    'f({ libraries: ["a","b"], ids: [\'b\'] });',
  ],
  ['no comment', "// 'x'\nconst a = 'x';", 'x', 'y', '// \'x\'\nconst a = "y";'],
])('changes %s', (_, source, before, after, changed) => {
  expect(applyFix(source, { before, after })).toBe(changed);
});

it('tells what has to be changed by hand', () => {
  expect(() => applyFix('const a = "x" + 1;', { before: 'x1', after: 'x' })).toThrow(
    'No literal is "x1": change it by hand.',
  );
});
