import { Validator } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../contract/response-format.ts';
import { closeObjects } from './close-objects.ts';

const string = { type: 'string' };
const object = { type: 'object' };
const takes = (schema: JsonSchema, value: unknown) => new Validator(schema, '2020-12').validate(value).valid;

const SPREAD: readonly (readonly [string, JsonSchema, unknown])[] = [
  [
    'oneOf beside properties',
    {
      ...object,
      properties: { p: string },
      required: ['p'],
      oneOf: [{ properties: { kind: { const: 'q' }, t: string }, required: ['kind', 't'] }, { required: ['n'] }],
    },
    { p: '1', kind: 'q', t: 'x' },
  ],
  [
    'anyOf beside properties',
    { ...object, properties: { a: string }, anyOf: [{ properties: { b: string }, required: ['b'] }, { ...object }] },
    { a: 'x', b: 'y' },
  ],
  [
    'allOf',
    {
      ...object,
      allOf: [
        { ...object, properties: { a: string } },
        { ...object, properties: { b: string } },
      ],
    },
    { a: 'x', b: 'y' },
  ],
  [
    'if and then',
    {
      ...object,
      properties: { a: string },
      if: { properties: { a: { const: 'x' } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { b: string }, required: ['b'] },
    },
    { a: 'x', b: 'y' },
  ],
  [
    'a reference beside properties',
    {
      ...object,
      properties: { a: string },
      $ref: '#/$defs/base',
      $defs: { base: { ...object, properties: { b: string } } },
    },
    { a: 'x', b: 'y' },
  ],
  [
    'a reference in allOf to a schema with allOf',
    {
      ...object,
      allOf: [{ $ref: '#/$defs/one' }, { properties: { c: string } }],
      $defs: {
        one: { allOf: [{ properties: { a: string } }, { $ref: '#/$defs/two' }] },
        two: { ...object, properties: { b: string } },
      },
    },
    { a: 'x', b: 'y', c: 'z' },
  ],
  [
    'dependentSchemas',
    { ...object, properties: { a: string }, dependentSchemas: { a: { properties: { b: string } } } },
    { a: 'x', b: 'y' },
  ],
];

describe('closing objects', () => {
  it.each(SPREAD)('takes what the schema takes: %s', (_, schema, value) => {
    const closed = closeObjects(schema);
    expect(takes(schema, value)).toBe(true);
    expect(takes(closed.schema, value)).toBe(true);
    expect(closed.isStrict).toBe(false);
  });

  it.each(SPREAD)('changes nothing of what a member means: %s', (_, schema, value) => {
    const outer = { ...object, properties: { member: { ...schema, $defs: undefined } }, $defs: schema.$defs ?? {} };
    expect(takes(closeObjects(outer).schema, { member: value })).toBe(true);
    expect(takes(closeObjects(outer).schema, { member: value, more: 1 })).toBe(false);
  });

  it('closes plain objects, members, items and the branches of a choice', () => {
    const part = { ...object, properties: { a: string }, required: ['a'] };
    const { schema, isStrict } = closeObjects({
      ...object,
      properties: { one: part, many: { type: 'array', items: part }, either: { anyOf: [part, { type: 'null' }] } },
      required: ['one', 'many', 'either'],
    });
    const good = { one: { a: 'x' }, many: [{ a: 'x' }], either: { a: 'x' } };
    expect(takes(schema, good)).toBe(true);
    for (const bad of [
      { ...good, more: 1 },
      { ...good, one: { a: 'x', more: 1 } },
      { ...good, many: [{ a: 'x', more: 1 }] },
      { ...good, either: { a: 'x', more: 1 } },
    ])
      expect(takes(schema, bad)).toBe(false);
    expect(isStrict).toBe(true);
  });
});
