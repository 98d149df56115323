import { expect, it } from 'vitest';
import { type Outcome, run } from '../engine.ts';
import { documented } from './documented.ts';

const text: Outcome = { ok: true, output: '' };
const failure = (type: string, message: string, line: number | null = 1): Outcome => ({
  ok: false,
  type,
  message,
  line,
  compiled: line !== null,
});

it.each<[string, string, Outcome, string | undefined]>([
  ['a set block', '{% set d.x %}1{% endset %}', text, 'a set block that writes into something else than a namespace'],
  ['a set statement', '{% set d.x = 1 %}', text, undefined],
  ['a set statement near a set block', '{% set d.x = 1 %}\n{% set d.x %}1{% endset %}', text, undefined],
  ['a slice of a constant', '{{ {}[:] }}', text, 'a slice of a constant that has none'],
  [
    'a slice of a constant that a constant chooses',
    '{{ (true if true else d)[:] }}',
    text,
    'a slice of a constant that has none',
  ],
  ['a slice of what a variable chooses', '{{ (true if d == {} else d)[:] }}', text, undefined],
  ['a slice of a variable', '{{ d[:] }}', text, undefined],
  [
    'a filter block',
    '{% filter length %}a{% endfilter %}',
    failure('ValueError', ''),
    'a filter or call block that gives no text',
  ],
  ['a filter block that Python prints', '{% filter length %}a{% endfilter %}', text, undefined],
  [
    'a constant',
    '{{ 1 / 0 }}',
    failure('ZeroDivisionError', 'other', null),
    'a constant that Jinja computes while it compiles',
  ],
  ['a value', '{{ 1 / zero }}', failure('ZeroDivisionError', 'other'), undefined],
  [
    'a region that is decided when it is rendered',
    '{% autoescape zero == 0 %}{{ ["<"] }}{% endautoescape %}',
    { ok: true, output: "['<']" },
    'a constant in an autoescape region that is decided when it is rendered',
  ],
  [
    'a region that is decided when it is rendered, with an entity in a constant',
    '{% autoescape zero == 0 %}{{ ["&amp;"] }}{% endautoescape %}',
    { ok: true, output: "['&amp;']" },
    'a constant in an autoescape region that is decided when it is rendered',
  ],
  ['a decided region', '{% autoescape true %}{{ ["<"] }}{% endautoescape %}', { ok: true, output: "['<']" }, undefined],
  [
    'a method of a type',
    '{{ dict.items() }}',
    failure('TypeError', 'unbound method dict.items() needs an argument'),
    'a method of a type',
  ],
  ['a method of a value', '{{ {}.items(1) }}', failure('TypeError', 'other'), undefined],
  ['a name in HTML', "{{ '&bull;'|striptags }}", { ok: true, output: '•' }, 'the name of a character in HTML'],
  ['another text of HTML', "{{ '&bull;'|striptags }}", { ok: true, output: '*' }, undefined],
  [
    'a name that is folded away',
    '{% set s | f(false and l) %}{% endset %}',
    failure('TemplateAssertionError', 'other'),
    undefined,
  ],
  [
    'an overlooked name that is folded away',
    '{% set s | format(false and l) %}%{% endset %}',
    failure('ValueError', 'other'),
    'a name that Jinja overlooks and folds away',
  ],
  ['an overlooked name', '{% set s | format(l) %}%{% endset %}', failure('ValueError', 'other'), undefined],
  [
    'an include in a set block',
    "{% set s %}{% include 'x' ignore missing without context %}{% endset %}",
    { ok: true, output: 'x' },
    'include without context',
  ],
  [
    'an include in a recursive loop',
    "{% for x in l recursive %}{% include 'x' ignore missing without context %}{% endfor %}",
    failure('TypeError', 'sequence item 4: expected str instance, generator found', null),
    'include without context',
  ],
  [
    'an include with context in a set block',
    "{% set s %}{% include 'x' ignore missing %}{% endset %}",
    { ok: true, output: 'x' },
    undefined,
  ],
  ['an include of a dict', '{% include d ignore missing %}', failure('KeyError', '-1'), 'include of a dict'],
  ['a dict without the key', '{{ d[-1].x }}{% include l ignore missing %}', failure('KeyError', 'x'), undefined],
  ['a method that changes a list', '{{ l.append(1) }}', text, undefined],
  ['a list beyond the limit', '{{ ([1, 2] * 600000)|length }}', { ok: true, output: '1200000' }, 'a limit of size'],
  [
    'an integer beyond the limit',
    "{{ 1e5|round(1000000, 'floor') }}",
    failure('OverflowError', 'int too large to convert to float'),
    'an integer beyond the limit',
  ],
  [
    'an integer beyond the limit with another mistake',
    "{{ 1e5|round(1000000, 'floor') }}",
    failure('TypeError', ''),
    undefined,
  ],
  ['a list that Python counts otherwise', '{{ ([1, 2] * 600000)|length }}', { ok: true, output: '1' }, undefined],
])('of %s', (_, template, python, expected) => {
  const item = { template, context: '{"d": {}, "l": [], "zero": 0}' };
  expect(documented(item, python, run(item))).toBe(expected);
});

it('of a method that changes a list, outside the immutable sandbox', () => {
  const item = { template: '{{ l.append(1) }}', context: '{"l": []}', options: { environment: 'jinja' } };
  expect(documented(item, text, run(item))).toBe('a method that changes a value');
});

it('of a safe part of a constant, escaped, and of nothing else', () => {
  const nameOf = (template: string, output: string) => {
    const item = { template, context: '{"x": "b"}', options: { autoescape: true } };
    return documented(item, { ok: true, output }, run(item));
  };
  const name = 'a safe part of a constant, which Jinja escapes once more';
  expect(nameOf("{{ '<'|safe ~ '<' }}", '&lt;&lt;')).toBe(name);
  expect(nameOf("{{ '<'|e ~ '<' }}", '&amp;lt;&lt;')).toBe(name);
  expect(nameOf("{{ ('<'|safe ~ '<')|length }}", '2')).toBe(name);
  expect(nameOf("{{ ('a' ~ ('<'|safe ~ '<'))|length }}", '3')).toBe(name);
  expect(nameOf("{{ ('<'|safe ~ '<')|length }}", '3')).toBe(undefined);
  expect(nameOf("{{ (x|safe ~ '<')|length }}", '2')).toBe(undefined);
  expect(nameOf("{{ '<'|safe ~ '<' }}", '&lt;')).toBe(undefined);
  expect(nameOf("{{ x|safe ~ '<' }}", 'b<')).toBe(undefined);
});

it('of the line of a set statement after a constant, and of no other', () => {
  const differ = (template: string) => {
    const item = { template, context: '{"ns": 1, "x": 1}' };
    const ours = run(item);
    return documented(item, { ...ours, line: 1 } as Outcome, ours);
  };
  const name = 'the line of a set statement after a constant';
  expect(differ('{{\n {} }}{% set ns.a = 1 %}')).toBe(name);
  expect(differ('{% print x,\n {} %}{% set ns.a = 1 %}')).toBe(name);
  expect(differ('{{\n x }}{% set ns.a = 1 %}')).toBe(undefined);
  expect(differ('{{ {} }}\n{{ x }}{% set ns.a = 1 %}')).toBe(undefined);
  expect(differ('{{\n {} }}{{ 1 + "" }}')).toBe(undefined);
});

it('of a line that Jinja does not note, of a with statement and of no other', () => {
  const differ = (template: string) =>
    documented({ template, context: '{}' }, failure('TypeError', 'no'), failure('TypeError', 'no', 2));
  expect(differ('{{ 1 }}\n{% with a = x %}{% endwith %}')).toBe('the line of an error in a with statement');
  expect(differ('{{ 1 }}\n{% set a = x %}')).toBe(undefined);
  expect(differ('{% with a = x %}{% endwith %}\n{{ x }}')).toBe(undefined);
});

it('of an include without context in a generation block, which Python never evaluates', () => {
  const item = {
    template: "{% generation %}{% include 'missing' without context %}{% endgeneration %}{{ 1 / zero }}",
    context: '{"zero": 0}',
  };
  expect(documented(item, failure('ZeroDivisionError', 'division by zero'), run(item))).toBe('include without context');
});
