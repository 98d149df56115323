import { type } from 'arktype';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { z } from 'zod';
import {
  InferenceClient,
  InputError,
  type JsonSchema,
  type Parsed,
  type ParsedChatCompletion,
  type Partially,
  ProviderOutputError,
  type ResponseFormat,
} from '../src/index.ts';
import { CHAT, eventStream, fakeFetch } from './support/fake-fetch.ts';

interface Person {
  name: string;
  age: number;
}

const JSON_SCHEMA: JsonSchema<Person> = {
  type: 'object',
  properties: { name: { type: 'string' }, age: { type: 'integer' } },
  required: ['name', 'age'],
};
const VALIBOT = v.object({
  name: v.string(),
  age: v.pipe(
    v.number(),
    v.integer(),
    v.check((age) => age >= 0),
  ),
});
const ZOD = z.object({ name: z.string(), age: z.number() });
const ARKTYPE = type({ name: 'string', age: 'number' });

/** The schema of all of them, as it is sent. */
const SENT = {
  type: 'object',
  properties: { name: { type: 'string' }, age: expect.anything() },
  required: expect.arrayContaining(['name', 'age']),
  additionalProperties: false,
};
const ADA = '{"name":"Ada","age":36}';
const messages = [{ role: 'user', content: 'Who wrote the first program?' }];

function answering(message: object, finish_reason = 'stop') {
  return fakeFetch(() => Response.json({ ...CHAT, choices: [{ index: 0, finish_reason, message }] }));
}

/** Calls a provider, whose answer is a message; returns the result and the body of the request. */
async function call<const Format extends ResponseFormat>(
  responseFormat: Format,
  message: object = { role: 'assistant', content: ADA },
  { provider = 'groq', finish = 'stop' }: { provider?: 'groq'; finish?: string } = {},
) {
  const fetch = answering(message, finish);
  const mapping = { m: [{ provider, providerId: 'm', hfModelId: 'm', task: 'conversational', status: 'live' }] };
  const client = new InferenceClient('key', { fetch, mapping, retry: false });
  const outcome = await client
    .chatCompletion({ provider, model: 'm', messages, responseFormat })
    .catch((error: unknown) => error);
  if (outcome instanceof Error) return { error: outcome, seen: fetch.seen };
  // The outcome is a result or an error.
  const result = outcome as ParsedChatCompletion<Parsed<Format>>;
  return { parsed: result.choices[0]?.message.parsed, body: fetch.seen[0]?.body, seen: fetch.seen };
}

describe('an answer with a format', () => {
  it.each<[string, ResponseFormat]>([
    ['valibot', VALIBOT],
    ['zod', ZOD],
    ['arktype', ARKTYPE],
    ['JSON Schema', JSON_SCHEMA],
  ])('follows a schema of %s', async (_, format) => {
    const { parsed, body } = await call(format);
    expect(parsed).toEqual({ name: 'Ada', age: 36 });
    expect(body).toEqual({
      model: 'm',
      messages,
      response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: SENT, strict: true } },
    });
  });

  it('has the type that the schema gives', () => {
    const client = new InferenceClient('key');
    const parsed = <Value>(call: () => Promise<{ choices: { message: { parsed: Value } }[] }>) =>
      call as unknown as Value;
    const chat = <const Format extends ResponseFormat>(responseFormat: Format) =>
      parsed(() => client.chatCompletion({ model: 'm', messages, responseFormat }));
    expectTypeOf(chat(VALIBOT)).toEqualTypeOf<Person>();
    expectTypeOf(chat(ZOD)).toEqualTypeOf<Person>();
    expectTypeOf(chat(ARKTYPE)).toEqualTypeOf<Person>();
    expectTypeOf(chat(JSON_SCHEMA)).toEqualTypeOf<Person>();
    expectTypeOf(chat({ schema: ZOD, repair: true })).toEqualTypeOf<Person>();
    expectTypeOf(chat({ type: 'object' })).toEqualTypeOf<unknown>();
    expectTypeOf<Partially<Person>>().toEqualTypeOf<{ readonly name?: string; readonly age?: number }>();
    // @ts-expect-error A format of the service is no schema.
    const wrong = () => client.chatCompletion({ model: 'm', messages, responseFormat: 'json' });
    expect(wrong).toBeTypeOf('function');
  });

  it('is the output of the schema, not its input', async () => {
    const format = v.object({
      day: v.pipe(
        v.string(),
        v.isoDate(),
        v.transform((text) => new Date(text)),
      ),
    });
    const { parsed } = await call(format, { content: '{"day":"1843-09-01"}' });
    expect(parsed).toEqual({ day: new Date('1843-09-01') });
  });

  it('has a name, a description and strictness of its own', async () => {
    const options = { name: 'person', description: 'A person.', strict: false };
    const { body } = await call({ schema: { ...JSON_SCHEMA, title: 'Other' }, ...options });
    expect(body).toMatchObject({
      response_format: { json_schema: { name: 'person', description: 'A person.', schema: { title: 'Other' } } },
    });
    expect(body).not.toHaveProperty('response_format.json_schema.strict');
    expect((await call({ ...JSON_SCHEMA, title: 'A person!', description: 'Who?' })).body).toMatchObject({
      response_format: { json_schema: { name: 'A_person', description: 'Who?' } },
    });
  });

  it('is not called strict where a property is optional or unknown ones are allowed, at any depth', async () => {
    const optional = z.object({ list: z.array(z.object({ name: z.string().optional() })) });
    const open = z.object({ more: z.record(z.string(), z.number()) });
    for (const format of [optional, open]) {
      const { seen } = await call(format, { content: '{"list":[],"more":{}}' });
      expect(seen[0]?.body).not.toHaveProperty('response_format.json_schema.strict');
    }
  });

  it('may come as a tool call', async () => {
    const format = { schema: VALIBOT, name: 'person', mode: 'tool' } as const;
    const toolCalls = (given: unknown) => [
      { id: '1', type: 'function', function: { name: 'person', arguments: given } },
    ];
    for (const given of [ADA, JSON.parse(ADA)]) {
      const { parsed, body } = await call(
        format,
        { content: null, tool_calls: toolCalls(given) },
        { finish: 'tool_calls' },
      );
      expect(parsed).toEqual({ name: 'Ada', age: 36 });
      expect(body).toMatchObject({
        tools: [{ type: 'function', function: { name: 'person', parameters: SENT, strict: true } }],
        tool_choice: { type: 'function', function: { name: 'person' } },
      });
    }
  });

  it('is described in the prompt where the service only knows JSON', async () => {
    const format = { schema: VALIBOT, mode: 'json_object' } as const;
    const { body } = await call(format);
    const content = expect.stringMatching(/JSON Schema:\n\{"type":"object".*"required":\["name","age"\]/);
    expect(body).toMatchObject({
      messages: [{ role: 'system', content }, ...messages],
      response_format: { type: 'json_object' },
    });
  });
});

describe('an answer without the format', () => {
  const text = '```json\n{"name":"Ada","age":36,\n```';

  it.each<[string, object, string, RegExp]>([
    ['broken JSON', { content: '{"name":"Ada"' }, 'stop', /is not valid JSON.*`repair: true`/],
    ['JSON in a fence', { content: text }, 'stop', /is not valid JSON/],
    ['another value', { content: '{"name":"Ada","age":"old"}' }, 'stop', /does not follow the schema at \$\.age: \w/],
    ['half an answer', { content: '{"name":"A' }, 'length', /was cut off after 10 characters. Raise `max_tokens`/],
    ['no answer', { content: null }, 'content_filter', /is empty \(content_filter\)/],
    ['a refusal', { content: null, refusal: 'I would rather not.' }, 'stop', /refused to answer: I would rather not/],
  ])('is an error with its text: %s', async (_, message, finish, why) => {
    for (const format of [VALIBOT, JSON_SCHEMA]) {
      const { error } = await call(format, message, { finish });
      expect(error).toBeInstanceOf(ProviderOutputError);
      expect(error).toMatchObject({
        message: expect.stringMatching(why),
        answer: 'content' in message ? (message.content ?? '') : '',
        provider: 'groq',
        model: 'm',
      });
    }
  });

  it('has the issues of its schema', async () => {
    const { error } = await call(ZOD, { content: '{"name":1}' });
    expect(error).toMatchObject({ issues: [{ path: ['name'] }, { path: ['age'] }] });
  });

  it('does not show the key that it repeats', async () => {
    const fetch = answering({ content: 'Your key is sk-secret-1' });
    const client = new InferenceClient('sk-secret-1', { fetch });
    const failed = client.chatCompletion({ provider: 'openai', model: 'openai/m', messages, responseFormat: ZOD });
    await expect(failed).rejects.toMatchObject({ answer: 'Your key is [redacted]' });
  });

  it.each([
    ['a fence', `Here you are:\n\`\`\`json\n${ADA}\n\`\`\`\nAnything else?`],
    ['thoughts', `<think>Is {"name":1}?</think>${ADA}`],
    ['open braces', '{"name":"Ada","age":36'],
    ['single quotes', "{'name':'Ada','age':36,}"],
  ])('is repaired on request: %s', async (_, content) => {
    expect(await call({ schema: ZOD, repair: true }, { content })).toMatchObject({ parsed: { name: 'Ada', age: 36 } });
    expect(await call(ZOD, { content })).toMatchObject({ error: { answer: content } });
  });

  it.each([
    ['takes too long', `{"a":${'"'.repeat(200_000)}`, /could not be repaired: It took longer than \d+ ms/],
    [
      'is too long',
      `{"a":"${'x'.repeat(2 ** 20)}`,
      /could not be repaired: The text has \d+ characters; up to \d+ are/,
    ],
  ])('is not repaired where that %s', async (_, content, message) => {
    const { error } = await call({ schema: ZOD, repair: true }, { content });
    expect(error).toMatchObject({ code: 'PROVIDER_OUTPUT', message: expect.stringMatching(message), answer: content });
  });

  it('is repaired up to a length where nothing can end the work', async () => {
    vi.stubGlobal('process', { ...process, getBuiltinModule: undefined });
    const repair = (content: string) => call({ schema: ZOD, repair: true }, { content });
    expect(await repair('{"name":"Ada","age":36')).toMatchObject({ parsed: { age: 36 } });
    expect((await repair(`{"a":${'"'.repeat(20_000)}`)).error).toMatchObject({
      message: expect.stringContaining('The text has 20005 characters'),
    });
  });

  it('is repaired by a function of the user', async () => {
    const repair = async (given: string) => given.replace('name:', '"name":');
    expect(await call({ schema: ZOD, repair }, { content: '{name:"Ada","age":36}' })).toMatchObject({
      parsed: { age: 36 },
    });
    const broken = await call({ schema: ZOD, repair: () => '{' }, { content: 'no' });
    expect(broken.error).toMatchObject({ answer: 'no', code: 'PROVIDER_OUTPUT' });
  });
});

/** A schema that contains itself, as no JSON can. */
const CIRCULAR: { type: string; properties: Record<string, unknown> } = { type: 'object', properties: {} };
CIRCULAR.properties.next = CIRCULAR;

const withMember = (schema: unknown, $defs = {}) => ({ type: 'object', properties: { a: schema }, $defs });

/** A value inside of as many others. */
function nested(levels: number, around: (inner: JsonSchema) => JsonSchema): JsonSchema {
  let value: JsonSchema = {};
  for (let level = 0; level < levels; level++) value = around(value);
  return value;
}

describe('a format that no service could read', () => {
  it.each<[string, ResponseFormat, RegExp]>([
    ['a list', v.array(v.string()), /must describe an object/],
    ['a date', v.object({ day: v.date() }), /cannot be written as JSON Schema: .*date/],
    ['a date of zod', z.object({ day: z.date() }), /cannot be written as JSON Schema: Date/],
    [
      'a schema that contains itself',
      CIRCULAR,
      /has a value that contains itself at \$\.properties\.next\. .*`\$defs`/,
    ],
    ['a schema of 3,000 levels', nested(3000, withMember), /has more than 500 levels of nesting/],
    ['a bigint', withMember({ const: 5n }), /has a bigint .* at \$\.properties\.a\.const/],
    [
      'a reference to nothing',
      withMember({ $ref: '#/$defs/a' }),
      /refers to '#\/\$defs\/a', which it does not contain/,
    ],
    ['a reference elsewhere', withMember({ $ref: 'https://x.example/a' }), /x\.example.*nothing is fetched/],
    ['a reference to itself', { type: 'object', $ref: '#' }, /refers in a circle at '#'/],
    ['a circle', withMember({ $ref: '#/$defs/b' }, { b: { allOf: [{ $ref: '#/$defs/b' }] } }), /in a circle at/],
    ['a bad name', { schema: ZOD, name: 'my schema' }, /letters, digits, underscores and hyphens/],
    ['a format of the service', { type: 'json_schema', json_schema: {} }, /called 'response_format'/],
    [
      'a schema without conversion',
      { '~standard': { version: 1, vendor: 'mine', validate: (value) => ({ value }) } },
      /Schemas of mine cannot be converted/,
    ],
  ])('is refused before anything is sent: %s', async (_, format, why) => {
    const { error, seen } = await call(format);
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ message: expect.stringMatching(why) });
    expect(seen).toEqual([]);
  });

  it('is none that refers to itself inside a member', async () => {
    const list: JsonSchema = withMember({ anyOf: [{ $ref: '#' }, { type: 'null' }] });
    expect(await call(list, { content: '{"a":{"a":null}}' })).toMatchObject({ parsed: { a: { a: null } } });
    expect((await call(list, { content: '{"a":{"a":1}}' })).error).toBeInstanceOf(ProviderOutputError);
  });

  it('can be sent with a JSON Schema beside it', async () => {
    const schema = z.object({ day: z.coerce.date() });
    const jsonSchema = { type: 'object', properties: { day: { type: 'string' } }, required: ['day'] };
    const { parsed } = await call({ schema, jsonSchema }, { content: '{"day":"1843-09-01"}' });
    expect(parsed).toEqual({ day: new Date('1843-09-01') });
  });

  it.each([{ response_format: { type: 'json_object' } }, { tools: [] }])('is refused beside %o', async (other) => {
    const fetch = answering({ content: ADA });
    const client = new InferenceClient('key', { fetch });
    // The types do not allow this.
    const args = { provider: 'groq', model: 'm', messages, responseFormat: ZOD, ...other } as never;
    await expect(client.chatCompletion(args)).rejects.toThrow(InputError);
    await expect(client.chatCompletionStream(args).next()).rejects.toThrow(InputError);
    expect(fetch.seen).toEqual([]);
  });
});

describe('a streamed answer with a format', () => {
  const chunk = (delta: object, finish: string | null = null, index = 0) =>
    `data: ${JSON.stringify({ id: '', created: 1, model: 'm', choices: [{ index, delta, finish_reason: finish }] })}\n\n`;

  async function stream(responseFormat: ResponseFormat, events: readonly string[]) {
    const fetch = fakeFetch(() => eventStream([...events, 'data: [DONE]\n\n']));
    const client = new InferenceClient('key', { fetch, retry: false });
    const chunks = client.chatCompletionStream({ provider: 'openai', model: 'openai/m', messages, responseFormat });
    const seen: unknown[] = [];
    try {
      for await (const { choices } of chunks) {
        for (const { partial, parsed } of choices) seen.push(parsed === undefined ? partial : { parsed });
      }
    } catch (error) {
      return { seen, error };
    }
    return { seen };
  }

  it('gives the value so far, and at the end the validated one', async () => {
    const parts = ['{"na', 'me":"Ad', 'a","age', '":36}'].map((content) => chunk({ content }));
    expect(await stream(ZOD, [...parts, chunk({}, 'stop')])).toEqual({
      seen: [{}, { name: 'Ad' }, { name: 'Ada' }, { name: 'Ada', age: 36 }, { parsed: { name: 'Ada', age: 36 } }],
    });
  });

  it('gives each alternative its own', async () => {
    const events = [
      chunk({ content: '{"name":"A"' }),
      chunk({ content: '{"name":"B"' }, null, 1),
      chunk({ content: ',"age":1}' }, 'stop'),
      chunk({ content: ',"age":2}' }, 'stop', 1),
    ];
    expect((await stream(ZOD, events)).seen.slice(2)).toEqual([
      { parsed: { name: 'A', age: 1 } },
      { parsed: { name: 'B', age: 2 } },
    ]);
  });

  it('may come as a tool call', async () => {
    const part = (given: string) => chunk({ tool_calls: [{ index: 0, function: { arguments: given } }] });
    const events = [part('{"name":"A'), part('da","age":36}'), chunk({}, 'tool_calls')];
    expect(await stream({ schema: ZOD, mode: 'tool' }, events)).toEqual({
      seen: [{ name: 'A' }, { name: 'Ada', age: 36 }, { parsed: { name: 'Ada', age: 36 } }],
    });
  });

  it('ends with the error of an answer without the format', async () => {
    const { seen, error } = await stream(ZOD, [chunk({ content: '{"name":"Ada"' }), chunk({}, 'length')]);
    expect(seen).toEqual([{ name: 'Ada' }]);
    expect(error).toMatchObject({
      code: 'PROVIDER_OUTPUT',
      answer: '{"name":"Ada"',
      message: expect.stringContaining('cut off'),
    });
  });

  it('is cancelled when the loop is left, and when the signal aborts', async () => {
    for (const leave of [true, false]) {
      let isCancelled = false;
      const endless = function* () {
        while (true) yield chunk({ content: '[' });
      };
      const abort = new AbortController();
      const fetch = fakeFetch(() => eventStream(endless(), () => (isCancelled = true)));
      const chunks = new InferenceClient('key', { fetch, signal: abort.signal }).chatCompletionStream({
        provider: 'openai',
        model: 'openai/m',
        messages,
        responseFormat: ZOD,
      });
      await chunks.next();
      if (leave) await chunks.return();
      else abort.abort(new Error('enough'));
      expect(await chunks.next().catch((error: Error) => error.message)).toEqual(
        leave ? { done: true, value: undefined } : 'enough',
      );
      await new Promise((resolve) => setTimeout(resolve));
      expect(isCancelled).toBe(true);
    }
  });
});
