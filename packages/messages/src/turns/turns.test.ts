import { describe, expect, it } from 'vitest';
import { CALL_HABITS, chunksOfCalls, MESSAGE_HABITS } from '../../../../tests/support/message-habits.ts';
import { type Answer, AnswerJoiner } from './answer-joiner.ts';
import { setResult } from './set-result.ts';
import type { ToolCallPart, Turn } from './turn.ts';
import { messageParts, turnMessages } from './turn-messages.ts';

const empty: Answer = { parts: [] };
const chunk = (delta: object, finish_reason: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason }],
});
const call = (id: string, name: string) => ({ id, type: 'function', function: { name, arguments: '{}' } });
const user: Turn = { id: 'u', parent: null, role: 'user', parts: [{ type: 'text', text: 'Hi' }], status: 'done' };

function joinAnswer(chunks: readonly object[], before: Answer = empty): Answer {
  const joiner = new AnswerJoiner(before);
  for (const one of chunks) joiner.push(one);
  return joiner.end();
}

const toTurn = (answer: Answer): Turn => ({ id: 'a', parent: 'u', role: 'assistant', status: 'done', ...answer });
const withResults = (answer: Answer): Answer => ({
  ...answer,
  parts: answer.parts.map((part) => (part.type === 'tool-call' ? { result: `of ${part.name}`, ...part } : part)),
});
const textIn = (answer: Answer, type: 'text' | 'reasoning' | 'refusal') =>
  answer.parts.flatMap((part) => (part.type === type ? part.text : [])).join('');
const callsIn = ({ parts }: Answer) => parts.filter((part): part is ToolCallPart => part.type === 'tool-call');

describe('an answer', () => {
  it.each(Object.entries(MESSAGE_HABITS))('has what its chunks said, and repeats it: %s', (_, { chunks, says }) => {
    const answer = joinAnswer(chunks);
    const { text, reasoning = '', calls = [], refusal = '', images = [], repeats = {}, finish = 'stop' } = says;
    expect(textIn(answer, 'text')).toBe(text);
    expect(textIn(answer, 'reasoning')).toBe(reasoning);
    expect(textIn(answer, 'refusal')).toBe(refusal);
    expect(answer.parts.flatMap((part) => (part.type === 'image' ? part.url : []))).toEqual(images);
    expect(callsIn(answer).map(({ name, arguments: json }) => ({ name, args: JSON.parse(json || '{}') }))).toEqual(
      calls,
    );
    expect(answer.finish).toBe(finish);
    const [, message] = turnMessages([user, toTurn(withResults(answer))], { keepsReasoning: true });
    expect(message).toMatchObject({ role: 'assistant', ...repeats });
    // What is stored is read again.
    expect(
      turnMessages(JSON.parse(JSON.stringify([user, toTurn(withResults(answer))])), { keepsReasoning: true })[1],
    ).toEqual(message);
  });

  it.each(Object.entries(CALL_HABITS))('has the calls that were streamed: %s', (_, habit) => {
    const calls = ['Oslo', 'Rome'].map((city) => ({ name: 'find', args: { city } }));
    const answer = joinAnswer(chunksOfCalls(habit, calls));
    expect(callsIn(answer).map(({ name, arguments: json }) => ({ name, args: JSON.parse(json) }))).toEqual(calls);
  });

  it('keeps the parts that do not change', () => {
    const joiner = new AnswerJoiner(empty);
    joiner.push(chunk({ reasoning: 'Hm' }));
    const [reasoning] = joiner.push(chunk({ content: 'a', tool_calls: [{ index: 0, ...call('a', 'one') }] })).parts;
    const { parts } = joiner.push(chunk({ tool_calls: [{ index: 1, ...call('b', 'two') }] }));
    const next = joiner.push(chunk({ tool_calls: [{ index: 1, function: { arguments: ' ' } }] })).parts;
    expect(next[0]).toBe(reasoning);
    expect(next.map((part, at) => part === parts[at])).toEqual([true, true, true, false]);
  });

  it('keeps what is around its messages by their step, and repeats none of it', () => {
    const joiner = new AnswerJoiner(empty);
    joiner.push({ id: 'r', ...chunk({ content: 'a' }), tier: 'fast', stats: { queue: 1 } });
    const scored = (token: string) => ({ index: 0, delta: { content: token }, logprobs: { content: [{ token }] } });
    const { responses } = joiner.push({ choices: [scored('b')], stats: { total: 2 }, tier: null });
    joiner.push({ choices: [scored('c')] });
    const logprobs = { content: [{ token: 'b' }, { token: 'c' }] };
    const first = joiner.push(chunk({ tool_calls: [{ index: 0, ...call('a', 'one') }] }, 'tool_calls'));
    expect(first.responses).toEqual([{ tier: 'fast', stats: { queue: 1, total: 2 }, logprobs }]);
    expect(responses?.[0]?.logprobs).toEqual({ content: [{ token: 'b' }] });
    const second = joinAnswer([{ choices: [{ index: 0, delta: { content: 'd' }, mood: 'calm' }] }], withResults(first));
    expect(second.responses).toEqual([...(first.responses ?? []), { mood: 'calm' }]);
    expect(JSON.stringify(turnMessages([user, toTurn(second)]))).not.toMatch(/logprobs|mood|tier|stats/);
    expect(joinAnswer([chunk({ content: 'a' }, 'stop')])).not.toHaveProperty('responses');
  });

  it('sums the usage of its responses', () => {
    const usage = { prompt_tokens: 2, completion_tokens: 3 };
    const first = joinAnswer([{ choices: [], usage }]);
    expect(
      joinAnswer(
        [
          { choices: [], usage },
          { choices: [], usage },
        ],
        first,
      ).usage,
    ).toEqual({ inputTokens: 4, outputTokens: 6 });
  });

  it('has results that a server sends between its own messages', () => {
    const answer = joinAnswer([
      chunk({ tool_calls: [call('call_0', 'one')] }),
      chunk({ role: 'tool', tool_call_id: 'call_0', content: '1' }),
      chunk({ role: 'assistant', tool_calls: [call('call_0', 'two')] }),
      chunk({ role: 'tool', tool_call_id: 'call_0', content: '2' }),
      chunk({ role: 'assistant', content: 'Done' }),
    ]);
    expect(callsIn(answer).map(({ name, result, step }) => [name, result, step])).toEqual([
      ['one', '1', undefined],
      ['two', '2', 1],
    ]);
    expect(turnMessages([toTurn(answer)]).map(({ role }) => role)).toEqual([
      'assistant',
      'tool',
      'assistant',
      'tool',
      'assistant',
    ]);
  });

  it('splits thoughts between tags where it is told to, and repeats them in the text', () => {
    const joiner = new AnswerJoiner(empty, { splitsThinking: true });
    for (const content of ['<thi', 'nk>Hm', ' so</th', 'ink>\n\nHel', 'lo']) joiner.push(chunk({ content }));
    joiner.push(chunk({ tool_calls: [call('a', 'one')] }, 'tool_calls'));
    const answer = joiner.end();
    expect([textIn(answer, 'reasoning'), textIn(answer, 'text')]).toEqual(['Hm so', 'Hello']);
    expect(turnMessages([toTurn(answer)])[0]?.content).toBe('<think>Hm so</think>\n\nHello');
  });
});

describe('the messages of a turn', () => {
  const step = (name: string, id: string, before: Answer): Answer =>
    withResults(
      joinAnswer(
        [chunk({ reasoning_content: `R${name}` }), chunk({ tool_calls: [call(id, name)] }, 'tool_calls')],
        before,
      ),
    );

  it.each([
    ['a', 'b'],
    ['call_0', 'call_0'],
  ])('keep steps in a row apart, with calls %s and %s', (...ids) => {
    const answer = joinAnswer(
      [chunk({ content: 'ok' }, 'stop')],
      step('B', ids[1] as string, step('A', ids[0] as string, empty)),
    );
    const messages = turnMessages([user, toTurn(answer)]);
    expect(messages.map(({ role, content, reasoning_content }) => [role, content, reasoning_content])).toEqual([
      ['user', 'Hi', undefined],
      ['assistant', null, 'RA'],
      ['tool', 'of A', undefined],
      ['assistant', null, 'RB'],
      ['tool', 'of B', undefined],
      ['assistant', 'ok', undefined],
    ]);
    expect(messages.flatMap(({ tool_calls: calls = [] }) => calls.map(({ function: called }) => called?.name))).toEqual(
      ['A', 'B'],
    );
  });

  it('have parallel calls in one message', () => {
    const answer = withResults(
      joinAnswer([chunk({ tool_calls: [call('a', 'A')] }), chunk({ tool_calls: [call('b', 'B')] })]),
    );
    expect(turnMessages([toTurn(answer)]).map(({ role, tool_calls: calls }) => [role, calls?.length])).toEqual([
      ['assistant', 2],
      ['tool', undefined],
      ['tool', undefined],
    ]);
  });

  it('go on with a text that was cut off in the same message', () => {
    const cut = joinAnswer([chunk({ reasoning: 'Hm' }), chunk({ content: 'Half of' })]);
    const answer = joinAnswer([chunk({ content: ' it.' }, 'stop')], cut);
    expect(turnMessages([toTurn(answer)])).toEqual([{ role: 'assistant', content: 'Half of it.' }]);
  });

  it('have no calls that a limit cut off', () => {
    const answer = joinAnswer([
      chunk({ content: 'I look.' }),
      chunk({ tool_calls: [{ index: 0, id: 'a', function: { name: 'find', arguments: '{"ci' } }] }, 'length'),
    ]);
    expect(turnMessages([toTurn(answer)])).toEqual([{ role: 'assistant', content: 'I look.' }]);
  });

  it('give another model neither reasoning nor signatures', () => {
    const signed = { ...call('a', 'A'), extra_content: { google: { thought_signature: 'SIG' } } };
    const answer = withResults(joinAnswer([chunk({ reasoning_content: 'Hm', mood: 'calm', tool_calls: [signed] })]));
    const turn: Turn = { ...toTurn(answer), requestedFrom: 'one' };
    expect(turnMessages([turn], { requestedFrom: 'one' })[0]).toMatchObject({
      reasoning_content: 'Hm',
      mood: 'calm',
      tool_calls: [signed],
    });
    expect(turnMessages([turn], { requestedFrom: 'two' })[0]).toEqual({
      role: 'assistant',
      content: null,
      tool_calls: [call('a', 'A')],
    });
  });

  it('leave out answers without content', () => {
    expect(turnMessages([user, toTurn(empty), toTurn(joinAnswer([chunk({ reasoning: 'Hm' })]))])).toHaveLength(1);
  });

  it('read a whole message into parts', () => {
    expect(messageParts({ role: 'assistant', content: 'a', reasoning: 'Hm', tool_calls: [call('x', 'A')] })).toEqual([
      { type: 'reasoning', text: 'Hm' },
      { type: 'text', text: 'a' },
      { type: 'tool-call', id: 'x', name: 'A', arguments: '{}' },
    ]);
    const content = [
      { type: 'text', text: 'a' },
      { type: 'image_url', image_url: { url: 'u' } },
      { type: 'input_audio', input_audio: {} },
    ];
    expect(messageParts({ role: 'user', content }).map(({ type }) => type)).toEqual(['text', 'image', 'file']);
  });
});

it('sets the result of the last call that waits for one', () => {
  const parts = [
    { type: 'tool-call', id: 'a', name: 'A', arguments: '{}', result: '1' },
    { type: 'tool-call', id: 'a', name: 'B', arguments: '{}' },
  ] as const;
  expect(setResult(parts, 'a', { result: '2' }).map((part) => (part as ToolCallPart).result)).toEqual(['1', '2']);
  expect(setResult(parts, 'b', { result: '2' })).toBe(parts);
});
