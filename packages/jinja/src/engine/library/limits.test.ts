import { expect, it, vi } from 'vitest';
import { Template } from '../../index.ts';
import { methods } from './methods.ts';

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

/** Arguments of the methods that need some; the text is one that takes each as long as possible. */
const methodArguments: Readonly<Record<string, string>> = {
  center: '1',
  count: '"b"',
  endswith: 'text',
  find: '"b"',
  format_map: '{}',
  index: '"a"',
  join: '[]',
  ljust: '1',
  partition: '"b"',
  removeprefix: 'text',
  removesuffix: 'text',
  replace: '"b", "c"',
  rfind: '"b"',
  rindex: '"a"',
  rjust: '1',
  rpartition: '"b"',
  startswith: 'text',
  zfill: '1',
};

it.each([...methods.str.keys()])('counts the work of %s on a long text', (name) => {
  const text = 'a '.repeat(500_000);
  const template = new Template(`{% set found = text.${name}(${methodArguments[name] ?? ''}) %}`);
  const limits = { steps: text.length / 256 };
  expect(() => template.render({ text }, { limits })).toThrow(expect.objectContaining({ pyType: 'LimitError' }));
});

const hostile = {
  date: new Date(0),
  years: '%Y'.repeat(100_000),
  brackets: '(a'.repeat(100_000),
  digits: '1a'.repeat(100_000),
  numbers: Array.from({ length: 100_000 }, (_, i) => i),
  entries: Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, i])),
};

it.each([
  ['{% set found = strftime_now(years) %}', 100_000],
  ['{% set found = date.strftime(years) %}', 100_000],
  ['{% set found = brackets|title %}', 10_000],
  ['{% set found = digits.title() %}', 10_000],
  ['{% set found = numbers.count(5) %}', 10_000],
  ['{% set found = numbers.index(99999) %}', 10_000],
  ['{% set found = entries.copy() %}', 5_000],
])('counts the work of %s', (source, steps) => {
  expect(() => new Template(source).render(hostile, { limits: { steps } })).toThrow(
    expect.objectContaining({ pyType: 'LimitError' }),
  );
});

it.each([
  ['text.swapcase()', '%Y'],
  ['text.encode()', '%Y'],
  ['text.istitle()', '%Y'],
  ['text|wordcount', '%Y'],
  ['text|tojson(ensure_ascii=true)', 'é'],
])('looks at the clock within %s, where a text without spaces is long', (source, part) => {
  // An hour goes by between two looks: the first sets the deadline, the second finds it passed.
  let hours = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => 3_600_000 * hours++);
  try {
    const template = new Template(`{% set found = ${source} %}`);
    expect(() => template.render({ text: part.repeat(100_000) })).toThrow('the template took more than 10000 ms');
  } finally {
    clock.mockRestore();
  }
});

it('expands no more of a long format than the limits allow', () => {
  const find = vi.spyOn(RegExp.prototype, 'exec');
  try {
    const template = new Template('{% set found = strftime_now(text) %}');
    expect(() => template.render({ text: '%Y'.repeat(100_000) }, { limits: { steps: 8000 } })).toThrow(
      'the template took more than 8000 steps',
    );
    expect(find.mock.calls.length).toBeLessThan(50_000);
  } finally {
    find.mockRestore();
  }
});

it('counts nothing for an empty range of a list', () => {
  expect(() => new Template('{{ [1].index(1, 3, 0) }}').render({})).toThrow('1 is not in list');
});

it('limits the list that chained filters make', () => {
  const template = new Template("{% set found = text | map('string') | reject('undefined') | list %}");
  expect(() => template.render({ text: 'x'.repeat(40_000) }, { limits: { listLength: 20_000 } })).toThrow(
    'the template made a list of more than 20000 items',
  );
});
