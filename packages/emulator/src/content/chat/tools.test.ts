import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChatRequest } from '../../presets/read-chat-request.ts';
import { generateChat } from './generate.ts';
import { readHints } from './json/hints.ts';
import { valueFor } from './json/schema-value.ts';

const weather = {
  type: 'function',
  function: {
    name: 'get_weather',
    description: 'Current weather in a city',
    parameters: {
      type: 'object',
      properties: {
        city: { type: 'string' },
        unit: { type: 'string', enum: ['celsius', 'fahrenheit'] },
        days: { type: 'integer', minimum: 1, maximum: 7 },
      },
      required: ['city'],
    },
  },
};
const sum = {
  type: 'function',
  function: {
    name: 'calculate',
    description: 'Evaluate an expression',
    parameters: { type: 'object', properties: { expression: { type: 'string' } } },
  },
};

function ask(content: string, more: object = {}) {
  const request = { model: 'm', temperature: 0, tools: [weather, sum], messages: [{ role: 'user', content }], ...more };
  const [choice] = generateChat(readChatRequest(request)).choices;
  return {
    text: choice?.pieces.join(''),
    reason: choice?.finishReason,
    calls: choice?.toolCalls.map((call) => [call.name, JSON.parse(call.arguments) as unknown]),
  };
}

describe('calls of functions', () => {
  it('go to the fitting function, with arguments from the message', () => {
    expect(ask('What is the weather in New York in fahrenheit for 3 days?')).toMatchObject({
      reason: 'tool_calls',
      calls: [['get_weather', { city: 'New York', unit: 'fahrenheit', days: 3 }]],
    });
    expect(ask('Please calculate 3*(4+5)').calls).toEqual([['calculate', { expression: '3*(4+5)' }]]);
  });

  it('happen only where a function fits, or must be called', () => {
    expect(ask('Hello').calls).toEqual([]);
    expect(ask('Hello', { tool_choice: 'required' }).calls).toHaveLength(1);
    expect(ask('weather in Rome', { tool_choice: 'none' }).calls).toEqual([]);
    expect(
      ask('weather in Rome', { tool_choice: { type: 'function', function: { name: 'calculate' } } }).calls?.[0]?.[0],
    ).toBe('calculate');
  });

  it('are as many as the question needs, each with arguments of its part', () => {
    const both = ask('What is the weather in New York for 3 days, and please calculate 3*(4+5)?');
    expect(both).toMatchObject({
      text: '',
      reason: 'tool_calls',
      calls: [
        ['get_weather', { city: 'New York', days: 3 }],
        ['calculate', { expression: '3*(4+5)' }],
      ],
    });
    expect(ask('The weather in Rome and the weather in Oslo?').calls).toMatchObject([
      ['get_weather', { city: 'Rome' }],
      ['get_weather', { city: 'Oslo' }],
    ]);
    expect(ask('The weather, then calculate 2+2, for Rome please').calls).toMatchObject([
      ['get_weather', { city: 'Rome' }],
      ['calculate', { expression: '2+2' }],
    ]);
    expect(ask('The weather in Rome and in Oslo, and tell me the weather in Rome').calls).toHaveLength(1);
  });

  it('are one where the request forbids several at once', () => {
    const question = 'The weather in Rome and calculate 2+2';
    expect(ask(question, { parallel_tool_calls: false }).calls?.map(([name]) => name)).toEqual(['get_weather']);
    const one = ask(question, { tool_choice: { type: 'function', function: { name: 'calculate' } } });
    expect(one.calls).toEqual([['calculate', { expression: '2+2' }]]);
    expect(ask(question, { tool_choice: 'required' }).calls).toHaveLength(2);
  });

  it('have ids of their own', () => {
    const request = {
      model: 'm',
      tools: [weather, sum],
      messages: [{ role: 'user', content: 'weather in Rome and calculate 2+2' }],
    };
    const [choice] = generateChat(readChatRequest(request)).choices;
    expect(new Set(choice?.toolCalls.map(({ id }) => id)).size).toBe(2);
  });

  it('are followed by words about the result', () => {
    const messages = [
      { role: 'user', content: 'weather in Rome?' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'c1', type: 'function', function: { name: 'get_weather', arguments: '{"city":"Rome"}' } }],
      },
      { role: 'tool', tool_call_id: 'c1', content: '{"temperature":21,"sky":"clear"}' },
    ];
    expect(ask('', { messages })).toMatchObject({
      calls: [],
      text: 'According to get_weather, the temperature is 21 and the sky is clear.',
    });
  });
});

describe('answers in JSON', () => {
  const json = (content: string, response_format: object) =>
    JSON.parse(ask(content, { tools: [], response_format }).text ?? '') as unknown;

  it('follow a schema and take their values from the message', () => {
    const schema = {
      type: 'object',
      properties: {
        name: { type: 'string' },
        age: { type: 'integer' },
        likes: { type: 'array', items: { type: 'string' } },
        isVegan: { type: 'boolean' },
      },
      required: ['name', 'age', 'likes', 'isVegan'],
      additionalProperties: false,
    };
    const expected = { name: 'Alice', age: 30, likes: ['tea', 'bread', 'honey'], isVegan: true };
    const text = 'Alice is 30 years old and likes tea, bread and honey';
    expect(json(text, { type: 'json_schema', json_schema: { name: 'person', schema } })).toEqual(expected);
    expect(json(text, { type: 'json_schema', schema })).toEqual(expected);
    expect(json(text, { type: 'json_object', value: schema })).toEqual(expected);
  });

  it('are an object where only an object was asked for', () => {
    expect(json('What is 2 + 2?', { type: 'json_object' })).toEqual({ answer: '2 + 2 = 4' });
    expect(
      Object.keys(json('Give me JSON with keys "city" and "population"', { type: 'json_object' }) as object),
    ).toEqual(['city', 'population']);
  });

  it('follow references, unions and merged schemas, and come to an end with a schema that holds itself', () => {
    const schema = {
      $defs: {
        node: {
          type: 'object',
          properties: { id: { type: 'integer' }, children: { type: 'array', items: { $ref: '#/$defs/node' } } },
          required: ['id', 'children'],
        },
      },
      allOf: [
        { properties: { kind: { const: 'tree' } }, required: ['kind'] },
        { properties: { root: { $ref: '#/$defs/node' } }, required: ['root'] },
      ],
      properties: { note: { anyOf: [{ type: 'null' }, { type: 'string', maxLength: 5 }] } },
    };
    const value = valueFor(schema, readHints('a longer note'));
    expect(value).toMatchObject({
      kind: 'tree',
      root: { id: 1, children: expect.any(Array) },
      note: expect.stringMatching(/^.{0,5}$/),
    });
  });

  it('are what the schema accepts, for any schema of the common kind', () => {
    const leaf = fc.oneof(
      fc.record({
        type: fc.constant('integer'),
        minimum: fc.integer({ min: -50, max: 50 }),
        maximum: fc.integer({ min: 51, max: 90 }),
      }),
      fc.record({ type: fc.constant('string'), minLength: fc.nat(8), maxLength: fc.integer({ min: 8, max: 20 }) }),
      fc.record({ enum: fc.array(fc.string(), { minLength: 1, maxLength: 3 }) }),
      fc.constant({ type: 'boolean' }),
      fc.constant({ type: 'null' }),
    );
    const { schema } = fc.letrec<{ schema: object }>((tie) => ({
      schema: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.record({
          type: fc.constant('array'),
          items: tie('schema'),
          minItems: fc.nat(2),
          maxItems: fc.integer({ min: 2, max: 4 }),
        }),
        fc
          .dictionary(fc.stringMatching(/^[a-z]{1,8}$/), tie('schema'), { maxKeys: 3 })
          .map((properties) => ({ type: 'object', properties, required: Object.keys(properties) })),
      ),
    }));
    fc.assert(
      fc.property(schema, fc.string(), (given, text) => {
        expect(complaint(valueFor({ ...given }, readHints(text)), given)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
});

interface Rules {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Rules;
  readonly properties?: Readonly<Record<string, Rules>>;
}

/** Describes the first violation of the part of JSON Schema that the property test uses; undefined if there is none. */
function complaint(value: unknown, rules: Rules): string | undefined {
  if (rules.enum) return rules.enum.includes(value) ? undefined : 'not one of the enum';
  switch (rules.type) {
    case 'integer':
      return Number.isInteger(value) && Number(value) >= (rules.minimum ?? 0) && Number(value) <= (rules.maximum ?? 0)
        ? undefined
        : `no integer in range: ${value}`;
    case 'string':
      return typeof value === 'string' &&
        value.length >= (rules.minLength ?? 0) &&
        value.length <= (rules.maxLength ?? 99)
        ? undefined
        : `no text of that length: ${value}`;
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'no boolean';
    case 'null':
      return value === null ? undefined : 'not null';
    case 'array':
      if (!Array.isArray(value) || value.length < (rules.minItems ?? 0) || value.length > (rules.maxItems ?? 9))
        return 'no array of that length';
      return value.map((item) => complaint(item, rules.items ?? {})).find((each) => each !== undefined);
    default: {
      const members = Object.entries(rules.properties ?? {});
      return members
        .map(([name, member]) => complaint((value as Record<string, unknown>)[name], member))
        .find((each) => each !== undefined);
    }
  }
}
