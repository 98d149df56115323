import { expect, it } from 'vitest';
import { schemaProblem } from './schema-problem.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    city: { type: 'string', pattern: '^[A-Z]' },
    rain: { type: 'integer', minimum: 0 },
    words: { type: 'array', items: { $ref: '#/$defs/word' } },
  },
  required: ['city'],
  additionalProperties: false,
  $defs: { word: { anyOf: [{ type: 'string' }, { type: 'integer' }] } },
};

it.each([
  ['{"city": "Oslo", "rain": 3, "words": ["a", 1]}', undefined],
  ['Oslo', /^Not JSON: /],
  ['{"rain": 3}', /^\$: .*"city"/],
  ['{"city": 3}', /^\$\.city: .*"number"/],
  ['{"city": "oslo"}', /^\$\.city: .*pattern/],
  ['{"city": "Oslo", "rain": 3.5}', /^\$\.rain: .*"integer"/],
  ['{"city": "Oslo", "rain": -1}', /^\$\.rain: /],
  ['{"city": "Oslo", "words": ["a", null]}', /^\$\.words\.1: /],
  ['{"city": "Oslo", "sun": 1}', /^\$\.sun: /],
  ['[]', /^\$: .*"array"/],
])('%s is checked', async (text, problem) => {
  const found = await schemaProblem(SCHEMA, text);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

it('names the values of an enumeration', async () => {
  expect(await schemaProblem({ enum: ['a', 'b'] }, '"c"')).toMatch(/^\$: .*"a".*"b"/);
});
