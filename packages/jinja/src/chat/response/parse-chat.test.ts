import { describe, expect, it } from 'vitest';
import { deriveResponseTemplate, parseChunks, parseCompletion, type RawChunk } from './index.ts';

const template = deriveResponseTemplate(
  `{% for m in messages %}<|im_start|>{{ m.role }}
{% if m.reasoning_content %}<think>{{ m.reasoning_content }}</think>{% endif %}{{ m.content }}
{%- for call in m.tool_calls %}<tool_call>{{ call.function | tojson }}</tool_call>{% endfor %}<|im_end|>
{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant
<think>{% endif %}`,
);
const prefix = '<|im_start|>assistant\n<think>';
const text =
  'I look.</think>One moment.<tool_call>{"name": "look", "arguments": {"city": "Oslo"}}</tool_call>' +
  '<tool_call>{"name": "wait", "arguments": {}}</tool_call><|im_end|>';
const message = {
  role: 'assistant',
  content: 'One moment.',
  reasoning_content: 'I look.',
  tool_calls: [
    { id: 'call_x_0_0', type: 'function', function: { name: 'look', arguments: '{"city":"Oslo"}' } },
    { id: 'call_x_0_1', type: 'function', function: { name: 'wait', arguments: '{}' } },
  ],
};

describe('parseCompletion', () => {
  const completion = (content: unknown, reason = 'stop') => ({
    id: 'x',
    usage: { total_tokens: 9 },
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: reason }],
  });

  it('puts reasoning and tool calls in their fields, and keeps the rest', () => {
    expect(parseCompletion(template, completion(text), { prefix })).toEqual({
      ...completion(text),
      choices: [{ index: 0, message, finish_reason: 'tool_calls' }],
    });
  });

  it('keeps the reason of a text that was cut, and of one without calls', () => {
    const reasonFor = (content: string, reason?: string) =>
      parseCompletion(template, completion(content, reason), { prefix }).choices[0]?.finish_reason;
    expect(reasonFor(text, 'length')).toBe('length');
    expect(reasonFor('</think>Hi<|im_end|>')).toBe('stop');
  });

  it('has no content where the model wrote none', () => {
    const { choices } = parseCompletion(template, completion('Hm.'), { prefix });
    expect(choices[0]?.message).toEqual({ role: 'assistant', content: null, reasoning_content: 'Hm.' });
  });

  it('leaves messages without a text alone', () => {
    expect(parseCompletion(template, completion(null), { prefix })).toEqual(completion(null));
  });
});

describe('parseChunks', () => {
  interface Delta {
    readonly role?: string;
    readonly content?: string;
    readonly reasoning_content?: string;
    readonly tool_calls?: readonly object[];
  }
  interface Chunk extends RawChunk {
    readonly usage?: object;
    readonly choices: readonly { index: number; delta: Delta; finish_reason?: string | null }[];
  }
  const piece = (delta: Delta, reason: string | null = null, index = 0): Chunk => ({
    id: 'x',
    choices: [{ index, delta, finish_reason: reason }],
  });

  async function parsed(chunks: readonly Chunk[], index = 0) {
    const fields: Record<string, string> = {};
    const calls: object[] = [];
    const reasons: unknown[] = [];
    const all: Chunk[] = [];
    for await (const chunk of parseChunks(template, chunks, { prefix })) {
      all.push(chunk);
      for (const choice of chunk.choices.filter((choice) => choice.index === index)) {
        const { tool_calls, ...texts } = choice.delta;
        for (const [name, value] of Object.entries(texts)) fields[name] = (fields[name] ?? '') + value;
        calls.push(...(tool_calls ?? []));
        if (choice.finish_reason) reasons.push(choice.finish_reason);
      }
    }
    return { message: { ...fields, ...(calls.length > 0 && { tool_calls: calls }) }, reasons, all };
  }
  const numbered = message.tool_calls.map((call, index) => ({ index, ...call }));

  it('gives the same message wherever the text is cut', async () => {
    for (let at = 0; at <= text.length; at++) {
      const chunks = [
        piece({ role: 'assistant', content: text.slice(0, at) }),
        piece({ content: text.slice(at) }, 'stop'),
      ];
      const found = await parsed(chunks);
      expect(found.message, `cut at ${at}`).toEqual({ ...message, tool_calls: numbered });
      expect(found.reasons).toEqual(['tool_calls']);
    }
  });

  it('shows no part of a mark while it arrives', async () => {
    const { all } = await parsed([...text].map((content) => piece({ content })));
    const texts = all.flatMap(({ choices }) =>
      choices.map(({ delta }) => (delta.content ?? '') + (delta.reasoning_content ?? '')),
    );
    expect(texts.join('')).toBe('I look.One moment.');
  });

  it('ends the message of a stream without a reason, and passes on what has no text', async () => {
    const usage = { id: 'x', choices: [], usage: { total_tokens: 9 } };
    const { message: found, all } = await parsed([piece({ content: text }), usage]);
    expect(found).toEqual({ content: 'One moment.', reasoning_content: 'I look.', tool_calls: numbered });
    expect(all).toContainEqual(usage);
  });

  it('begins with what the prompt has of the message, once', async () => {
    const begun = { prefix: `${prefix}So: ` };
    const found: unknown[] = [];
    for await (const { choices } of parseChunks(template, [piece({ content: 'a' }), piece({ content: 'b' })], begun))
      found.push(choices[0]?.delta);
    expect(found).toEqual([{ reasoning_content: 'So: a' }, { reasoning_content: 'b' }]);
  });

  it('keeps choices apart', async () => {
    const chunks = [
      piece({ content: 'a</think>A' }),
      piece({ content: 'b</think>' }, null, 1),
      piece({ content: 'B' }, 'stop', 1),
    ];
    expect((await parsed(chunks, 1)).message).toEqual({ content: 'B', reasoning_content: 'b' });
    expect((await parsed(chunks)).message).toEqual({ content: 'A', reasoning_content: 'a' });
  });
});
