import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events, json, post, startFast } from '../../test/caller.ts';
import type { Emulator } from '../host/start-emulator.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

type Message = Record<string, unknown>;
interface Completion {
  readonly choices: readonly { readonly message: Message; readonly finish_reason: string }[];
  readonly usage: { readonly completion_tokens_details?: { readonly reasoning_tokens: number } };
}
interface Chunk {
  readonly choices: readonly { readonly delta: Message; readonly finish_reason: string | null }[];
  readonly usage?: { readonly completion_tokens_details?: { readonly reasoning_tokens: number } };
}

const tool = (name: string, description: string, property: string) => ({
  type: 'function',
  function: { name, description, parameters: { type: 'object', properties: { [property]: { type: 'string' } } } },
});
const tools = [
  tool('get_weather', 'Current weather in a city', 'city'),
  tool('calculate', 'Evaluate an expression', 'expression'),
];
const question = { role: 'user', content: 'First the weather in Rome, then calculate 2+2' };
const call = (body: object) =>
  post(`${emulator.servers.deepseek}/v1/chat/completions`, { model: 'deepseek-v4-pro', messages: [question], ...body });
const fetchMessage = async (body: object): Promise<Message> => {
  const [choice] = (await json<Completion>(call(body))).choices;
  return choice?.message ?? {};
};
const createResult = (message: Message, content: string) => {
  const [made] = message.tool_calls as readonly { readonly id: string }[];
  return { role: 'tool', tool_call_id: made?.id, content };
};
const withoutReasoning = ({ reasoning_content: _, ...message }: Message): Message => message;

describe('thoughts of DeepSeek', () => {
  it('stand beside the content and are counted', async () => {
    const { choices, usage } = await json<Completion>(
      call({ messages: [{ role: 'user', content: 'What is 2 + 2?' }] }),
    );
    expect(choices[0]?.message.reasoning_content).toMatch(/^The user writes: “What is 2 \+ 2\?”/);
    expect(choices[0]?.message.content).toContain('4');
    expect(usage.completion_tokens_details?.reasoning_tokens).toBeGreaterThan(10);
  });

  it('are streamed before the content', async () => {
    const chunks = await events<Chunk>(
      await call({ messages: [{ role: 'user', content: 'What is 2 + 2?' }], stream: true }),
    );
    const deltas = chunks.flatMap(({ choices }) => choices.map(({ delta }) => delta));
    const kinds = deltas.map((delta) => (delta.reasoning_content ? 'thought' : delta.content ? 'text' : 'none'));
    expect(kinds.lastIndexOf('thought')).toBeLessThan(kinds.indexOf('text'));
    const plain = await fetchMessage({ messages: [{ role: 'user', content: 'What is 2 + 2?' }] });
    expect(deltas.map((delta) => delta.reasoning_content ?? '').join('')).toBe(plain.reasoning_content);
    expect(chunks.at(-1)?.usage?.completion_tokens_details?.reasoning_tokens).toBeGreaterThan(10);
  });

  it.each([{ thinking: { type: 'disabled' } }, { thinking: { type: 'disabled' }, reasoning_effort: 'high' }])(
    'are switched off: %j',
    async (off) => expect(await fetchMessage(off)).not.toHaveProperty('reasoning_content'),
  );

  it('grow with the effort', async () => {
    const lengths = await Promise.all(
      ['low', 'high', 'max'].map(
        async (reasoning_effort) => String((await fetchMessage({ reasoning_effort })).reasoning_content).length,
      ),
    );
    expect(lengths).toEqual([...lengths].sort((left, right) => left - right));
    expect(new Set(lengths).size).toBe(3);
  });

  it('use up a small limit, so that no answer is left', async () => {
    const { choices } = await json<Completion>(call({ max_tokens: 5 }));
    expect(choices[0]).toMatchObject({ finish_reason: 'length', message: { content: '' } });
  });
});

describe('what DeepSeek refuses', () => {
  it('a second step without the thoughts of the first', async () => {
    const first = await fetchMessage({ tools });
    expect(first.tool_calls).toHaveLength(1);
    const messages = [question, first, createResult(first, '21 °C')];
    const second = await fetchMessage({ tools, messages });
    expect(second.tool_calls).toMatchObject([{ function: { name: 'calculate' } }]);
    const third = [...messages, second, createResult(second, '4')];
    expect((await fetchMessage({ tools, messages: third })).content).toContain('4');
    for (const at of [1, 3]) {
      const broken = third.map((message, index) => (index === at ? withoutReasoning(message) : message));
      for (const stream of [false, true]) {
        const response = await call({ tools, messages: broken, stream });
        expect([response.status, await json(response)]).toEqual([
          400,
          {
            error: {
              message: 'The `reasoning_content` in the thinking mode must be passed back to the API.',
              type: 'invalid_request_error',
              param: null,
              code: 'invalid_request_error',
            },
          },
        ]);
      }
    }
  });

  it('a later turn without them, but takes empty ones', async () => {
    const first = await fetchMessage({ tools, messages: [{ role: 'user', content: 'The weather in Rome?' }] });
    const history = (reasoning: object) => [
      { role: 'user', content: 'The weather in Rome?' },
      { ...withoutReasoning(first), reasoning_content: '' },
      createResult(first, '21 °C'),
      { role: 'assistant', content: 'It is 21 °C.', ...reasoning },
      { role: 'user', content: 'Thanks' },
    ];
    expect((await call({ tools, messages: history({}) })).status).toBe(400);
    expect((await call({ tools, messages: history({ reasoning_content: '' }) })).status).toBe(200);
  });

  it('nothing before a tool was called, and nothing while it does not think', async () => {
    const said = [question, { role: 'assistant', content: 'Yes.' }, { role: 'user', content: 'And now?' }];
    expect((await call({ messages: said })).status).toBe(200);
    const first = withoutReasoning(await fetchMessage({ tools }));
    const messages = [question, first, createResult(first, '21 °C')];
    expect((await call({ tools, messages, thinking: { type: 'disabled' } })).status).toBe(200);
  });

  it('V3.2: calls of the turn without them, by their index', async () => {
    const model = 'deepseek-reasoner';
    const first = withoutReasoning(await fetchMessage({ tools, model }));
    const messages = [question, first, createResult(first, '21 °C')];
    const { error } = await json<{ error: { message: string } }>(call({ tools, messages, model }));
    expect(error.message).toMatch(/^Missing reasoning_content field in the assistant message at message index 1\./);
    const later = [...messages, { role: 'assistant', content: 'Done.' }, { role: 'user', content: 'Thanks' }];
    expect((await call({ tools, messages: later, model })).status).toBe(200);
  });

  it.each(['required', { type: 'function', function: { name: 'calculate' } }])(
    'the choice of a tool while it thinks: %j',
    async (tool_choice) => {
      const response = await call({ tools, tool_choice });
      expect([response.status, (await json<{ error: Message }>(response)).error.message]).toEqual([
        400,
        'Thinking mode does not support this tool_choice',
      ]);
      const calm = await fetchMessage({ tools, tool_choice, thinking: { type: 'disabled' } });
      expect(calm.tool_calls).toHaveLength(1);
    },
  );
});
