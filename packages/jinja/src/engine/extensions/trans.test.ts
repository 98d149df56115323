import { expect, it } from 'vitest';
import { Environment, Template } from '../../index.ts';
import { i18n } from './i18n.ts';

it.each([
  ['{% trans %}foo{% trans %}{% endtrans %}', "trans blocks can't be nested; did you mean `endtrans`?"],
  [
    '{% trans n=1 %}a{% pluralize %}b{% pluralize %}c{% endtrans %}',
    'a translatable section can have only one pluralize section',
  ],
  [
    '{% trans %}{% if x %}a{% endif %}{% endtrans %}',
    'control structures in translatable sections are not allowed; saw `if`',
  ],
])('refuses %s with the words of Python', (source, message) => {
  expect(() => new Environment({ extensions: [i18n] }).parse(source)).toThrow(message);
});

it('prints a namespace that holds itself', () => {
  const source = '{% set ns = namespace(a=1) %}{% set ns.self = ns %}{{ ns }}{{ ns }}';
  const once = "<Namespace {'a': 1, 'self': <Namespace {...}>}>";
  expect(new Template(source).render({})).toBe(once + once);
});
