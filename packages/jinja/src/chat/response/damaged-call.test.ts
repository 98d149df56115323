import { describe, expect, it } from 'vitest';
import {
  createResponseParser,
  deriveResponseTemplate,
  joinDeltas,
  parseChunks,
  parseCompletion,
  parseResponse,
} from './index.ts';

const template = deriveResponseTemplate(
  `{% for m in messages %}<|im_start|>{{ m.role + '\n' + (m.content or '') }}
{%- for c in m.tool_calls or [] %}{{ '\n<tool_call>\n' + (c.function | tojson) + '\n</tool_call>' }}{% endfor %}<|im_end|>
{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}`,
);
const prefix = '<|im_start|>assistant\n';
const head = 'Let me look.\n<tool_call>\n';

async function streamed(text: string) {
  const chunks = [
    ...[...text].map((content) => ({ choices: [{ index: 0, delta: { content } }] })),
    { choices: [{ index: 0, delta: {}, finish_reason: 'length' }] },
  ];
  let content = '';
  const calls: unknown[] = [];
  let reason: unknown;
  for await (const { choices } of parseChunks(template, chunks, { prefix })) {
    const [choice] = choices as readonly {
      delta?: { content?: string; tool_calls?: unknown[] };
      finish_reason?: unknown;
    }[];
    content += choice?.delta?.content ?? '';
    calls.push(...(choice?.delta?.tool_calls ?? []));
    reason = choice?.finish_reason ?? reason;
  }
  return { content, calls: calls.length, reason };
}

const whole = (content: string) =>
  parseCompletion(
    template,
    { choices: [{ index: 0, message: { content }, finish_reason: 'length' }] },
    { prefix },
  ).choices.map(({ message }) => {
    const { content: text, tool_calls: calls } = message as {
      content: string | null;
      tool_calls?: readonly { function: object }[];
    };
    return { content: text, calls: calls?.map((call) => call.function) };
  })[0];

describe('a call that cannot be read', () => {
  const cut = `${head}{"name":"x","arguments":{"a":`;
  const damaged = `${head}{"name":"x","arguments":{"a":1,}}\n</tool_call>\nDone.`;

  it('stays in the text where the answer was cut, whole and streamed', async () => {
    expect(await streamed(cut)).toEqual({ content: cut, calls: 0, reason: 'length' });
    expect(whole(cut)).toEqual({ content: cut, calls: undefined });
  });

  it('stays in the text with its marks, and what follows it is read', async () => {
    const { content, calls } = await streamed(damaged);
    expect(content).toContain('<tool_call>\n{"name":"x","arguments":{"a":1,}}\n</tool_call>');
    expect(content).toMatch(/^Let me look\..*Done\.$/s);
    expect(calls).toBe(0);
    expect(whole(damaged)?.content).toBe(content);
  });

  it('keeps the good calls beside it', async () => {
    const good = '<tool_call>\n{"name":"y","arguments":{}}\n</tool_call>';
    expect(await streamed(`${good}\n${cut}`)).toMatchObject({ calls: 1 });
    expect(await streamed(`${damaged}${good}`)).toMatchObject({ calls: 1 });
  });

  it('throws in `parseResponse` and where that is asked for, as in transformers', () => {
    expect(() => parseResponse(template, cut, { prefix })).toThrow('could not parse region as JSON');
    expect(parseResponse(template, cut, { prefix, damaged: 'keep' }).content).toContain('{"a":');
    const parser = createResponseParser(template, { prefix, damaged: 'throw' });
    expect(() => [parser.push(cut), parser.finish()]).toThrow('could not parse region as JSON');
  });

  it('throws nowhere in a stream, wherever the answer is cut', () => {
    for (let end = 0; end <= damaged.length; end++) {
      const parser = createResponseParser(template, { prefix });
      const deltas = [...damaged.slice(0, end)].flatMap((char) => parser.push(char));
      const { message, deltas: last } = parser.finish();
      expect(joinDeltas([...deltas, ...last])).toEqual(message);
    }
  });
});

describe('a call with a small fault', () => {
  it('is read with a bracket too many', async () => {
    const text = `${head}{"name":"x","arguments":{"a":1}}}\n</tool_call>`;
    expect(await streamed(text)).toEqual({ content: 'Let me look.', calls: 1, reason: 'length' });
    expect(whole(text)?.calls).toEqual([{ name: 'x', arguments: '{"a":1}' }]);
  });

  it('has its arguments once as JSON where the model wrote them as a text', () => {
    const text = `${head}{"name":"x","arguments":"{\\"a\\":1}"}\n</tool_call>`;
    expect(whole(text)?.calls).toEqual([{ name: 'x', arguments: '{"a":1}' }]);
  });
});
