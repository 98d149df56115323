import { describe, expect, it } from 'vitest';
import { jsonSchemaCheck } from './read-format.ts';

const isTaken = async (pattern: string, value: unknown) => {
  const schema = { type: 'object', properties: { a: { type: 'string', pattern } } };
  const check = await jsonSchemaCheck(schema, 'The schema');
  return !(await check['~standard'].validate({ a: value })).issues;
};

// Those that hung ran for minutes: the time limit of the test runner is the assertion.
describe('a pattern of a schema', () => {
  it.each([
    ['^(a+)+$', `${'a'.repeat(50_000)}!`],
    ['^(a|aa)*$', `${'a'.repeat(200)}!`],
    ['^.*.*.*.*.*x$', 'a'.repeat(50_000)],
    ['(.*,){30}x', ','.repeat(5000)],
    [`^${'a?'.repeat(40)}${'a'.repeat(40)}$`, `${'a'.repeat(39)}!`],
    [`^${'(a|a)'.repeat(40)}$`, `${'a'.repeat(40)}!`],
    ['^(?=(a+)+$)b', `${'a'.repeat(200)}!`],
    ['\\d+\\s+\\d+\\s+x', '1 '.repeat(30_000)],
  ])('cannot keep the process busy: %s', async (pattern, value) => {
    await expect(isTaken(pattern, value)).resolves.toBe(true);
  });

  it.each(['^https\\:\\/\\/', '(?i)^[a-z]+\\Z', '(', '[[:alpha:]]+'])(
    'is left out where JavaScript does not know it: %s',
    async (pattern) => {
      await expect(isTaken(pattern, 'anything')).resolves.toBe(true);
    },
  );

  it.each([
    ['^\\d{4}-\\d{2}$', '2026-11', '2026-1'],
    ['^(red|green|blue)$', 'red', 'pink'],
    ['^[^@\\s]+@[^@\\s]+$', 'a@b', 'a b'],
    ['^#[0-9a-f]{6}$', '#00ff00', '#00ff0'],
    ['^https?://', 'https://x', 'ftp://x'],
  ])('is checked where it is plain: %s', async (pattern, good, bad) => {
    await expect(isTaken(pattern, good)).resolves.toBe(true);
    await expect(isTaken(pattern, bad)).resolves.toBe(false);
  });

  it('is checked on names of properties, and closes nothing where one of them cannot be', async () => {
    const valid = async (patterns: object, value: object) => {
      const check = await jsonSchemaCheck(
        { type: 'object', patternProperties: patterns, additionalProperties: false },
        'It',
      );
      return !(await check['~standard'].validate(value)).issues;
    };
    expect(await valid({ '^x-': { type: 'string' } }, { 'x-a': '1' })).toBe(true);
    expect(await valid({ '^x-': { type: 'string' } }, { 'x-a': 1 })).toBe(false);
    expect(await valid({ '^x-': { type: 'string' } }, { y: '1' })).toBe(false);
    expect(await valid({ '^x\\-': { type: 'string' } }, { 'x-a': '1' })).toBe(true);
    expect(await valid({ '^(x+)+$': {} }, { [`${'x'.repeat(5000)}!`]: 1 })).toBe(true);
  });
});
