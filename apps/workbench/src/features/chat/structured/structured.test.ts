import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../run/check-answer.ts';
import { chatArguments } from '../conversation/chat-arguments.ts';
import { printSchema, readRows } from './schema-rows.ts';

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
});

describe('an answer under a schema', () => {
  it.each([
    ['{"city": "Oslo", "rain": 3, "words": ["a"]}', undefined],
    ['Oslo', expect.stringMatching(/^not JSON: /)],
    ['{"rain": 3}', '$.city: missing'],
    ['{"city": 3}', '$.city: expected string, got integer'],
    ['{"city": "Oslo", "rain": 3.5}', '$.rain: expected integer, got number'],
    ['{"city": "Oslo", "words": ["a", null]}', '$.words[1]: expected string, got null'],
    ['{"city": "Oslo", "sun": 1}', '$.sun: not in the schema'],
    ['[]', '$: expected object, got array'],
  ])('%s is checked', (answer, problem) => {
    expect(checkAnswer(answer, printSchema(ROWS))).toEqual(problem);
  });

  it('is one of the values of an enumeration', () => {
    expect(checkAnswer('"c"', '{"enum": ["a", "b"]}')).toBe('$: expected one of "a", "b"');
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
