import { describe, expect, it } from 'vitest';
import { Environment, Template } from '../../index.ts';
import { NO_MESSAGE, Trace } from './trace.ts';

/** The pieces of a render: text, source, and message. */
function trace(source: string, variables: object = {}, environment = new Environment()) {
  const noted = new Trace();
  const text = new Template(source, environment).render(variables, { trace: noted });
  expect(text).toBe(new Template(source, environment).render(variables));
  expect(noted.text).toBe(text);
  return findPieces(noted, source, text);
}

function findPieces({ pieces }: Trace, source: string, text: string) {
  const found: [text: string, source: string, message?: number][] = [];
  let from = 0;
  for (let at = 0; at < pieces.length; at += 4) {
    const [end = 0, start, stop, message = 0] = pieces.subarray(at, at + 4);
    const place = [text.slice(from, end), source.slice(start, stop)] as const;
    found.push(message === NO_MESSAGE ? [...place] : [...place, message]);
    from = end;
  }
  return found;
}

const messages = [
  { role: 'system', content: 'Be nice' },
  { role: 'user', content: ['Hi', '!'] },
];

describe('a trace', () => {
  it('tells text and expressions apart, also where they stand side by side', () => {
    expect(trace('a{{ 1 + 1 }}{{ "" }}b{# c #}{{ x }}', { x: 'X' })).toEqual([
      ['a', 'a'],
      ['2', '{{ 1 + 1 }}'],
      ['b', 'b'],
      ['X', '{{ x }}'],
    ]);
  });

  it('names the message that a loop is at, in loops inside of it too, and none after it', () => {
    const source = '{% for m in messages[1:] %}[{% for part in m.content %}{{ part }}{% endfor %}]{% endfor %}.';
    expect(trace(source, { messages })).toEqual([
      ['[', '[', 1],
      ['Hi', '{{ part }}', 1],
      ['!', '{{ part }}', 1],
      [']', ']', 1],
      ['.', '.'],
    ]);
  });

  it('gives text of macros, set, call and filter blocks to what prints it', () => {
    const source =
      '{% macro m(x) %}<{{ x }}>{{ caller() if caller }}{% endmacro %}{% set s %}s{{ m(1) }}{% endset %}' +
      '{{ m(2) }}{{ s }}{% call m(3) %}c{% endcall %}{% filter upper %}f{{ m(4) }}{% endfilter %}';
    expect(trace(source)).toEqual([
      ['<2>', '{{ m(2) }}'],
      ['s<1>', '{{ s }}'],
      ['<3>c', '{% call m(3) %}c{% endcall %}'],
      ['F<4>', '{% filter upper %}f{{ m(4) }}{% endfilter %}'],
    ]);
  });

  it('goes through break, continue, recursion, blocks and generation', () => {
    const source =
      '{% for x in [1, 2, 3, 4] %}{% if x == 2 %}{% continue %}{% elif x == 4 %}{% break %}{% endif %}{{ x }}{% endfor %}' +
      '{% for x in [[5]] recursive %}{{ loop(x) if x is iterable else x }}{% endfor %}' +
      '{% block b %}b{% endblock %}{% generation %}g{{ 6 }}{% endgeneration %}';
    expect(trace(source).map(([text]) => text)).toEqual(['1', '3', '5', 'b', 'g', '6']);
  });

  it('gives text of other templates no place in this one', () => {
    const templates = { part: 'p{{ 1 }}', base: '<{% block b %}{% endblock %}>' };
    const environment = new Environment({ templates });
    expect(trace('a{% include "part" %}', {}, environment)).toEqual([
      ['a', 'a'],
      ['p', ''],
      ['1', ''],
    ]);
    expect(trace('{% extends "base" %}{% block b %}b{% endblock %}', {}, environment)).toEqual([
      ['<', ''],
      ['b', 'b'],
      ['>', ''],
    ]);
  });

  it('keeps what was written before an error', () => {
    const source = 'a{% for m in messages %}{{ m.role }}{{ m.content + 1 }}{% endfor %}';
    const noted = new Trace();
    expect(() => new Template(source).render({ messages }, { trace: noted })).toThrow('can only concatenate');
    expect(noted.text).toBe('asystem');
    expect(findPieces(noted, source, noted.text)).toEqual([
      ['a', 'a'],
      ['system', '{{ m.role }}', 0],
    ]);
    const nested = new Environment({ templates: { base: '<{% block b %}{% endblock %}>' } });
    const child = new Template('{% extends "base" %}{% block b %}b{{ 1 / 0 }}{% endblock %}', nested);
    expect(() => child.render({}, { trace: noted })).toThrow('division by zero');
    expect(noted.text).toBe('<b');
  });
});

it.each([
  "{{\n  'x' }}{% set ns.q = 1 %}",
  "a\n\nb{{ 'x' }}{% set ns.q = 1 %}",
  'a\n\n{% if true %}b\n{% with x = [1].a.b %}{% endwith %}{% endif %}',
])('blames the line of a plain render for %j', (source) => {
  const template = new Template(source);
  const findLine = (options: { trace?: Trace }) => {
    try {
      return template.render({}, options);
    } catch (error) {
      return (error as { line: number }).line;
    }
  };
  expect(findLine({})).toBeTypeOf('number');
  expect(findLine({ trace: new Trace() })).toBe(findLine({}));
});
