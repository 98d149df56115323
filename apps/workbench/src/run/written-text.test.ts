import { describe, expect, it } from 'vitest';
import { joinText } from './written-text.ts';

const chunk = (delta: unknown, finish_reason: unknown = null) => ({ choices: [{ index: 0, delta, finish_reason }] });
const call = (more: object) => chunk({ tool_calls: [more] });

/** All that was written in a stream. */
function joinWritten(chunks: readonly unknown[]): unknown {
  const add = joinText('conversational');
  return chunks.map(add).at(-1)?.all;
}

describe('the tool calls of a stream', () => {
  const oslo = 'find({"city":"Oslo"}';
  it.each<[string, readonly unknown[], unknown]>([
    [
      'whose index begins with 1',
      [
        chunk({ content: 'I look.' }),
        call({ index: 1, id: 'a', function: { name: 'find', arguments: '' } }),
        call({ index: 1, function: { arguments: '{"city":"Oslo"}' } }),
      ],
      `I look.\n${oslo}`,
    ],
    [
      'with the name in each fragment',
      [
        call({ index: 0, id: 'a', function: { name: 'find', arguments: '{"city":' } }),
        call({ index: 0, id: 'a', function: { name: 'find', arguments: '"Oslo"}' } }),
      ],
      oslo,
    ],
    ['with arguments as an object', [call({ id: 'a', function: { name: 'find', arguments: { city: 'Oslo' } } })], oslo],
    [
      'that have the index 0 both',
      [
        call({ index: 0, id: 'a', function: { name: 'find', arguments: '{"city":"Oslo"}' } }),
        call({ index: 0, id: 'b', function: { name: 'find', arguments: '{"city":"Rome"}' } }),
      ],
      `${oslo}\nfind({"city":"Rome"}`,
    ],
    [
      'that are null, or of a function null',
      [call({ index: 0, id: 'a', function: null }), chunk({ tool_calls: [null] })],
      '(',
    ],
  ])('are those of one service: %s', (_, chunks, expected) => {
    expect(joinWritten(chunks)).toBe(expected);
  });
});

it('reads content in parts, reasoning by any name, the reason of the end, and the counts', () => {
  const add = joinText('conversational');
  const chunks = [
    { choices: [null] },
    chunk(null),
    chunk({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm' }] }] }),
    chunk({ reasoning: ', yes' }),
    chunk({ content: [{ type: 'text', text: 'Hel' }] }),
    chunk({ content: 'lo' }, 'stop'),
    { choices: [], usage: { prompt_tokens: 1, completion_tokens: 2 } },
  ];
  expect(chunks.map(add).at(-1)).toEqual({
    text: 'Hello',
    all: 'Hm, yes\nHello',
    finishReason: 'stop',
    usage: { prompt_tokens: 1, completion_tokens: 2 },
  });
});

it('reads whole results, and the tokens of text generation without the special ones', () => {
  const message = { role: 'assistant', reasoning_content: 'Hm', content: 'Hello' };
  const whole = joinText('conversational')({ choices: [{ index: 0, message, finish_reason: 'stop' }] });
  expect(whole).toMatchObject({ text: 'Hello', all: 'Hm\nHello', finishReason: 'stop' });
  const add = joinText('text-generation');
  const tokens = [{ token: { text: 'Hel' } }, { token: { text: 'lo' } }, { token: { text: '</s>', special: true } }];
  expect(tokens.map(add).at(-1)?.text).toBe('Hello');
  expect(joinText('summarization')('Short.').text).toBe('Short.');
});
