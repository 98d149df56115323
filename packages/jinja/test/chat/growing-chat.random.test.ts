import { expect, it } from 'vitest';
import { applyChatTemplate, growingChat } from '../../src/chat/index.ts';
import { parseJson, Template, TemplateError } from '../../src/index.ts';
import { entriesOf } from '../../src/runtime/dict.ts';
import { type Choices, randomChoices } from '../differential/choices.ts';
import { jsonContext } from '../differential/grammar/context.ts';
import { type Kind, outermost, type Scope, VARIABLES } from '../differential/grammar/scope.ts';
import { body } from '../differential/grammar/statement.ts';

const cases = Number(process.env.RANDOM_CASES ?? 1500);
const seed = Number(process.env.RANDOM_SEED ?? 1);

/** Template text before the loop: cases that the proof could overlook. */
const openings = [
  '',
  '{% set w = namespace(a=1) %}',
  '{% set w = namespace(a=messages | length) %}',
  "{% set g = [1, 2, 3] | map('string') %}",
  "{% set g = [[1, 2, 3] | map('string')] %}",
  "{% set g = cycler('a', 'b') %}",
  "{% set w = namespace(a=joiner(', ')) %}",
  '{% set g = messages[0].content %}',
  '{% set g = messages[1:] %}',
  '{% if messages[0].role == "system" %}{% set turns = messages[1:] %}{% else %}{% set turns = messages %}{% endif %}',
  '{% macro show(x) %}{{ x }}{{ w.a }}{% endmacro %}',
];

/** Template text inside the loop, in addition to the output of the grammar. */
const fragments = [
  '',
  '{{ w.a }}',
  '{% set w.a = m.content %}{{ w.a }}',
  '{% set u = w %}{% set u.a = m.n %}{{ w.a }}',
  '{% set u = namespace(a=0) %}{% set u.a = u.a + m.n %}{{ u.a }}',
  '{{ g | first }}',
  '{% for x in g %}{{ x }}{% endfor %}',
  '{{ g.next() }}',
  '{{ w.a() }}',
  '{{ show(m.content) }}',
  '{% for x in [1] if loop.last %}{{ x }}{% endfor %}',
  '{% for x in [] %}{% else %}{{ loop.revindex }}{% endfor %}',
  '{{ loop.nextitem.content }}{{ loop.previtem.content }}',
  '{% if loop.last %}!{% endif %}',
  '{% set y %}{{ loop.length }}{% endset %}{{ y }}',
];

const inLoop: readonly (readonly [string, Kind])[] = [
  ['m', 'dict'],
  ['m.content', 'str'],
  ['loop.index', 'int'],
  ['loop.first', 'bool'],
  ['loop.last', 'bool'],
  ['messages[0].content', 'str'],
];

function source(choices: Choices): string {
  const scope = outermost({ choices, extensions: new Set(['generation']), depth: 2 });
  const inner = { ...scope, names: [...VARIABLES, ...inLoop, ...inLoop], isInLoop: true };
  const opening = choices.oneOf(openings);
  const part = (at: Scope, depth: number) => (choices.chance(50) ? body(at, depth) : '');
  const messages = opening.includes('turns') ? 'turns' : 'messages';
  const round = `${choices.oneOf(fragments)}${part(inner, 2)}${choices.oneOf(fragments)}{{ m.content }}`;
  return `${opening}${part(scope, 1)}{% for m in ${messages} %}${round}{% endfor %}${part(scope, 1)}`;
}

function attempt(render: () => string): string {
  try {
    return render().replaceAll(/0x[0-9a-f]+/gi, '0x');
  } catch (error) {
    if (TemplateError.is(error)) return `${error.pyType}: ${error.rawMessage}`;
    throw error;
  }
}

function compiled(text: string): Template | undefined {
  try {
    return new Template(text, { now: '2024-01-01T00:00:00', random: () => 0.5 });
  } catch (error) {
    if (TemplateError.is(error)) return undefined;
    throw error;
  }
}

it('gives what a render from the start gives, for random templates', () => {
  let resumable = 0;
  for (let number = 0; number < cases; number++) {
    const choices = randomChoices(seed, number);
    const text = source(choices);
    const template = compiled(text);
    if (!template) continue;
    const { messages: _, ...variables } = Object.fromEntries(
      entriesOf(parseJson(jsonContext(choices)) as object).map(([key, value]) => [String(key), value]),
    );
    const chat = growingChat(template, { variables });
    if (chat.obstacle !== undefined) continue;
    resumable++;
    const roles = ['system', 'user', 'assistant', 'user'].slice(choices.below(2));
    const messages = roles.map((role, n) => ({ role, content: `c${n}`, n }));
    for (const [index, message] of messages.entries()) {
      chat.append(message);
      const whole = attempt(() => applyChatTemplate(template, messages.slice(0, index + 1), { variables }));
      expect(
        attempt(() => chat.render()),
        `case ${number}, message ${index}: ${text}`,
      ).toBe(whole);
    }
  }
  expect(resumable).toBeGreaterThan(cases / 8);
});
