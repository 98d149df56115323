import { describe, expect, it } from 'vitest';
import { readResult, readStreamedText } from './streamed-text.ts';

const chunk = (delta: unknown, finish_reason: unknown = null) => ({ choices: [{ index: 0, delta, finish_reason }] });
const call = (more: object) => chunk({ tool_calls: [more] });

/** The tool calls of a stream. */
function callsOf(chunks: readonly unknown[]): unknown {
  const reader = readStreamedText('conversational');
  for (const each of chunks) reader.push(each);
  return reader.streamed.toolCalls.map(({ name, arguments: json }) => [name, json]);
}

describe('the tool calls of a stream', () => {
  const oslo = [['find', '{"city":"Oslo"}']];
  it.each<[string, readonly unknown[], unknown]>([
    [
      'whose index begins with 1',
      [
        chunk({ content: 'I look.' }),
        call({ index: 1, id: 'a', function: { name: 'find', arguments: '' } }),
        call({ index: 1, function: { arguments: '{"city":"Oslo"}' } }),
      ],
      oslo,
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
      [...oslo, ['find', '{"city":"Rome"}']],
    ],
    [
      'that are null, or of a function null',
      [call({ index: 0, id: 'a', function: null }), chunk({ tool_calls: [null] })],
      [['', '']],
    ],
  ])('are those of one service: %s', (_, chunks, expected) => {
    expect(callsOf(chunks)).toEqual(expected);
  });
});

it('reads content in parts, reasoning by any name, and the reason of the end', () => {
  const reader = readStreamedText('conversational');
  const chunks = [
    { choices: [null] },
    chunk(null),
    chunk({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm' }] }] }),
    chunk({ reasoning: ', yes' }),
    chunk({ content: [{ type: 'text', text: 'Hel' }] }),
    chunk({ content: 'lo' }, 'stop'),
    chunk({}, ''),
  ];
  for (const each of chunks) reader.push(each);
  expect(reader.push({ choices: [], usage: { total_tokens: 9 } })).toEqual({ total_tokens: 9 });
  expect(reader.streamed).toEqual({ text: 'Hello', reasoning: 'Hm, yes', toolCalls: [], finishReason: 'stop' });
});

it('reads a whole answer by the same rules', () => {
  const message = {
    content: [{ type: 'text', text: 'Hello' }],
    tool_calls: [{ id: 'a', function: { name: 'find', arguments: '{}' } }],
  };
  expect(readResult('conversational', { choices: [{ message, finish_reason: 'stop' }] }).streamed).toEqual({
    text: 'Hello',
    reasoning: '',
    toolCalls: [{ id: 'a', name: 'find', arguments: '{}' }],
    finishReason: 'stop',
  });
});
