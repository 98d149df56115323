import { describe, expect, it } from 'vitest';
import { EMULATOR_HUB_TOKEN } from '../contract/tokens.ts';
import { createEmulator } from '../host/create-emulator.ts';
import type { ScriptedAnswer } from './answer-script.ts';

const ORIGIN = 'http://127.0.0.1';
const model = 'meta-llama/Llama-3.1-8B-Instruct';
const user = (content: string) => ({ role: 'user', content });

function setUp(answers: readonly ScriptedAnswer[]) {
  const emulator = createEmulator({ pace: 'instant', answers });
  const post = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${EMULATOR_HUB_TOKEN}`, 'content-type': 'application/json' };
    return emulator.fetch(new Request(`${ORIGIN}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
  };
  const chat = async (messages: readonly object[], more: object = {}) => {
    const response = await post('/router/v1/chat/completions', { model, messages, ...more });
    return { status: response.status, body: await response.json() };
  };
  return { emulator, post, chat };
}

describe('a scripted answer', () => {
  it('goes to the requests that it fits, and the emulator answers the others', async () => {
    const { chat } = setUp([
      { when: /invoice/i, text: 'It is paid.' },
      { when: 'order', json: { id: 7 } },
      { when: (text) => text.length > 60, text: 'Too long.' },
    ]);
    const say = async (text: string) => (await chat([user(text)])).body.choices[0].message.content;
    expect(await say('Where is my Invoice?')).toBe('It is paid.');
    expect(await say('The order, please')).toBe('{"id":7}');
    expect(await say('x'.repeat(61))).toBe('Too long.');
    expect(await say('What is 2 + 2?')).toContain('4');
  });

  it('calls a tool after the result of another, where the result fits', async () => {
    const { chat } = setUp([
      { when: /sunny/, toolCall: { name: 'pack', arguments: { hat: true } } },
      { when: /packed/, text: 'Have a good time.' },
      { when: /trip/, toolCall: { name: 'weather' } },
    ]);
    const messages: object[] = [user('My trip')];
    const said: string[] = [];
    for (const result of ['sunny', 'packed']) {
      const { message } = (await chat(messages)).body.choices[0];
      const [call] = message.tool_calls;
      said.push(call.function.name);
      messages.push(message, { role: 'tool', tool_call_id: call.id, content: result });
    }
    const last = (await chat(messages)).body.choices[0].message.content;
    expect([...said, last]).toEqual(['weather', 'pack', 'Have a good time.']);
  });

  it('calls a tool once, and answers its result', async () => {
    const { chat } = setUp([
      { when: /invoice/, toolCall: { name: 'find_invoice', arguments: { id: 7 } } },
      { when: /unpaid/, text: 'It is not paid yet.' },
      { when: /invoice/, text: 'It is paid.' },
    ]);
    const first = await chat([user('My invoice?')]);
    const { message, finish_reason: reason } = first.body.choices[0];
    expect({ reason, call: message.tool_calls[0].function }).toEqual({
      reason: 'tool_calls',
      call: { name: 'find_invoice', arguments: '{"id":7}' },
    });
    const answer = async (content: string) => {
      const result = { role: 'tool', tool_call_id: message.tool_calls[0].id, content };
      return (await chat([user('My invoice?'), message, result])).body.choices[0].message.content;
    };
    expect(await answer('unpaid')).toBe('It is not paid yet.');
    expect(await answer('done')).toBe('It is paid.');
  });

  it('is an error in the form of the service', async () => {
    const { chat } = setUp([{ error: { status: 429, message: 'Slow down.' } }]);
    const { status, body } = await chat([user('Hi')]);
    expect({ status, text: JSON.stringify(body) }).toEqual({
      status: 429,
      text: expect.stringContaining('Slow down.'),
    });
  });

  it('ends after a number of requests, and can be replaced', async () => {
    const { chat, emulator } = setUp([{ text: 'First.', times: 1 }, { text: 'Then.' }]);
    const say = async () => (await chat([user('Hi')])).body.choices[0].message.content;
    expect([await say(), await say(), await say()]).toEqual(['First.', 'Then.', 'Then.']);
    emulator.setAnswers([{ text: 'New.' }]);
    expect(await say()).toBe('New.');
    emulator.setAnswers([]);
    expect(await say()).not.toBe('New.');
  });

  it('is streamed, counted and cut like any other', async () => {
    const { post, chat } = setUp([{ text: 'one two three four' }]);
    const cut = await chat([user('Hi')], { max_tokens: 2 });
    expect(cut.body).toMatchObject({ choices: [{ finish_reason: 'length' }], usage: { completion_tokens: 2 } });
    const streamed = await post('/router/v1/chat/completions', { model, messages: [user('Hi')], stream: true });
    const chunks = (await streamed.text()).match(/"content":"[^"]*"/g) ?? [];
    expect(chunks.map((chunk) => JSON.parse(`{${chunk}}`).content).join('')).toBe('one two three four');
  });

  it.each([
    ['/servers/llama-cpp/v1/chat/completions', { messages: [user('Hi')] }],
    ['/router/v1/responses', { model, input: 'Hi' }],
    ['/servers/vllm/v1/completions', { model: 'Qwen/Qwen2.5-7B-Instruct', prompt: 'Hi' }],
  ])('reaches %s', async (path, body) => {
    const { post } = setUp([{ when: 'Hi', text: 'scripted' }]);
    expect(await (await post(path, body)).text()).toContain('scripted');
  });

  it.each([[{}], [{ text: 'a', json: 1 }], [{ when: 'a' }]])('is refused without exactly one form: %j', (answer) => {
    expect(() => setUp([answer])).toThrow(
      'A scripted answer needs exactly one of text, json, toolCall, refusal and error.',
    );
  });
});
