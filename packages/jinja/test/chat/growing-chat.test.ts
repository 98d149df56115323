import { describe, expect, it } from 'vitest';
import { iteratorFilters } from '../../src/chat/holds-state.ts';
import { applyChatTemplate, growingChat, type Message } from '../../src/chat/index.ts';
import { Environment, parseJson, Template, TemplateError } from '../../src/index.ts';
import { lookup } from '../../src/runtime/dict.ts';
import { chatContexts, chatTemplates } from '../corpora/all.ts';

const clock = { now: '2024-07-26T12:00:00' };
const templates = chatTemplates();
const conversations = chatContexts().flatMap(({ id, context: json }) => {
  const context = parseJson(json) as object;
  const messages = lookup(context, 'messages');
  const tools = lookup(context, 'tools');
  return Array.isArray(messages) && messages.length > 2
    ? [{ id, messages: messages as Message[], tools: tools as object[] | null }]
    : [];
});

function compiled(source: string): Template | undefined {
  try {
    return new Template(source, clock);
  } catch (error) {
    if (TemplateError.is(error)) return undefined;
    throw error;
  }
}

function attempt(render: () => string): string {
  try {
    return render();
  } catch (error) {
    if (TemplateError.is(error)) return `${error.pyType}: ${error.rawMessage}`;
    throw error;
  }
}

describe('growingChat', () => {
  it('gives what a render from the start gives, for every template, after every message', () => {
    const variables = { bos_token: '<s>', eos_token: '</s>' };
    let resumable = 0;
    let compared = 0;
    for (const { id, template: source } of templates) {
      const template = compiled(source);
      if (!template) continue;
      if (growingChat(template).obstacle === undefined) resumable++;
      else continue;
      for (const conversation of conversations) {
        const tools = conversation.tools ?? null;
        const chat = growingChat(template, { tools, variables });
        conversation.messages.forEach((message, index) => {
          chat.append(message);
          for (const addGenerationPrompt of index % 2 ? [false, true] : [true]) {
            const options = { tools, variables, addGenerationPrompt };
            const whole = attempt(() =>
              applyChatTemplate(template, conversation.messages.slice(0, index + 1), options),
            );
            const grown = attempt(() => chat.render({ addGenerationPrompt }));
            compared++;
            if (grown !== whole) expect(grown, `${id}, ${conversation.id}, message ${index}`).toBe(whole);
          }
        });
      }
    }
    console.log(`${resumable} of ${templates.length} templates go on where they left off; ${compared} texts compared`);
    expect(resumable).toBeGreaterThan(20);
  });

  it('renders only the new messages', () => {
    const seen: unknown[] = [];
    const template = new Template('{% for m in messages %}[{{ m.role }}:{{ m.content }}]{% endfor %}');
    const chat = growingChat(template);
    const spy = (content: string) => ({
      role: 'user',
      get content() {
        seen.push(content);
        return content;
      },
    });
    chat.append({ role: 'user', content: 'one' }, { role: 'user', content: 'two' });
    expect(chat.render()).toBe('[user:one][user:two]');
    (chat.messages as Message[])[0] = spy('one');
    (chat.messages as Message[]).push(spy('three'));
    expect(chat.render()).toBe('[user:one][user:two][user:three]');
    expect(seen).toEqual(['three']);
  });

  it('does not see what the caller changes later', () => {
    const chat = growingChat('{% for m in messages %}{{ m.content }};{% endfor %}');
    const message = { content: 'before' };
    chat.append(message);
    message.content = 'after';
    expect(chat.render()).toBe('before;');
  });

  it.each([
    ['{% for m in messages %}{{ loop.length }}{% endfor %}', 'the loop reads loop.length'],
    ['{% for m in messages %}{{ messages[-1].role }}{% endfor %}', 'the loop reads something that changes'],
    [
      '{% set n = messages | length %}{% for m in messages %}{{ n }}{% endfor %}',
      'the loop reads something that changes',
    ],
    ['{% set ns = namespace(x=0) %}{% for m in messages %}{% set ns.x = 1 %}{% endfor %}', 'namespace ns'],
    ['{% set j = joiner() %}{% for m in messages %}{{ j() }}{% endfor %}', 'or as it is read'],
    ['{% for m in messages if m.role %}{{ m }}{% endfor %}', 'leaves some out'],
    ['{% for m in messages %}{{ strftime_now("%H") }}{% endfor %}', 'the loop calls strftime_now()'],
    ['{% for m in messages %}{% if m.stop %}{% break %}{% endif %}{% endfor %}', 'can stop early'],
    ['{% for m in messages %}{{ [1, 2] | random }}{% endfor %}', 'uses chance'],
    ['{{ messages[0].content }}', 'no loop over the messages'],
    ['{% for m in messages %}{{ loop }}{% endfor %}', 'hands on its loop variable'],
  ])('starts over for %s', (source, why) => {
    expect(growingChat(source).obstacle).toContain(why);
  });

  it.each([
    "{% set c = cycler('a', 'b') %}{% for m in messages %}{{ c.next() }}{% endfor %}",
    "{% set ns = namespace(j=joiner(',')) %}{% for m in messages %}{{ ns.j() }}{{ m.content }}{% endfor %}",
    "{% set t = (joiner(','),) %}{% for m in messages %}{{ t[0]() }}{{ m.content }}{% endfor %}",
    "{% set g = range(9) | map('string') %}{% for m in messages %}{{ g | first }}{% endfor %}",
    "{% set g = none | default(range(9) | map('string'), true) %}{% for m in messages %}{{ g | first }}{% endfor %}",
    "{% set g | map('upper') %}abcd{% endset %}{% for m in messages %}{{ g | first }}{% endfor %}",
    '{% set ns = namespace(n=0) %}{% for m in messages %}{% set o = ns %}{% set o.n = o.n + 1 %}{{ ns.n }}{% endfor %}',
    '{% set ns = namespace(n=0) %}{% for m in messages %}{% if m.x %}{% set ns = namespace(n=0) %}{% endif %}{% set ns.n = ns.n + 1 %}{{ ns.n }}{% endfor %}',
    '{% set ns = namespace(n=0) %}{% for m in messages %}{% set o = namespace() %}{% set o = ns %}{% set o.n = o.n + 1 %}{{ ns.n }}{% endfor %}',
  ])('is not fooled by what remembers earlier rounds: %s', (source) => {
    const messages = ['a', 'b', 'c', 'd'].map((content) => ({ role: 'user', content }));
    const chat = growingChat(source);
    const grown = messages.map((message) => {
      chat.append(message);
      return chat.render();
    });
    expect(grown).toEqual(messages.map((_, index) => applyChatTemplate(source, messages.slice(0, index + 1))));
    expect(chat.obstacle).toBeDefined();
  });

  it.each([
    "{% set names = tools | map(attribute='name') | join %}{% for m in messages %}{{ names }}{{ m.content }}{% endfor %}",
    '{% for m in messages %}{% set ns = namespace(n=0) %}{% set ns.n = ns.n + 1 %}{{ ns.n }}{{ m.content }}{% endfor %}',
    "{% for m in messages %}{{ m.content | map('upper') | join }}{% endfor %}",
  ])('goes on where it left off for %s', (source) => {
    expect(growingChat(source, { tools: [{ name: 'x' }] }).obstacle).toBeUndefined();
  });

  it('knows every filter whose result can be read once', () => {
    const inputs = ['[1, 2, 3]', "'abc'", "{'a': 1}", "[{'a': 1}]"];
    const calls = ['', '(2)', "('upper')", "('a')"];
    const isReadOnce = (name: string) =>
      inputs.some((input) =>
        calls.some((call) => {
          const read = '{% for x in g %}{{ x }}{% endfor %}';
          const [, first, second] = attempt(() =>
            new Template(`{% set g = ${input} | ${name}${call} %}|${read}|${read}`).render(),
          ).split('|');
          return second !== undefined && first !== second;
        }),
      );
    const found = new Environment().names('filter').filter((name) => name !== 'random' && isReadOnce(name));
    expect(found.sort()).toEqual([...iteratorFilters].sort());
  });

  it('refuses functions among the variables', () => {
    expect(() => growingChat('{% for m in messages %}{% endfor %}', { variables: { now: () => 1 } })).toThrow(
      'A growing chat takes data only, and now is a function.',
    );
  });
});
