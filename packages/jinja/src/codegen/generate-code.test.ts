import { afterEach, describe, expect, it, vi } from 'vitest';
import { LimitError, Template, type TemplateOptions } from '../index.ts';
import { generateCode, generateCodeAfter, write } from './generate-code.ts';

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

  it.each<[string, TemplateOptions]>([
    ["{% extends 'p' %}", { templates: { p: '' } }],
    ['{{ x }}', { undefined: 'strict' }],
    ['{{ x }}', { autoescape: true }],
  ])('leaves %s to the closures', (source, options) => {
    expect(generateCode(new Template(source, options))).toBe(false);
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

it('writes a template once more where its variables turn out to be shared, and only then', () => {
  expect(write(new Template('{% set x = 1 %}{{ x }}'))?.source).toContain('x0=1');
  expect(write(new Template('{% set x = 1 %}{{ x[1:] }}'))?.source).toContain('v[0]=1');
});
