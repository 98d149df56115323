import { describe, expect, it } from 'vitest';
import { describeWith } from '../../../../tests/support/describe-with.ts';
import { deriveResponseTemplate, responseTemplateOf } from '../../src/chat/response/index.ts';
import type { NamedTemplate } from '../corpora/all.ts';
import { conformance, readLines } from '../corpora/published.ts';
import { readSamples } from '../corpora/samples.ts';
import { parsePieces, parseWhole } from './here.ts';
import { type Judgement, judge, leaks } from './round-trip.ts';
import { tools } from './written.ts';

interface Judged extends Judgement {
  readonly id: string;
}

const judged = (templates: readonly NamedTemplate[]): Judged[] =>
  templates.map(({ id, template }) => ({ id, ...judge(template) }));

const problems = (all: readonly Judged[]) =>
  all.flatMap(({ id, cases }) => cases.flatMap(({ name, problem }) => (problem ? [`${id}, ${name}: ${problem}`] : [])));

/** Reads each text a character at a time, which has to give what the whole text gives. */
function expectSameInPieces(all: readonly Judged[]): void {
  for (const { id, template, cases } of all)
    for (const { text, name } of template ? cases : []) {
      const one = { template: template as NonNullable<typeof template>, text, prefix: '', tools };
      expect(parsePieces(one, [...text]), `${id}, ${name}`).toEqual(parseWhole(one));
    }
}

describe('a response template that is derived from a chat template', () => {
  const all = judged(readSamples('chat').map(({ name, template }) => ({ id: name, template })));

  it('reads back every message that the samples write', () => {
    expect(problems(all)).toEqual([]);
    expect(all.filter(({ rendersCalls }) => rendersCalls).length).toBeGreaterThan(10);
    expect(all.flatMap(({ cases }) => cases).length).toBeGreaterThan(60);
  });

  it('reads the same from pieces', () => expectSameInPieces(all));

  it('has the marks of the chat template', () => {
    const template = `{% for m in messages %}<|im_start|>{{ m.role }}
{% if m.reasoning_content %}<think>{{ m.reasoning_content }}</think>{% endif %}{{ m.content }}{% for call in m.tool_calls %}
<tool_call>{{ call.function | tojson }}</tool_call>{% endfor %}<|im_end|>
{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant
{% endif %}`;
    const { fields, start_anchor } = deriveResponseTemplate(template);
    expect(start_anchor).toBe('<|im_start|>assistant\n');
    expect(fields.reasoning_content?.open_pattern).toBe('<think>(?:\\s*<think>)?');
    expect(fields.reasoning_content?.close_pattern).toMatch(/^<\/think>/);
    expect(fields.tool_calls?.open_pattern).toContain('<tool_call>');
    expect(fields.tool_calls?.close_pattern).toContain('</tool_call>');
    expect(fields.content?.close_pattern).toContain('<\\|im_end\\|>');
  });

  it('has no tool calls where the chat template writes none', () => {
    const { fields } = deriveResponseTemplate('{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}');
    expect(Object.keys(fields)).toEqual(['content']);
  });

  it('gives way to the response template of the configuration', () => {
    const response_template = { start_anchor: 'A:', fields: { content: {} } };
    const chat_template = '{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}';
    expect(responseTemplateOf({ chat_template, response_template })).toBe(response_template);
    expect(responseTemplateOf({ chat_template }).fields).toHaveProperty('content');
  });

  it('is refused for a chat template that does not compile', () => {
    expect(() => deriveResponseTemplate('{% for %}')).toThrow('Expected an expression');
  });
});

/** Messages that cannot be read back, and why. */
const UNREADABLE: Readonly<Record<string, string>> = {
  t08980be8ed7c0039: 'writes a call into its system prompt, and ends every answer with one',
  t80cf898184bef147: 'writes backslashes before the quotes around the calls, and none inside of the arguments',
  tdd2675619a64a449: 'ends the message behind the second of three calls',
};

describeWith(conformance, 'derived from published chat templates', () => {
  const templates = readLines('chat-templates.templates.jsonl').map((line): NamedTemplate => JSON.parse(line));
  const all = judged(templates);

  it('reads back every message behind its true prompt, except for those of three templates', () => {
    expect(problems(all.filter(({ id }) => !(id in UNREADABLE)))).toEqual([]);
    const unreadable = all.filter((one) => problems([one]).length > 0);
    expect(unreadable.map(({ id }) => id).sort()).toEqual(Object.keys(UNREADABLE).sort());
    expect(all.filter(({ rendersCalls }) => rendersCalls).length).toBeGreaterThan(50);
    expect(all.flatMap(({ cases }) => cases).length).toBeGreaterThan(550);
  });

  it('lets no part of a prompt into the message, under any switch of thinking', () => {
    const leaky = templates.flatMap(({ id, template }, index) => {
      const derived = all[index]?.template;
      return derived ? leaks(derived, template).map((found) => `${id}: ${found}`) : [];
    });
    expect(leaky).toEqual([]);
  });

  it('is refused for no template that writes messages', () => {
    expect(all.filter(({ refusal, cases }) => refusal !== undefined && cases.length > 0)).toEqual([]);
  });

  it('reads the same from pieces', () => expectSameInPieces(all));
});
