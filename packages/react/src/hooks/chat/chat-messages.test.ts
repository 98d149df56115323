import { type ToolCallPart, type Turn, textOfTurn } from '@hubkit/messages';
import { describe, expect, it } from 'vitest';
import { CALL_HABITS, chunksOfCalls, MESSAGE_HABITS } from '../../../../../tests/support/message-habits.ts';
import type { ChatRequest } from '../service/chat-service.ts';
import { chatTool } from './chat-tool.ts';
import { createChat } from './create-chat.ts';

const chunk = (delta: object | null, finish_reason: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason }],
});
const formatEvents = (chunks: readonly object[]) => chunks.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('');
const OK = formatEvents([chunk({ content: 'ok' }, 'stop')]);

/** Sends a message to a chat whose server gives scripted bodies, with tools that note their arguments. */
async function chatOver(bodies: readonly string[], names: readonly string[] = []) {
  const requests: ChatRequest[] = [];
  const ran: unknown[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    requests.push(JSON.parse(String(init?.body)));
    const headers = { 'content-type': 'text/event-stream' };
    return new Response(bodies[Math.min(requests.length, bodies.length) - 1], { headers });
  };
  const tools = names.map((name) =>
    chatTool({
      name,
      parameters: { type: 'object' },
      run(args) {
        ran.push(args);
        return `result of ${name}`;
      },
    }),
  );
  const chat = createChat({ api: '/x', fetch, tools });
  await chat.actions.send('Hi');
  return { chat, requests, ran, turn: chat.getState().tree.at(-1) as Turn };
}

describe('the answer of a chat', () => {
  it.each(Object.entries(MESSAGE_HABITS))('has what the service wrote: %s', async (_, { chunks, says }) => {
    const { turn } = await chatOver([formatEvents(chunks)]);
    expect(turn.failure).toBeUndefined();
    expect(textOfTurn(turn)).toBe(says.text);
    expect(turn.parts.flatMap((part) => (part.type === 'reasoning' ? part.text : [])).join('')).toBe(
      says.reasoning ?? '',
    );
    expect(turn.finish).toBe(says.finish ?? 'stop');
  });

  it.each(Object.entries(CALL_HABITS))('runs the calls that the service wrote: %s', async (_, habit) => {
    const calls = ['Oslo', 'Rome'].map((city) => ({ name: 'find', args: { city } }));
    const { ran, turn } = await chatOver([formatEvents(chunksOfCalls(habit, calls)), OK], ['find']);
    expect(ran).toEqual(calls.map(({ args }) => args));
    expect(textOfTurn(turn)).toBe('ok');
  });

  it.each(['length', 'content_filter'])('runs no call that was cut off by %s, then or later', async (finish) => {
    const cut = chunk({ tool_calls: [{ index: 0, id: 'a', function: { name: 'remove', arguments: '' } }] }, finish);
    const { chat, ran, requests, turn } = await chatOver([formatEvents([cut]), OK], ['remove']);
    expect([ran, turn.finish, turn.status]).toEqual([[], finish, 'done']);
    await chat.actions.resume();
    expect(ran).toEqual([]);
    expect(requests[1]?.messages).toEqual([{ role: 'user', content: 'Hi' }]);
  });
});

describe('the next request of a chat', () => {
  it.each([
    ['a', 'b'],
    ['call_0', 'call_0'],
  ])('keeps steps in a row apart: %s, %s', async (...ids) => {
    const steps = ['A', 'B'].map((name, step) =>
      formatEvents([
        chunk({ reasoning_content: `R${name}` }),
        chunk({ tool_calls: [{ index: 0, id: ids[step], function: { name, arguments: '{}' }, mood: 'calm' }] }),
        chunk({}, 'tool_calls'),
      ]),
    );
    const { requests, turn } = await chatOver([...steps, OK], ['A', 'B']);
    const called = (name: string, id: unknown) => ({
      id,
      type: 'function',
      mood: 'calm',
      function: { name, arguments: '{}' },
    });
    expect(requests[2]?.messages).toEqual([
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: null, reasoning_content: 'RA', tool_calls: [called('A', ids[0])] },
      { role: 'tool', tool_call_id: ids[0], content: 'result of A' },
      { role: 'assistant', content: null, reasoning_content: 'RB', tool_calls: [called('B', ids[1])] },
      { role: 'tool', tool_call_id: ids[1], content: 'result of B' },
    ]);
    const results = turn.parts.filter((part): part is ToolCallPart => part.type === 'tool-call');
    expect(results.map(({ result }) => result)).toEqual(['result of A', 'result of B']);
  });
});

describe('the end of a stream', () => {
  const whole = formatEvents([chunk({ content: 'ab' }, 'stop')]);

  it.each(['data: [DONE] \n\n', 'data: [done]\n\n', 'data: "[DONE]"\n\n', 'data\n\n', ''])('may be %j', async (end) => {
    const { turn } = await chatOver([whole + end]);
    expect([turn.status, textOfTurn(turn)]).toEqual(['done', 'ab']);
  });

  it('begins with an empty event', async () => {
    expect((await chatOver([`data\n\n${whole}`])).turn.status).toBe('done');
  });

  const half = formatEvents([chunk({ content: 'a' })]);
  it.each([
    ['an event of the name error', 'event: error\ndata: {"code":400,"message":"too long"}\n\n'],
    ['a field of the name error', 'error: {"code":400,"message":"too long"}\n\ndata: [DONE]\n\n'],
    [
      'an error in a choice',
      formatEvents([{ choices: [{ delta: {}, finish_reason: 'error', error: { code: 400, message: 'too long' } }] }]),
    ],
    ['an error at the top', formatEvents([{ error: { code: 400, message: 'too long' } }])],
  ])('is a failure with the text so far: %s', async (_, end) => {
    const { turn } = await chatOver([half + end]);
    expect([turn.status, textOfTurn(turn), turn.failure?.message]).toEqual(['failed', 'a', 'too long']);
    expect(turn.failure?.canRetry).toBe(false);
  });

  it('without a finish reason is a broken connection', async () => {
    expect((await chatOver([formatEvents([chunk({ content: 'a' }, '')])])).turn.failure?.code).toBe('connection');
  });

  it('with a finish reason that names a failure is one', async () => {
    const { turn } = await chatOver([half + formatEvents([chunk({}, 'network_error')])]);
    expect([turn.status, turn.failure?.canRetry]).toEqual(['failed', true]);
  });
});
