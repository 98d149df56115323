import { describe, expect, it } from 'vitest';
import { readHints } from './hints.ts';
import { valueFor } from './schema-value.ts';

const item = { type: 'object', properties: { name: { type: 'string' } } };

describe('schemas that demand very much', () => {
  it.each([
    ['items', { type: 'array', minItems: 1e9 }],
    ['items of items', { type: 'array', minItems: 1000, items: { type: 'array', minItems: 1000, items: item } }],
    ['text', { type: 'string', minLength: 1e9 }],
    ['items past every number', { type: 'array', minItems: Number.MAX_VALUE }],
  ])('are rejected: %s', (_what, schema) => {
    expect(() => valueFor(schema, readHints('a list'))).toThrow(/schema demands more than/);
  });

  it('leave the usual ones alone', () => {
    expect(valueFor({ type: 'array', minItems: 500, items: item }, readHints('a list'))).toHaveLength(500);
    expect(valueFor({ type: 'string', minLength: 5000 }, readHints('a note'))).toHaveLength(5000);
    expect(valueFor({ type: 'array', minItems: -3, items: { type: 'null' } }, readHints('none'))).toEqual([]);
  });
});

it('has the age that a text names, as a text or as a number', () => {
  const text = 'My name is Ada Lovelace and I am 36';
  const schema = (type: string) => ({ type: 'object', properties: { name: { type: 'string' }, age: { type } } });
  expect(valueFor(schema('string'), readHints(text))).toEqual({ name: 'Ada Lovelace', age: '36' });
  expect(valueFor(schema('number'), readHints(text))).toEqual({ name: 'Ada Lovelace', age: 36 });
});
