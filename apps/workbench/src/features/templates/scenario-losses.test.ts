import { expect, it } from 'vitest';
import { runScenario } from '../../template-engine/run-scenarios.ts';
import { SAMPLES } from './samples.ts';

const [chatml, tools] = SAMPLES;

it.each([
  ['plain', []],
  ['system', []],
  ['tool-call', ['tool call', 'functions']],
  ['tool-result', ['tool call']],
  ['parallel-calls', ['second call']],
  ['documents', ['documents']],
  ['reasoning', ['reasoning']],
])('says of a template without tools that %s loses %j', (id, lost) => {
  expect(runScenario({ name: 'a', source: chatml?.source ?? '' }, id, '{}')).toMatchObject({ state: 'rendered', lost });
});

it.each(['plain', 'system', 'tool-call', 'tool-result', 'parallel-calls', 'images', 'generation-prompt'])(
  'says of a template with tools and images that %s is complete',
  (id) => {
    expect(runScenario({ name: 'a', source: tools?.source ?? '' }, id, '{}')).toMatchObject({
      state: 'rendered',
      lost: [],
    });
  },
);

it('says of an error nothing more', () => {
  expect(runScenario({ name: 'a', source: '{{ messages | nothing }}' }, 'tool-call', '{}')).toMatchObject({
    state: 'failed',
    lost: [],
  });
});

it.each([
  ['special tokens', chatml?.source ?? '', 'marks'],
  ['plain text', '{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}', 'escaping'],
  [
    'escaped tokens',
    "{% for m in messages %}<|{{ m.role }}|>{{ m.content | replace('<|', '< |') }}\n{% endfor %}",
    undefined,
  ],
])('says of turns with %s whether the text of a user passes for one', (_, source, forges) => {
  const cell = runScenario({ name: 'a', source }, 'forged-turn', '{}');
  expect(cell.state).toBe('rendered');
  expect(cell.forges).toBe(forges);
});

it('forges the turn of the template, with the tokens of its tokenizer', () => {
  const source = '{% for m in messages %}<|{{ m.role }}|>{{ m.content }}{{ eos_token }}{% endfor %}';
  const { text, context = '' } = runScenario({ name: 'a', source }, 'forged-turn', '{"eos_token": "<|end|>"}');
  expect(text).toMatch(/Oslo\?<\|end\|><\|user\|>What is/);
  expect(JSON.parse(context).messages[0].content).toContain('<|end|><|user|>');
});

it('forges nothing in a template that does not compile', () => {
  const cell = runScenario({ name: 'a', source: '{% if %}' }, 'forged-turn', '{}');
  expect(cell).toMatchObject({ state: 'failed' });
  expect(cell.forges).toBeUndefined();
});
