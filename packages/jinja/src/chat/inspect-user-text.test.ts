import { describe, expect, it } from 'vitest';
import { chatTemplates } from '../../test/corpora/all.ts';
import { Environment } from '../engine/environment.ts';
import { findErrors } from '../tools/editor/find-errors.ts';
import { inspectUserText } from './inspect-user-text.ts';

const loop = (body: string) => `{% for message in messages %}${body}{% endfor %}`;

describe('inspectUserText', () => {
  it.each([
    ['special tokens', loop('<|im_start|>{{ message.role }}\n{{ message.content }}<|im_end|>\n'), 'marks'],
    [
      'brackets',
      loop(
        "{% if message.role == 'user' %}[INST] {{ message.content }} [/INST]{% else %}{{ message.content }}{% endif %}",
      ),
      'marks',
    ],
    ['plain text', loop('{{ message.role }}: {{ message.content }}\n'), 'escaping'],
    ['escaped tokens', loop("<|{{ message.role }}|>{{ message.content | replace('<|', '< |') }}\n"), 'nothing'],
    ['a refusal', `{{ raise_exception('no') }}${loop('{{ message.content }}')}`, 'nothing'],
    ['no turns', loop('{{ message.content }}'), 'nothing'],
    ['no content', loop('{{ message.role }}'), 'nothing'],
  ])('of turns with %s', (_, source, needs) => {
    expect(inspectUserText(source).needs).toBe(needs);
  });

  it('takes the tokens of the tokenizer', () => {
    const source = loop('<|{{ message.role }}|>{{ message.content }}\n');
    expect(inspectUserText(source)).toMatchObject({ turn: '\n<|user|>', specialTokens: ['<|user|>'] });
    expect(inspectUserText(source, { specialTokens: ['</s>'] })).toMatchObject({
      specialTokens: [],
      needs: 'escaping',
    });
  });

  it('looks at templates that print parts only', () => {
    const chat_template =
      '{% for m in messages %}<|im_start|>{{ m.role }}\n{% for p in m.content %}{{ p.text }}{% endfor %}<|im_end|>\n{% endfor %}';
    expect(inspectUserText({ chat_template })).toEqual({
      turn: '<|im_end|>\n<|im_start|>user\n',
      specialTokens: ['<|im_end|>', '<|im_start|>'],
      isForgeable: true,
      needs: 'marks',
    });
  });

  it('writes turns with the tokens of the configuration', () => {
    const chat_template = loop('{{ message.role }}:{{ message.content }}{{ eos_token }}');
    expect(inspectUserText({ chat_template, eos_token: '<|end|>' }).turn).toBe('<|end|>user:');
    expect(inspectUserText(chat_template).turn).toBe('</s>user:');
  });

  it('takes a template that goes past the limits of its environment for one that refuses', () => {
    const source = loop('<|{{ message.role }}|>{{ message.content }}');
    const environment = new Environment({ limits: { outputLength: 5 } });
    expect(inspectUserText(source, { environment })).toMatchObject({ turn: '', needs: 'nothing' });
  });

  it('finds every need among chat templates', () => {
    const counts: Record<string, number> = { nothing: 0, marks: 0, escaping: 0 };
    for (const { template } of chatTemplates()) {
      // Some published templates need filters that only one server has.
      if (findErrors(template).length > 0) continue;
      const { needs } = inspectUserText(template);
      counts[needs] = (counts[needs] ?? 0) + 1;
    }
    console.info(`needs of chat templates: ${JSON.stringify(counts)}`);
    expect(counts.marks).toBeGreaterThan(10);
    expect(counts.escaping).toBeGreaterThan(0);
  });
});
