import { expect, it } from 'vitest';
import { fieldsOf, valueKind } from './schema-fields.ts';

const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;

it('reads the fields of an object, with those of objects inside', () => {
  expect(
    fieldsOf({
      type: 'object',
      required: ['inputs'],
      properties: {
        inputs: { type: 'object', properties: { question: { type: 'string', description: 'What to answer.' } } },
        top_k: { type: 'integer', minimum: 1 },
      },
    }),
  ).toEqual([
    {
      name: 'inputs',
      about: '',
      isRequired: true,
      kind: {
        type: 'object',
        fields: [{ name: 'question', about: 'What to answer.', isRequired: false, kind: { type: 'text' } }],
      },
    },
    { name: 'top_k', about: '', isRequired: false, kind: { type: 'number', isInteger: true, min: 1 } },
  ]);
});

it.each([
  ['a value that may be null', [{ type: 'null' }, text], { type: 'text' }],
  ['a text or several', [text, texts], { type: 'texts', mayBeOne: true, first: { type: 'text' } }],
  ['several texts or one', [texts, text], { type: 'texts', mayBeOne: true, first: { type: 'texts', mayBeOne: false } }],
  ['a choice or any text', [{ enum: ['auto'] }, text], { type: 'text', first: { type: 'choice', choices: ['auto'] } }],
  [
    'a choice or an object',
    [{ enum: ['auto', 'none'] }, { type: 'object' }],
    { type: 'json', mayBeText: true, first: { type: 'choice', choices: ['auto', 'none'] } },
  ],
  [
    'a number or a list',
    [{ type: 'number' }, { type: 'array' }],
    { type: 'json', mayBeText: false, first: { type: 'number', isInteger: false } },
  ],
] as const)('reads the kind of %s', (_what, anyOf, kind) => {
  expect(valueKind({ anyOf: [...anyOf] as never })).toEqual(kind);
});
