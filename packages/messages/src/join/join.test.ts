import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALL_HABITS, chunksOfCalls, MESSAGE_HABITS } from '../../../../tests/support/message-habits.ts';
import { cutter, deltasOf, randomMessage } from '../../../../tests/support/random-messages.ts';
import { imagesOf, reasoningOf, refusalOf, toolCallsOf } from '../read.ts';
import { repeatMessage } from '../repeat.ts';
import { textOf } from '../text-of.ts';
import { CompletionJoiner, joinChunks } from './completion-joiner.ts';
import { MessageJoiner } from './message-joiner.ts';

const called = (message: unknown) =>
  toolCallsOf(message).map(({ name, arguments: text }) => ({ name, args: JSON.parse(text) }));

describe('a joined message', () => {
  it.each(Object.entries(MESSAGE_HABITS))('says what its chunks said: %s', async (_, { chunks, says }) => {
    const { choices } = await joinChunks(chunks);
    const [{ message, finish_reason: finish } = { message: undefined, finish_reason: null }] = choices;
    expect(choices).toHaveLength(1);
    expect({
      text: textOf(message),
      reasoning: reasoningOf(message) || undefined,
      calls: called(message),
      refusal: refusalOf(message),
      images: imagesOf(message),
      finish,
    }).toEqual({
      reasoning: undefined,
      calls: [],
      refusal: undefined,
      images: [],
      finish: 'stop',
      ...says,
      repeats: undefined,
    });
    expect(repeatMessage(message ?? { role: '' })).toMatchObject({ role: 'assistant', ...says.repeats });
  });

  it.each(Object.entries(CALL_HABITS))('has the calls that were streamed: %s', async (_, habit) => {
    const calls = [
      { name: 'search', args: { q: 'a "b"' } },
      { name: 'get_weather', args: { city: 'Oslo' } },
      { name: 'search', args: { q: 'c', n: [1, null] } },
    ];
    const { choices } = await joinChunks(chunksOfCalls(habit, calls));
    expect(called(choices[0]?.message)).toEqual(calls);
  });
});

describe('deltas', () => {
  const sizes = fc.array(fc.nat(), { minLength: 1 });

  it('join to the message that was cut, wherever it was', () => {
    fc.assert(
      fc.property(randomMessage, sizes, (message, sizes) => {
        const joiner = new MessageJoiner();
        for (const delta of deltasOf(message, cutter(sizes))) joiner.push(delta);
        expect(joiner.message).toEqual(message);
      }),
      { numRuns: 300 },
    );
  });

  it('and a whole message are the same', () => {
    fc.assert(
      fc.property(randomMessage, (message) => {
        const joiner = new MessageJoiner();
        joiner.pushWhole(message);
        expect(joiner.message).toEqual(message);
      }),
    );
  });

  it('do not change what was read before them', () => {
    const joiner = new MessageJoiner();
    joiner.push({ content: [{ type: 'text', text: 'a' }], note: { text: 'x' } });
    const { message } = joiner;
    joiner.push({ content: [{ type: 'text', text: 'b' }], note: { text: 'y' } });
    expect(message).toEqual({ role: 'assistant', content: [{ type: 'text', text: 'a' }], note: { text: 'x' } });
    expect(joiner.message).toMatchObject({ note: { text: 'xy' } });
  });

  it('set no prototype', () => {
    const joiner = new MessageJoiner();
    joiner.push(JSON.parse('{"content":"a","__proto__":{"polluted":true},"more":{"__proto__":{"polluted":true}}}'));
    expect('polluted' in (joiner.message as object)).toBe(false);
    expect((joiner.message.more as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('a joined completion', () => {
  it('has the members around its choices, and those of its choices', async () => {
    const chunk = (choice: object, more: object = {}) => ({
      id: 'c',
      object: 'chat.completion.chunk',
      obfuscation: 'x7',
      ...more,
      choices: [choice],
    });
    const joined = await joinChunks([
      chunk({ index: 0, delta: { content: 'A' } }, { system_fingerprint: 'fp', x_groq: { id: 'r' } }),
      chunk({ index: 1, delta: { content: 'Z' } }, { provider: 'p' }),
      chunk({
        index: 0,
        delta: { content: 'B', annotations: [{ type: 'url_citation' }] },
        logprobs: { content: [{ token: 'B' }] },
      }),
      chunk({ index: 0, delta: {}, finish_reason: 'stop', stop_reason: 7, logprobs: { content: [{ token: '' }] } }),
      { choices: [], usage: { prompt_tokens: 1, completion_tokens: 2 }, x_groq: { usage: 1 } },
    ]);
    expect(joined).toEqual({
      id: 'c',
      object: 'chat.completion',
      system_fingerprint: 'fp',
      provider: 'p',
      x_groq: { id: 'r', usage: 1 },
      usage: { prompt_tokens: 1, completion_tokens: 2 },
      choices: [
        {
          index: 0,
          finish_reason: 'stop',
          stop_reason: 7,
          logprobs: { content: [{ token: 'B' }, { token: '' }] },
          message: { role: 'assistant', content: 'AB', annotations: [{ type: 'url_citation' }] },
        },
        { index: 1, finish_reason: null, message: { role: 'assistant', content: 'Z' } },
      ],
    });
  });

  it('has no usage where the service sent none', async () => {
    expect('usage' in (await joinChunks([{ choices: [{ delta: { content: 'a' } }] }]))).toBe(false);
  });

  it('names a failure that came in a choice', () => {
    const joiner = new CompletionJoiner();
    joiner.push({ choices: [{ delta: { content: 'Half' } }], error: null });
    expect(joiner.failure).toBeUndefined();
    joiner.push({ choices: [{ delta: {}, finish_reason: 'error', error: { code: 502, message: 'upstream lost' } }] });
    expect(joiner.failure).toEqual({ code: 502, message: 'upstream lost' });
  });

  it.each(['error', 'network_error', 'insufficient_system_resource'])(
    'takes the finish reason %s for a failure',
    (finish_reason) => {
      const joiner = new CompletionJoiner();
      joiner.push({ choices: [{ delta: {}, finish_reason }] });
      expect(joiner.failure).toEqual({ code: finish_reason });
    },
  );
});
