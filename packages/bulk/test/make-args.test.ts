import { describe, expect, it } from 'vitest';
import type { Row } from '../src/index.ts';
import { makeArgs, type RequestOptions } from '../src/request/make-args.ts';

const chat = { task: 'conversational' } as const;
const classify = { task: 'text-classification' } as const;
const user = (content: string) => ({ role: 'user', content });

describe('the arguments of a row', () => {
  it.each<[string, RequestOptions, Row, object]>([
    [
      'a prompt',
      { ...chat, prompt: 'Classify: {{ text | upper }}' },
      { text: 'a' },
      { messages: [user('Classify: A')] },
    ],
    ['a prompt that is a column', { ...chat, prompt: '{{ text }}' }, { text: ' a ' }, { messages: [user(' a ')] }],
    ['the column prompt', chat, { prompt: 'a' }, { messages: [user('a')] }],
    ['the column messages', chat, { messages: [user('a')] }, { messages: [user('a')] }],
    [
      'a system message',
      { ...chat, system: 'Be {{ mood }}', prompt: '{{ text }}' },
      { mood: 'brief', text: 'a' },
      { messages: [{ role: 'system', content: 'Be brief' }, user('a')] },
    ],
    [
      'arguments of every call',
      { ...chat, args: { max_tokens: 5 } },
      { prompt: 'a' },
      { max_tokens: 5, messages: [user('a')] },
    ],
    ['the column inputs', classify, { inputs: 'a' }, { inputs: 'a' }],
    ['a template of inputs', { ...classify, prompt: '{{ text }}!' }, { text: 'a' }, { inputs: 'a!' }],
    [
      'parameters of every call and of the row',
      { ...classify, prompt: '{{ text }}', args: { parameters: { a: 1 } }, columns: { 'parameters.top_k': '{{ k }}' } },
      { text: 'a', k: 2 },
      { inputs: 'a', parameters: { a: 1, top_k: 2 } },
    ],
    [
      'inputs of several parts',
      { task: 'question-answering', columns: { 'inputs.question': '{{ q }}', 'inputs.context': 'On {{ c }}' } },
      { q: 'a', c: 'b' },
      { inputs: { question: 'a', context: 'On b' } },
    ],
    ['lists as they are', { ...classify, prompt: '{{ texts }}' }, { texts: ['a', 'b'] }, { inputs: ['a', 'b'] }],
    [
      'a function',
      { ...chat, map: ({ text }) => ({ messages: [user(`${text}`)] }) },
      { text: 'a' },
      { messages: [user('a')] },
    ],
  ])('come from %s', async (_, options, row, expected) => {
    expect(await makeArgs(options)(row)).toEqual(expected);
  });

  it.each<[string, RequestOptions, Row, string]>([
    [
      'a column that is the prompt',
      { ...chat, prompt: '{{ txt }}' },
      { text: 'a' },
      'prompt: there is no column "txt" (columns: text)',
    ],
    [
      'a column in the prompt',
      { ...chat, prompt: 'A {{ txt }}' },
      { text: 'a' },
      "the template of prompt failed: line 1, column 6: 'txt' is undefined",
    ],
    [
      'messages and prompt',
      chat,
      { text: 'a' },
      `there is no column "messages" or "prompt". Name one in a template, such as '{{ text }}'`,
    ],
    ['inputs', classify, { text: 'a', _error: {} }, 'there is no column "inputs" for text-classification'],
  ])('are refused without %s', (_, options, row, message) => {
    expect(() => makeArgs(options)(row)).toThrow(message);
  });

  it.each<[string, RequestOptions, string]>([
    ['a wrong template', { ...chat, prompt: 'a {% if %}' }, 'the template of prompt is not valid'],
    ['a system message without a chat', { ...classify, system: 'a' }, 'belongs to a chat'],
    ['a function beside a prompt', { ...chat, prompt: 'a', map: () => ({}) }, 'leave out prompt'],
  ])('are refused at once for %s', (_, options, message) => {
    expect(() => makeArgs(options)).toThrow(message);
  });
});
