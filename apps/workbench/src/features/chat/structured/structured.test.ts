import { describe, expect, it } from 'vitest';
import { chatArguments } from '../conversation/chat-arguments.ts';
import { printSchema, readRows, renamed } from './schema-rows.ts';

const ROWS = [
  { name: 'city', type: 'string', description: 'Its name', isRequired: true },
  { name: 'rain', type: 'integer', description: '', isRequired: false },
  { name: 'words', type: 'array', description: '', isRequired: false },
] as const;

describe('the builder of schemas', () => {
  it('prints what it reads, and leaves other schemas to the JSON', () => {
    expect(readRows(printSchema(ROWS))).toEqual(ROWS);
    expect(readRows('')).toEqual([]);
    expect(readRows('{"type": "object", "properties": {"a": {"anyOf": []}}}')).toBeUndefined();
    expect(readRows('{')).toBeUndefined();
  });

  it('takes a number for a new field that is named after one, until another type is chosen', () => {
    const field = { name: 'ag', type: 'string', description: '', isRequired: true } as const;
    expect(renamed(field, 'age')).toEqual({ name: 'age', type: 'number' });
    expect(renamed({ ...field, name: 'age', type: 'number' }, 'agent')).toEqual({ name: 'agent', type: 'string' });
    expect(renamed({ ...field, type: 'boolean' }, 'age')).toEqual({ name: 'age', type: 'boolean' });
  });
});

it('sends every parameter that is set, and further arguments over them', () => {
  const settings = {
    systemPrompt: '',
    isStreamed: true,
    seed: 7,
    frequencyPenalty: 0.5,
    presencePenalty: -0.5,
    stop: 'END\n\nSTOP',
    reasoningEffort: 'low',
    schema: printSchema(ROWS.slice(0, 1)),
    extra: '{"seed": 8, "logprobs": true}',
  } as const;
  expect(chatArguments([], settings)).toMatchObject({
    seed: 8,
    logprobs: true,
    frequency_penalty: 0.5,
    presence_penalty: -0.5,
    stop: ['END', 'STOP'],
    reasoning: 'low',
    response_format: { type: 'json_schema', json_schema: { schema: { required: ['city'] } } },
  });
});
