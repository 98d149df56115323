import { afterEach, describe, expect, it, vi } from 'vitest';
import { LimitError, Template, type TemplateOptions } from '../../index.ts';
import { generateCode, generateCodeAfter, writeCode } from './generate-code.ts';

/** Renders a template with closures and with generated code. */
function both(source: string, variables: object = {}, options?: TemplateOptions): [string, string] {
  const outcome = (isGenerated: boolean) => {
    const template = new Template(source, options);
    if (isGenerated) expect(generateCode(template)).toBe(true);
    try {
      return template.render(variables);
    } catch (error) {
      return String((error as Error).message);
    }
  };
  return [outcome(false), outcome(true)];
}

afterEach(() => vi.unstubAllGlobals());

describe('generated code', () => {
  it.each([
    ['{{ self }}{{ self is defined }}[{{ self.x }}]{% for i in [1] %}{{ self }}{% endfor %}'],
    ['{% macro m() %}{{ self }}{% endmacro %}{{ m() }}{% set self = 1 %}{{ self }}'],
    ["{% for m in ms %}{{ m.role + ': ' + m.text|trim }}{% if not loop.last %}, {% endif %}{% endfor %}"],
    [
      '{% for k, v in d.items() %}{{ loop.index }}{{ k }}={{ v }}{% if k == "b" %}{% break %}{% endif %}{% else %}no{% endfor %}',
    ],
    ['{% macro m(a, b=a) %}{{ a }}{{ b }}{{ x }}{% endmacro %}{% set x = 3 %}{{ m(1) }}{{ m(1, b=2) }}{{ m }}'],
    ['{% set ns = namespace(n=0) %}{% for i in [1, 2, 3] if i != 2 %}{% set ns.n = ns.n + i %}{% endfor %}{{ ns.n }}'],
    ['{% set t %}{% for i in range(3) %}{{ i }}{% endfor %}{% endset %}[{{ t }}]{{ t|length }}'],
    ['{% for i in [1] %}{% for j in [2] %}{{ loop.index0 }}{% endfor %}{{ loop.cycle("a") }}{{ loop }}{% endfor %}'],
    [
      '{% for x in [[1, [2]]] recursive %}{{ x }}{% endfor %}{{ y.z is defined }}{{ (y or 5) and 6 }}{{ ms[-1]["role"][0] }}',
    ],
    [
      '{{ ms|map(attribute="role")|join("-") }}{% for r in ms|map(attribute="role") %}{{ r }}{{ loop.length }}{% endfor %}',
    ],
    [
      '{% for x in [1, [2, [3]]] recursive %}{% if x is iterable %}({{ loop(x) }}){% else %}{{ loop.depth }}{{ x }}{{ d.a }}{% endif %}{% else %}-{% endfor %}',
    ],
    ['{% for x in [[], [1]] recursive %}{% for y in loop %}{{ loop.length }}{{ y }}{% endfor %}{% endfor %}'],
    ['{% macro m(a) %}<{{ caller(a) }}>{% endmacro %}{% call(x) m(1) %}{{ x }}{{ d.b }}{% endcall %}'],
    ['{% call d.a() %}{% endcall %}'],
    ['{% macro m() %}{{ caller }}{% endmacro %}{% call(loop) m() %}{{ loop }}{% endcall %}'],
    ['{% filter upper|replace("A", "x") %}{% set q = 1 %}a{{ q }}{{ d.a }}{% endfilter %}{{ q }}'],
    ['{% set t | upper | length %}abc{% endset %}{{ t + 1 }}{% filter list %}ab{% endfilter %}'],
    [
      '{% autoescape true %}{{ "<" }}{{ "<"|safe }}{{ "<" ~ ("<"|safe) }}{% set t %}<{% endset %}{{ t }}{% endautoescape %}',
    ],
    ['{% autoescape d.a %}{{ "<" }}{{ "<" ~ 1 }}{{ d }}{% endautoescape %}{{ "<" }}'],
    ['{% for x in "ab" %}{% filter upper %}{% if x == "b" %}{% break %}{% endif %}{{ x }}{% endfilter %}{% endfor %}'],
    ['{% if d.a == "1" or d.a == "2" %}a{% elif d.a in ["x", 1] %}b{% elif d.a == 1 %}c{% endif %}'],
    ['{% if ms[0].role == "t" %}a{% elif ms[0].role == "u" or ms[0].role == "v" %}b{% endif %}{{ none == "a" }}'],
    ['{{ "a" + ms[0].role + "b" + "c" + ms[1].role + ms[0].role }}{{ "a" + "b" }}{{ "<" + d.a }}'],
    ['{{ d.a.b.c }}'],
    ['\n{{ "a" + 1 }}'],
    ['{% for a, b in [[1]] %}{% endfor %}'],
    ['{% set y.z = 1 %}'],
  ])('%s is rendered as by closures', (source) => {
    const [closures, generated] = both(source, {
      ms: [
        { role: 'u', text: ' t ' },
        { role: 'v', text: '' },
      ],
      d: { a: 1, b: 2 },
    });
    expect(generated).toBe(closures);
  });

  it('counts steps, output and depth', () => {
    const limited = (source: string, limits: object) => () => {
      const template = new Template(source, { limits });
      generateCode(template);
      template.render();
    };
    expect(
      limited('{% for a in range(999) %}{% for b in range(999) %}{% endfor %}{% endfor %}', { steps: 9999 }),
    ).toThrow(LimitError);
    expect(
      limited("{% set ns = namespace(a='aa') %}{% for b in range(99) %}{% set ns.a = ns.a + ns.a %}{% endfor %}", {}),
    ).toThrow(LimitError);
    expect(limited('{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}', {})).toThrow(LimitError);
    expect(limited('{% for i in range(999) %}0123456789{% endfor %}', { outputLength: 999 })).toThrow(LimitError);
  });

  it('leaves templates alone where text must not become code', () => {
    vi.stubGlobal('Function', () => {
      throw new EvalError('forbidden');
    });
    const template = new Template('{{ 1 + 1 }}');
    expect(generateCode(template)).toBe(false);
    expect(template.render()).toBe('2');
  });

  it.each<[source: string, options: TemplateOptions]>([
    [
      "a{% extends 'p' %}{% set y = 2 %}{% block b %}{{ super() }}{{ self.c() }}{{ y }}{% endblock %}b",
      { templates: { p: '[{% block b %}{{ x }}{% endblock %}{% block c scoped %}{{ y }}{% endblock %}]' } },
    ],
    ['{% for i in [1, 2] %}{% block b scoped %}{{ i }}{{ loop.last }}{% endblock %}{% endfor %}', {}],
    ["{% set y = 1 %}{% include 'p' %}{% include ['q', 'p'] ignore missing %}{% include 'q' ignore missing %}", {}],
    ["{% include 'q' %}", {}],
    ["{% import 'p' as p %}{% from 'p' import z, m as n with context %}{{ p.z }}{{ z }}{{ n(1) }}{{ p }}", {}],
    ["{% from 'p' import no %}{{ no }}", { name: 'main' }],
    ['{{ x }}{{ no }}{{ x.no }}{{ no.no }}', { undefined: 'strict' }],
    ['{{ no is defined }}{{ x.no or 1 }}{{ no }}', { undefined: 'logging' }],
    ["{{ '<' }}{{ '<'|safe ~ '<' }}{{ x }}{% set y %}<{% endset %}{{ y }}{{ y|upper }}", { autoescape: true }],
    ['{% with a, b = (1, 2), c = x %}{{ a }}{{ b }}{{ c }}{% endwith %}{{ a is defined }}', {}],
    ['{{ [1, 2, 3][1:] }}{{ "abc"[::-1] }}{{ x[1:] }}', {}],
    ['{{ range(*[1, 4])|list }}{{ dict(**{"a": 1}) }}{{ dict(a=1, **{"a": 1}) }}', {}],
    ['{{ 1 < 2 <= 2 != 3 in [3] }}{{ 1 < 0 < no.x }}{{ -x }}{{ +x }}{{ 2 ** 3 // 2 }}{{ "b" if false }}', {}],
    ['{{ ["a", "b"]|map("upper")|select("ne", "A")|list }}{{ x|no if false }}{{ x|no if true }}', {}],
    ['{% set ns = namespace(a=1) %}{% set ns.a, b = 2, 3 %}{{ ns.a }}{{ b }}', {}],
    ['{% for a, b in [[1, 2], [0, 3]] if a %}{{ loop.index }}{{ a }}{{ b }}{% else %}-{% endfor %}', {}],
    [`{% if x == 0 %}0${'{% elif x == "a" %}a'.repeat(99)}{% elif x == 1 %}one{% else %}no{% endif %}`, {}],
    ['{% for i in [1, 2] %}{% set y %}a{% if i == 2 %}{% break %}{% endif %}{% endset %}{{ y }}{% endfor %}b', {}],
    ['{% generation %}{{ x }}{{ caller is defined }}{% endgeneration %}{{ x.replace("1", no|default("2")) }}', {}],
  ])('covers %s', (source, options) => {
    const templates = { p: '{% set z = 7 %}{% macro m(a, b=a) %}{{ a }}{{ b }}{{ y }}{% endmacro %}({{ y }})' };
    const [closures, generated] = both(source, { x: 1 }, { templates, ...options });
    expect(generated).toBe(closures);
  });

  it('sets what other templates import', () => {
    const part = new Template('{% set a = 1 %}{% macro m(x) %}{{ x }}{{ a }}{% endmacro %}');
    expect(generateCode(part)).toBe(true);
    const template = new Template('{% import part as p %}{{ p.a }}{{ p.m(2) }}{% include part %}', {
      loader: () => undefined,
    });
    expect(template.render({ part })).toBe('121');
  });
});

it('generates code after as many renders as asked for', () => {
  const template = new Template('{{ x }}');
  const { run } = template.compiled;
  generateCodeAfter(template, 2);
  const runs = [1, 2, 3, 4].map((x) => {
    expect(template.render({ x })).toBe(String(x));
    return template.compiled.run;
  });
  expect(runs[0]).toBe(runs[1]);
  expect(runs[2]).not.toBe(runs[1]);
  expect(runs[2]).not.toBe(run);
  expect(runs[3]).toBe(runs[2]);
});

it('keeps variables in the frame where other functions read them, and only there', () => {
  const printedCode = (source: string) => writeCode(new Template(source).compiled).source;
  expect(printedCode('{% set x = 1 %}{{ x[1:] }}')).toContain('x0=1');
  expect(printedCode('{% set x = 1 %}{% macro m() %}{{ x }}{% endmacro %}')).toContain('v[0]=1');
  expect(printedCode("{% set x = 1 %}{% include 'p' %}")).toContain('v[0]=1');
});
