import type { ChatCompletionStreamOutput } from '@hubkit/catalog';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { defineTool, InferenceClient, InputError, type JsonSchema, type ToolStep } from '../src/index.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { CHAT, eventStream, fakeFetch, never } from './support/fake-fetch.ts';

const messages = [{ role: 'user', content: 'How warm is it in Paris and in Rome?' }];
const target = { provider: 'openai', model: 'openai/m' } as const;

/** A message that calls tools: names with their arguments. */
function calling(...calls: readonly (readonly [string, unknown])[]) {
  return {
    role: 'assistant',
    content: null,
    tool_calls: calls.map(([name, args], index) => ({
      id: `call${index}`,
      type: 'function',
      function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
    })),
  };
}

const ANSWER = { role: 'assistant', content: 'It is 20 degrees.' };

/** A client whose model answers with these messages, the last one for ever. */
function clientOf(...answers: readonly object[]) {
  const fetch = fakeFetch((_, number) => {
    const message = answers[Math.min(number, answers.length) - 1];
    return Response.json({ ...CHAT, choices: [{ index: 0, finish_reason: 'stop', message }] });
  });
  return { fetch, client: new InferenceClient('key', { fetch, retry: false }) };
}

const weather = defineTool({
  name: 'get_weather',
  description: 'Current weather.',
  parameters: v.object({ city: v.string(), unit: v.optional(v.picklist(['C', 'F']), 'C') }),
  run: ({ city, unit }) => ({ city, temperature: 20, unit }),
});

/** A tool that never ends, and tells of the end of its signal. */
const hanging = (ended: unknown[], onStart = () => {}) =>
  defineTool({
    name: 'hang',
    run: (_, { signal }) => {
      onStart();
      signal.addEventListener('abort', () => ended.push(signal.reason));
      return new Promise(() => undefined);
    },
  });

describe('a run with tools', () => {
  it('runs both of two calls with one id', async () => {
    const both = calling(['get_weather', { city: 'Paris' }], ['get_weather', { city: 'Rome' }]);
    const { client } = clientOf(
      { ...both, tool_calls: both.tool_calls.map((call) => ({ ...call, id: 'call_0' })) },
      ANSWER,
    );
    const { steps, messages: sent } = await client.runTools({ ...target, messages, tools: [weather] });
    expect(steps[0]?.outcomes.map(({ call, error }) => [call.id, call.arguments, error])).toEqual([
      ['call_0', '{"city":"Paris"}', undefined],
      ['call_0_1', '{"city":"Rome"}', undefined],
    ]);
    expect(sent.flatMap(({ tool_call_id: id }) => id ?? [])).toEqual(['call_0', 'call_0_1']);
  });

  it('tells the model of a tool that takes longer than toolTimeoutMs, and goes on', async () => {
    const ended: unknown[] = [];
    const { client } = clientOf(calling(['hang', {}], ['get_weather', { city: 'Rome' }]), ANSWER);
    const tools = [hanging(ended), weather];
    const run = await client.runTools({ ...target, messages, tools, toolTimeoutMs: 5 });
    expect(run.content).toBe('It is 20 degrees.');
    const [hung, other] = run.steps[0]?.outcomes ?? [];
    expect(hung).toMatchObject({ error: { code: 'TIMEOUT', layer: 'tool' } });
    expect(hung?.content).toContain("The tool 'hang' was not done after 5 ms");
    expect(other?.error).toBeUndefined();
    expect(ended).toEqual([hung?.error]);
    const again = clientOf(calling(['hang', {}]));
    const thrown = again.client.runTools({ ...target, messages, tools, toolTimeoutMs: 5, onToolError: 'throw' });
    await expect(thrown).rejects.toMatchObject({ layer: 'tool' });
  });

  it('ends with totalMs, of the call or of the client, whatever its tools do', async () => {
    const ended: unknown[] = [];
    for (const isOfClient of [true, false]) {
      const { fetch } = clientOf(calling(['hang', {}]));
      const clock = createFakeClock();
      const timeouts = { totalMs: 500 };
      const client = new InferenceClient('key', { fetch, clock, ...(isOfClient && { timeouts }) });
      let start = () => {};
      const started = new Promise<void>((resolve) => {
        start = resolve;
      });
      const tools = [hanging(ended, start)];
      const run = client.runTools({ ...target, messages, tools }, isOfClient ? {} : { timeouts });
      const ending = expect(run).rejects.toMatchObject({ layer: 'total', message: expect.stringContaining('500 ms') });
      await started;
      await clock.advance(500);
      await ending;
      expect(fetch.seen).toHaveLength(1);
    }
    expect(ended).toHaveLength(2);
  });

  it('calls the tools, and sends the model their results', async () => {
    const { client, fetch } = clientOf(
      calling(['get_weather', { city: 'Paris' }], ['get_weather', { city: 'Rome' }]),
      ANSWER,
    );
    const steps: ToolStep[] = [];
    const run = await client.runTools({
      ...target,
      messages,
      tools: [weather],
      temperature: 0,
      onStep: (step) => steps.push(step),
    });
    const result = (city: string) => JSON.stringify({ city, temperature: 20, unit: 'C' });
    const transcript = [
      ...messages,
      calling(['get_weather', { city: 'Paris' }], ['get_weather', { city: 'Rome' }]),
      { role: 'tool', tool_call_id: 'call0', content: result('Paris') },
      { role: 'tool', tool_call_id: 'call1', content: result('Rome') },
    ];
    expect(run).toMatchObject({
      content: 'It is 20 degrees.',
      stopReason: 'answer',
      messages: [...transcript, ANSWER],
      usage: { prompt_tokens: 2, completion_tokens: 2, total_tokens: 4 },
    });
    expect(steps).toEqual(run.steps);
    expect(steps.map(({ outcomes }) => outcomes.length)).toEqual([2, 0]);
    expect(messages).toHaveLength(1);
    const tool = {
      name: 'get_weather',
      description: 'Current weather.',
      parameters: {
        type: 'object',
        properties: { city: { type: 'string' }, unit: { enum: ['C', 'F'], type: 'string', default: 'C' } },
        required: ['city'],
      },
    };
    expect(fetch.seen.map(({ body }) => body)).toEqual(
      [messages, transcript].map((sent) => ({
        model: 'm',
        messages: sent,
        temperature: 0,
        tools: [{ type: 'function', function: tool }],
      })),
    );
  });

  it('types the arguments of a tool by its schema', () => {
    defineTool({
      name: 'a',
      parameters: z.object({ n: z.coerce.number() }),
      run: ({ n }) => expectTypeOf(n).toEqualTypeOf<number>(),
    });
    const schema: JsonSchema<{ x: boolean }> = { type: 'object' };
    defineTool({ name: 'b', parameters: schema, run: ({ x }) => expectTypeOf(x).toEqualTypeOf<boolean>() });
    // @ts-expect-error The schema has no such member.
    defineTool({ name: 'c', parameters: z.object({ a: z.string() }), run: ({ wrong }) => wrong });
    const client = new InferenceClient();
    const plain = () => client.runTools({ messages, tools: [weather] });
    const formatted = () => client.runTools({ messages, tools: [], responseFormat: z.object({ warm: z.boolean() }) });
    expectTypeOf(plain).returns.resolves.toHaveProperty('parsed').toEqualTypeOf<undefined>();
    expectTypeOf(formatted).returns.resolves.toHaveProperty('parsed').toEqualTypeOf<{ warm: boolean } | undefined>();
  });

  it.each<[string, readonly [string, unknown], RegExp]>([
    ['fails', ['broken', {}], /^Error: The disk is full\.$/],
    ['gets wrong arguments', ['get_weather', { city: 1 }], /do not fit its schema: \$\.city: .*string/],
    ['gets no JSON', ['get_weather', '{"city":'], /^Error: The arguments of get_weather are not valid JSON\.$/],
    ['does not exist', ['fly', {}], /^Error: There is no tool called 'fly'\. Tools: get_weather, broken\.$/],
  ])('tells the model when a tool %s, or throws, or lets the user decide', async (_, call, why) => {
    const broken = defineTool({ name: 'broken', run: () => Promise.reject(new Error('The disk is full.')) });
    const args = { ...target, messages, tools: [weather, broken] };
    const run = await clientOf(calling(call), ANSWER).client.runTools(args);
    expect(run.content).toBe(ANSWER.content);
    expect(run.messages.at(-2)).toEqual({ role: 'tool', tool_call_id: 'call0', content: expect.stringMatching(why) });
    expect(run.steps[0]?.outcomes[0]?.error).toBeInstanceOf(Error);
    const thrown = clientOf(calling(call), ANSWER).client.runTools({ ...args, onToolError: 'throw' });
    await expect(thrown).rejects.toThrow(/disk|arguments|no tool/);
    const own = await clientOf(calling(call), ANSWER).client.runTools({
      ...args,
      onToolError: (error, { name }) => `${name}: ${error instanceof Error}`,
    });
    expect(own.messages.at(-2)?.content).toBe(`${call[0]}: true`);
  });

  it('gives tools arguments that came as JSON in JSON, and writes what they return', async () => {
    const seen: unknown[] = [];
    const echo = (name: string, result: unknown) =>
      defineTool({
        name,
        parameters: { type: 'object' },
        run: (args) => {
          seen.push(args);
          return result;
        },
      });
    const tools = [echo('text', 'as it is'), echo('nothing', undefined), echo('list', [1, { a: 2 }])];
    const { client } = clientOf(calling(['text', JSON.stringify('{"a":1}')], ['nothing', ''], ['list', {}]), ANSWER);
    const { steps } = await client.runTools({ ...target, messages, tools });
    expect(seen).toEqual([{ a: 1 }, {}, {}]);
    expect(steps[0]?.outcomes.map(({ content }) => content)).toEqual(['as it is', 'null', '[1,{"a":2}]']);
  });

  it('runs no more tools at a time than it may, and keeps the order of the calls', async () => {
    let running = 0;
    let most = 0;
    const slow = defineTool({
      name: 'slow',
      parameters: v.object({ n: v.number() }),
      async run({ n }) {
        most = Math.max(most, ++running);
        for (let turn = 0; turn < 10 - n; turn++) await Promise.resolve();
        running--;
        return n;
      },
    });
    const calls = [0, 1, 2, 3, 4, 5].map((n) => ['slow', { n }] as const);
    const { steps } = await clientOf(calling(...calls), ANSWER).client.runTools({
      ...target,
      messages,
      tools: [slow],
      maxParallel: 2,
    });
    expect(most).toBe(2);
    expect(steps[0]?.outcomes.map(({ content }) => content)).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  it('ends after as many requests as it may make, and where a step says so', async () => {
    const args = { ...target, messages, tools: [weather] };
    const endless = clientOf(calling(['get_weather', { city: 'Rome' }]));
    const run = await endless.client.runTools({ ...args, maxSteps: 3 });
    expect(run).toMatchObject({ stopReason: 'max-steps', content: '' });
    expect([run.steps.length, endless.fetch.seen.length, run.messages.length]).toEqual([3, 3, 7]);
    const stopped = await clientOf(calling(['get_weather', { city: 'Rome' }])).client.runTools({
      ...args,
      onStep: ({ index }) => index < 1,
    });
    expect(stopped).toMatchObject({ stopReason: 'stopped', steps: [{ index: 0 }, { index: 1 }] });
  });

  it('forces a tool in the first request only', async () => {
    const { client, fetch } = clientOf(calling(['get_weather', { city: 'Rome' }]), ANSWER);
    await client.runTools({ ...target, messages, tools: [weather], tool_choice: 'required' });
    expect(fetch.seen.map(({ body }) => (body as { tool_choice?: string }).tool_choice)).toEqual([
      'required',
      undefined,
    ]);
  });

  it('requests the answer once more where it has a format', async () => {
    const { client, fetch } = clientOf(calling(['get_weather', { city: 'Rome' }]), ANSWER, {
      content: '{"warm":true}',
    });
    const run = await client.runTools({
      ...target,
      messages,
      tools: [weather],
      responseFormat: z.object({ warm: z.boolean() }),
    });
    expect(run).toMatchObject({ parsed: { warm: true }, content: '{"warm":true}', stopReason: 'answer' });
    expect(run.messages.at(-1)).toEqual({ role: 'assistant', content: '{"warm":true}' });
    expect(fetch.seen.map(({ body }) => Object.keys(body as object).sort())).toEqual([
      ['messages', 'model', 'tools'],
      ['messages', 'model', 'tools'],
      ['messages', 'model', 'response_format'],
    ]);
  });

  it('streams where somebody listens', async () => {
    const chunk = (delta: object, finish_reason: string | null = null) =>
      `data: ${JSON.stringify({ id: 'c', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
    const part = (text: string) => chunk({ tool_calls: [{ index: 0, function: { arguments: text } }] });
    const first = [
      chunk({ tool_calls: [{ index: 0, id: 'x', function: { name: 'get_weather', arguments: '' } }] }),
      part('{"ci'),
      part('ty":"Rome"}'),
      chunk({}, 'tool_calls'),
    ];
    const fetch = fakeFetch((_, number) =>
      eventStream([
        ...(number === 1 ? first : [chunk({ content: 'It is ' }), chunk({ content: 'warm.' }, 'stop')]),
        'data: [DONE]\n\n',
      ]),
    );
    const chunks: ChatCompletionStreamOutput[] = [];
    const run = await new InferenceClient('key', { fetch }).runTools({
      ...target,
      messages,
      tools: [weather],
      onChunk: (each) => chunks.push(each),
    });
    expect(run).toMatchObject({ content: 'It is warm.', stopReason: 'answer' });
    expect(run.messages[1]).toEqual({
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'x', type: 'function', function: { name: 'get_weather', arguments: '{"city":"Rome"}' } }],
    });
    expect(chunks).toHaveLength(6);
  });

  it.each(['the first request', 'a tool', 'a later request'])('is aborted during %s', async (stage) => {
    const abort = new AbortController();
    const reason = new Error('enough');
    let toolSignal: AbortSignal | undefined;
    const stuck = defineTool({
      name: 'stuck',
      run(_, { signal }) {
        toolSignal = signal;
        if (stage !== 'a tool') return 1;
        queueMicrotask(() => abort.abort(reason));
        return new Promise(() => undefined);
      },
    });
    const fetch = fakeFetch((request, number) => {
      if (number === (stage === 'the first request' ? 1 : 2)) {
        queueMicrotask(() => abort.abort(reason));
        return never(request.init);
      }
      return Response.json({
        ...CHAT,
        choices: [{ index: 0, finish_reason: 'stop', message: calling(['stuck', {}], ['stuck', {}]) }],
      });
    });
    const run = new InferenceClient('key', { fetch }).runTools(
      { ...target, messages, tools: [stuck] },
      { signal: abort.signal },
    );
    await expect(run).rejects.toBe(reason);
    expect(fetch.seen.length).toBe(stage === 'a later request' ? 2 : 1);
    if (stage === 'a tool') expect(toolSignal?.aborted).toBe(true);
  });

  it('aborts the other tools when one has failed and the run ends', async () => {
    let isAborted = false;
    const waits = defineTool({
      name: 'waits',
      run: (_, { signal }) => new Promise(() => signal.addEventListener('abort', () => (isAborted = true))),
    });
    const fails = defineTool({
      name: 'fails',
      run: () => {
        throw new Error('no');
      },
    });
    const { client } = clientOf(calling(['waits', {}], ['fails', {}]));
    const run = client.runTools({ ...target, messages, tools: [waits, fails], onToolError: 'throw' });
    await expect(run).rejects.toThrow('no');
    expect(isAborted).toBe(true);
  });

  it.each<[string, object]>([
    ['a bad name', { tools: [{ ...weather, name: 'get weather' }] }],
    ['the same name twice', { tools: [weather, weather] }],
    ['no steps', { tools: [], maxSteps: 0 }],
    ['a schema with a reference to nothing', { tools: [{ ...weather, parameters: { $ref: '#/$defs/city' } }] }],
    ['a schema without JSON Schema', { tools: [{ ...weather, parameters: v.object({ day: v.date() }) }] }],
  ])('refuses %s before anything is sent', async (_, args) => {
    const { client, fetch } = clientOf(ANSWER);
    const run = client.runTools({ ...target, messages, tools: [], ...args });
    await expect(run).rejects.toThrow(InputError);
    expect(fetch.seen).toEqual([]);
  });
});
