import { describe, expect, it } from 'vitest';
import {
  Environment,
  LimitError,
  Template,
  TemplateError,
  TemplateRuntimeError,
  TemplateSyntaxError,
} from '../index.ts';
import { Trace } from '../tools/trace/trace.ts';

function failure(source: string, context = {}, options = {}): TemplateError {
  try {
    new Template(source, options).render(context);
  } catch (error) {
    if (TemplateError.is(error)) return error;
    throw error;
  }
  throw new Error('rendered');
}

describe('Template', () => {
  it('renders the same template many times', () => {
    const template = new Template('{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}');
    expect(template.render({ messages: [{ role: 'user', content: 'Hi' }] })).toBe('user: Hi\n');
    expect(template.render({ messages: [] })).toBe('');
  });

  it('takes options by the names of Jinja and in camel case', () => {
    for (const options of [{ trim_blocks: false }, { trimBlocks: false }])
      expect(new Template('{% if 1 %}\na{% endif %}', options).render()).toBe('\na');
  });

  it.each(['{{ 1|slow }}', '{{ 1 is slow }}', '{{ slow() }}', '{{ [1]|map("slow")|list }}'])(
    'refuses %s, which would have to wait',
    (source) => {
      const slow = async () => true;
      const error = failure(source, { slow }, { filters: { slow }, tests: { slow } });
      expect([error.pyType, error.rawMessage, error.line]).toEqual([
        'TypeError',
        "'slow' gives a promise, and rendering never waits",
        1,
      ]);
    },
  );

  it('calls filters, tests and globals of the caller with plain values, keywords last', () => {
    const template = new Template('{{ "[1, 2]" | fromjson | sum }} {{ 3 is small(limit=5) }} {{ double(2.0) }}', {
      filters: { fromjson: (text: string) => JSON.parse(text) },
      tests: { small: (value: number, { limit }: { limit: number }) => value < limit },
      globals: { double: (value: number) => value * 2 },
    });
    expect(template.render()).toBe('3 True 4');
  });

  it('holds the clock still where it is told to', () => {
    expect(new Template("{{ strftime_now('%d %b %Y') }}", { now: '2024-07-26T12:00:00' }).render()).toBe('26 Jul 2024');
  });

  it('notes what generation blocks wrote', () => {
    const trace = new Trace();
    const text = new Template('a{% generation %}bc{% endgeneration %}d').render({}, { trace });
    expect(trace.spans(text).map(([start, end]) => text.slice(start, end))).toEqual(['bc']);
  });

  it('loads other templates from a table or a function', () => {
    const environment = new Environment({
      loader: (name) => (name === 'a' ? 'A{% include "b" ignore missing %}' : null),
    });
    expect(environment.getTemplate('a').render()).toBe('A');
    expect(() => environment.getTemplate('b')).toThrow('b');
  });

  it('passes over an include whose name cannot be evaluated for want of a template, however often', () => {
    const macro = "{% macro m() %}{% include 'none' %}{% endmacro %}";
    const source = `${macro}{% for i in range(999) %}{% include m() ignore missing %}{% endfor %}end`;
    expect(new Template(source, { templates: {} }).render()).toBe('end');
    expect(() => new Template(`${macro}{% include m() %}`, { templates: {} }).render()).toThrow('none');
    const after = new Template("{% from 'lib' import m %}{% include m() ignore missing %}{{ 1 / 0 }}", {
      templates: { lib: `\n\n${macro}` },
    });
    expect(() => after.render()).toThrow('division by zero\n  at line 1, column ');
  });
});

describe('errors', () => {
  it('say where, show the line, and what was meant', () => {
    const error = failure('one\n{{ name | uper }}');
    expect(error).toBeInstanceOf(TemplateSyntaxError);
    expect(error).toMatchObject({
      pyType: 'TemplateAssertionError',
      rawMessage: "No filter named 'uper'.",
      line: 2,
      column: 11,
    });
    expect(error.message).toContain("did you mean 'upper'?");
    expect(error.message).toContain('2 | {{ name | uper }}');
  });

  it('tell the way through macros and includes', () => {
    const templates = { lib: '{% macro m(x) %}\n{{ x.y.z }}{% endmacro %}' };
    const error = failure('{% from "lib" import m %}\n\n{{ m({}) }}', {}, { templates });
    expect(error).toBeInstanceOf(TemplateRuntimeError);
    expect(error).toMatchObject({
      pyType: 'UndefinedError',
      rawMessage: "'dict object' has no attribute 'y'",
      line: 2,
      templateName: 'lib',
    });
    expect(error.templateStack).toMatchObject([{ name: 'macro m', line: 3 }]);
  });

  it('keep the words of raise_exception', () => {
    expect(failure("{{ raise_exception('Only user!') }}").message).toBe('Only user!');
  });

  it('name the template in which they are, also where it cannot be read', () => {
    const templates = { page: 'one\n{% include "part" %}', part: 'two\n{% if %}' };
    const attempt = () => new Environment({ templates }).getTemplate('page').render();
    expect(attempt).toThrow(/at template "part", line 2, column 7\n(.*\n)*2 \| \{% if %\}/);
    expect(() => new Template('{{', { name: 'mine' })).toThrow('at template "mine", line 1');
  });

  it('name a missing variable and suggest a known one', () => {
    const error = failure('{{ mesages[0].role }}', { messages: [] });
    expect(error.rawMessage).toBe("'mesages' is undefined");
    expect(error.message).toContain("did you mean 'messages'?");
  });

  it('of the caller’s functions keep their cause', () => {
    const cause = new Error('offline');
    const error = failure('{{ ask() }}', {
      ask: () => {
        throw cause;
      },
    });
    expect(error.cause).toBe(cause);
    expect(error.line).toBe(1);
  });
});

describe('the sandbox', () => {
  const context = {
    x: { a: 1 },
    f: () => 1,
    o: new (class {
      own = 1;
      get secret() {
        return 2;
      }
    })(),
  };

  it('shows no prototype, constructor or function of JavaScript', () => {
    const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'prototype', 'call'];
    for (const owner of ['x', "''", '[]', '1', 'f', 'o', 'range', 'namespace()', 'none'])
      for (const name of names)
        for (const source of [`{{ ${owner}.${name} }}`, `{{ ${owner}['${name}'] }}`, `{{ ${name} }}`])
          expect([source, new Template(source).render(context)]).toEqual([source, '']);
    expect(new Template('{{ o.own }}{{ o.secret }}').render(context)).toBe('1');
  });

  it('refuses what Python’s immutable sandbox refuses', () => {
    expect(failure('{{ [].append(1) }}')).toMatchObject({
      pyType: 'SecurityError',
      rawMessage: "access to attribute 'append' of 'list' object is unsafe.",
    });
    expect(failure("{{ ''.__class__.__mro__ }}").pyType).toBe('SecurityError');
    expect(failure('{{ [].append(1) }}', {}, { environment: 'jinja' }).pyType).toBe('SecurityError');
  });
});

describe('limits', () => {
  const limited = (source: string, limits = {}) => failure(source, {}, { limits });

  it('end loops, recursion, growth and output with an error that has a place', () => {
    for (const error of [
      limited('{% for a in range(9999) %}{% for b in range(9999) %}{% endfor %}{% endfor %}', { steps: 100_000 }),
      limited('{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}'),
      limited('{% for x in [1] recursive %}{{ loop([1]) }}{% endfor %}'),
      limited("{{ 'a' * 10 ** 9 }}"),
      limited("{% set ns = namespace(s='aa') %}{% for i in range(99) %}{% set ns.s = ns.s ~ ns.s %}{% endfor %}"),
      limited('{% set ns = namespace(s=[1]) %}{% for i in range(99) %}{% set ns.s = ns.s + ns.s %}{% endfor %}'),
      limited('{% for i in range(9999) %}0123456789{% endfor %}', { outputLength: 1000 }),
    ]) {
      expect(error).toBeInstanceOf(LimitError);
      expect(error.line).toBe(1);
    }
  });

  it('end a render that takes too long', () => {
    // Without the limit it would take minutes.
    const endless = '{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}';
    expect(limited(endless, { steps: 1e12, timeMs: 50 })).toBeInstanceOf(LimitError);
  });

  it('keep range as small as Python’s sandbox does', () => {
    expect(failure('{{ range(100001) }}')).toMatchObject({ pyType: 'OverflowError' });
  });
});
