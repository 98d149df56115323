import { expect, it } from 'vitest';
import { Template } from '../index.ts';

const doubled = (body: string) =>
  `{% set ns = namespace(a=[1], b=[1]) %}{% for i in range(60) %}{% set ns.a = [ns.a, ns.a] %}{% set ns.b = [ns.b, ns.b] %}{% endfor %}${body}`;

it.each([
  '{{ "a" * 10**12 }}',
  '{{ [1] * 10**12 }}',
  '{{ "a"|center(10**10) }}',
  '{{ "a".ljust(10**10) }}{{ "a".zfill(10**10) }}',
  '{{ "a"|indent(10**10, true) }}',
  '{{ "%1000000000d" % 1 }}',
  '{{ "%.1000000000f" % 1.5 }}',
  '{{ "{:1000000000}".format(1) }}',
  '{{ "\\t".expandtabs(10**9) }}',
  '{{ ("a"*100000)|join("b"*100000) }}',
  '{{ ("a"*100000)|replace("a", "b"*100000) }}',
  '{{ [1]|tojson(indent=10**10) }}',
  '{{ [1]|batch(10**10, 1)|list }}',
  '{{ lipsum(10**10) }}',
  '{% set ns = namespace(n=3) %}{% for i in range(60) %}{% set ns.n = ns.n * ns.n %}{% endfor %}{{ ns.n }}',
  doubled('{{ ns.a }}'),
  doubled('{{ ns.a == ns.b }}'),
  doubled('{{ ns.a < ns.b }}'),
  doubled('{{ ns.a in [ns.b] }}'),
  doubled('{{ ns.a|tojson }}'),
  doubled('{{ ns.a|pprint }}'),
])('a limit ends %s', (source) => {
  expect(() => new Template(source).render({}, { limits: { steps: 100_000 } })).toThrow(
    expect.objectContaining({ pyType: 'LimitError' }),
  );
});

it.each(['trim', 'upper', 'first'])(
  'counts work: %s of each of many characters stays within one step a character',
  (name) => {
    const text = 'xy'.repeat(20_000);
    const source = `{% for c in text %}{{ [c] | map('${name}') | map('lower') | map('string') | join }}{% endfor %}`;
    const steps = 1.8 * text.length;
    expect(new Template(source).render({ text }, { limits: { steps } })).toHaveLength(text.length);
  },
);
