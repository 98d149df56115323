import { describe, expect, it } from 'vitest';
import type { Message } from './message.ts';
import { repeatMessage, repeatMessages } from './repeat.ts';
import { messageService } from './services.ts';

const call = { id: 'a', type: 'function', function: { name: 'find', arguments: '{}' } };
const signed = { ...call, extra_content: { google: { thought_signature: 'SIG' } } };
const thinking: Message = { role: 'assistant', content: null, reasoning_content: 'Hm', tool_calls: [call] };
const parts = [
  { type: 'thinking', thinking: [{ type: 'text', text: 'Hm' }] },
  { type: 'text', text: 'Hello' },
];

describe('a repeated message', () => {
  it('goes back as it came, without what only answers have', () => {
    const message = {
      ...thinking,
      reasoning_content: '',
      mood: 'calm',
      refusal: null,
      logprobs: { content: [] },
      parsed: { a: 1 },
      annotations: [{ type: 'url_citation' }, { type: 'file', file: { hash: 'h' } }],
      audio: { id: 'x', data: 'AAAA', transcript: 'Hi' },
    };
    expect(repeatMessage(message)).toEqual({
      ...thinking,
      reasoning_content: '',
      mood: 'calm',
      annotations: [{ type: 'file', file: { hash: 'h' } }],
      audio: { id: 'x' },
    });
    expect(repeatMessage({ role: 'assistant', content: 'a', tool_calls: [] })).toEqual({
      role: 'assistant',
      content: 'a',
    });
    expect(
      repeatMessage({ role: 'assistant', content: 'Hello', reasoning_content: 'Hm', content_parts: parts }),
    ).toEqual({
      role: 'assistant',
      content: parts,
    });
  });

  it('leaves out the calls that a limit has cut off, and what it is not asked to repeat', () => {
    expect(repeatMessage(thinking, { toolCalls: false, reasoning: false })).toEqual({ role: 'assistant', content: '' });
    expect(repeatMessage({ role: 'assistant', content: parts }, { reasoning: false }).content).toEqual([parts[1]]);
    const user = { role: 'user', content: 'a', logprobs: 1 };
    expect(repeatMessage(user)).toBe(user);
  });

  // Groq, Cerebras and Mistral refuse names that they do not know.
  it.each<[string, object]>([
    ['groq', { reasoning: 'Hm' }],
    ['https://api.groq.com/openai/v1', { reasoning: 'Hm' }],
    ['cerebras', {}],
    ['openai', {}],
    ['https://my-resource.openai.azure.com', {}],
    ['https://api.deepseek.com/beta', { reasoning_content: 'Hm' }],
    ['moonshot', { reasoning_content: 'Hm' }],
    ['mistral', { content: [parts[0]] }],
    ['openrouter', { reasoning: 'Hm' }],
    ['https://an.unknown.example', { reasoning_content: 'Hm' }],
  ])('has the reasoning in the form of another service: %s', (to, own) => {
    const { reasoning_content: _, ...plain } = thinking;
    expect(repeatMessage(thinking, { to })).toEqual({ ...plain, ...own });
  });

  it('gives another service no signature of the first one, and what it demands', () => {
    expect(repeatMessage({ ...thinking, tool_calls: [signed] }, { to: 'groq' }).tool_calls).toEqual([call]);
    const foreign = repeatMessage({ ...thinking, tool_calls: [call, call] }, { to: 'google' });
    expect(foreign.tool_calls).toEqual([
      { ...call, extra_content: { google: { thought_signature: 'skip_thought_signature_validator' } } },
      call,
    ]);
    expect(repeatMessage({ ...thinking, tool_calls: [signed] }, { to: 'google' }).tool_calls).toEqual([signed]);
    expect(repeatMessage({ role: 'assistant', content: null, tool_calls: [call] }, { to: 'deepseek' })).toMatchObject({
      reasoning_content: '',
    });
    expect(repeatMessage({ role: 'assistant', content: parts }, { to: 'groq' })).toEqual({
      role: 'assistant',
      content: 'Hello',
      reasoning: 'Hm',
    });
  });

  it('is the same when it is repeated again', () => {
    for (const to of ['groq', 'cerebras', 'mistral', 'deepseek', 'google', 'openrouter', 'minimax', undefined]) {
      const once = repeatMessage(thinking, { to });
      expect(repeatMessage(once, { to })).toEqual(once);
    }
  });
});

it('repeats reasoning from the first tool call on', () => {
  const plain = { role: 'assistant', content: 'a', reasoning_content: 'R' };
  const path: readonly Message[] = [
    { role: 'user', content: 'x' },
    plain,
    thinking,
    { role: 'tool', content: 'y' },
    plain,
  ];
  const sent = (options?: { readonly reasoning?: boolean }) =>
    repeatMessages(path, options).map(({ reasoning_content: reasoning }) => reasoning);
  expect(sent()).toEqual([undefined, undefined, 'Hm', undefined, 'R']);
  expect(sent({ reasoning: true })).toEqual([undefined, 'R', 'Hm', undefined, 'R']);
  expect(sent({ reasoning: false })).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

it('knows services by their whole host', () => {
  expect(messageService('https://user:pw@API.Groq.com:443/x')).toBe(messageService('groq'));
  for (const other of ['https://notgroq.com', 'groq.com.evil.example', 'constructor', '']) {
    expect(messageService(other)).toBeUndefined();
  }
});
