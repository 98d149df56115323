import { describe, expect, it } from 'vitest';
import { Environment } from '../environment.ts';

const render = (source: string, context = {}, options = {}) =>
  new Environment({ extensions: ['do', 'loopcontrols'], ...options }).fromString(source).render(context);

describe('scopes', () => {
  it('keeps what a loop sets inside of the round', () => {
    expect(render('{% set a = 1 %}{% for i in [1, 2] %}{{ a }}{% set a = 9 %}{{ a }}{% endfor %}{{ a }}')).toBe(
      '19191',
    );
  });

  it('lets an if set variables around it', () => {
    expect(render('{% if true %}{% set a = 1 %}{% endif %}{{ a }}')).toBe('1');
    expect(render('{% if false %}{% set a = 1 %}{% endif %}{{ a }}', { a: 5 })).toBe('5');
  });

  it('decides by the first use whether a name comes from the context', () => {
    expect(render('{% for i in [1] %}{{ a }}{% endfor %}{% set a = 1 %}', { a: 5 })).toBe('');
    expect(render('{{ a }}{% for i in [1] %}{{ a }}{% endfor %}{% set a = 1 %}', { a: 5 })).toBe('55');
  });

  it('lets macros see later values of the variables around them', () => {
    expect(render('{% macro m() %}{{ a }}{% endmacro %}{% set a = 1 %}{{ m() }}{% set a = 2 %}{{ m() }}')).toBe('12');
  });

  it('shares a namespace between scopes', () => {
    expect(
      render('{% set ns = namespace(n=0) %}{% for i in [1, 2] %}{% set ns.n = ns.n + i %}{% endfor %}{{ ns.n }}'),
    ).toBe('3');
  });

  it('gives an include what is set here, and an import only what it asks for', () => {
    const templates = {
      part: '{{ a }}{{ b }}',
      lib: '{% macro m() %}[{{ a }}]{% endmacro %}{% set _hidden = 1 %}{% set shown = 2 %}',
    };
    expect(render('{% set b = 2 %}{% include "part" %}', { a: 1 }, { templates })).toBe('12');
    expect(
      render('{% import "lib" as lib %}{{ lib.m() }}{{ lib.shown }}{{ lib._hidden }}', { a: 1 }, { templates }),
    ).toBe('[]2');
    expect(render('{% from "lib" import m with context %}{{ m() }}', { a: 1 }, { templates })).toBe('[1]');
  });

  it('hides the variables of a loop from blocks that are not scoped', () => {
    expect(render('{% for i in [1] %}{% block b %}{{ i }}{% endblock %}{% endfor %}')).toBe('');
    expect(render('{% for i in [1] %}{% block b scoped %}{{ i }}{% endblock %}{% endfor %}')).toBe('1');
  });
});

describe('loops', () => {
  it('keeps what was printed before continue and break', () => {
    expect(
      render('{% for x in [1, 2, 3] %}a{{ x }}{% if x == 2 %}{% break %}{% endif %}{% continue %}b{% endfor %}'),
    ).toBe('a1a2');
  });

  it('runs else unless a round came to its end, as Python does', () => {
    expect(render('{% for x in [1] %}{% break %}{% else %}E{% endfor %}')).toBe('E');
    expect(render('{% for x in [] %}{% else %}E{% endfor %}')).toBe('E');
    expect(render('{% for x in [1] %}x{% else %}E{% endfor %}')).toBe('x');
  });

  it('knows its place, its neighbors and its depth', () => {
    const source =
      '{% for x in "abc" if x != "b" %}{{ loop.index }}{{ loop.last }}{{ loop.previtem }}{{ loop.nextitem }};{% endfor %}';
    expect(render(source)).toBe('1Falsec;2Truea;');
    const tree = '{% for x in [1, [2, [3]]] recursive %}{{ loop(x) if x is iterable else loop.depth }}{% endfor %}';
    expect(render(tree)).toBe('123');
  });

  it('reads lazily what is computed lazily', () => {
    expect(render('{{ [1, 2, 0] | map("int") | select | first }}')).toBe('1');
    expect(render('{% for x in range(3) | map("string") %}{{ x }}{% break %}{% endfor %}')).toBe('0');
  });
});

describe('macros', () => {
  it('binds positions, keywords, defaults, varargs, kwargs and caller', () => {
    const source =
      '{% macro m(a, b=a, c=3) %}{{ a }}{{ b }}{{ c }}{{ varargs }}{{ kwargs }}{{ caller(4) }}{% endmacro %}';
    expect(render(`${source}{% call(x) m(1, 2, 3, 5, z=6) %}<{{ x }}>{% endcall %}`)).toBe("123(5,){'z': 6}<4>");
    expect(render('{% macro m(a, b=a) %}{{ a }}{{ b }}{% endmacro %}{{ m(b=2, a=1) }}{{ m(3) }}{{ m() }}')).toBe(
      '1233',
    );
  });
});

describe('inheritance', () => {
  it('prints the youngest block, and super the one above', () => {
    const templates = {
      base: '[{% block a %}A{% endblock %}{{ self.a() }}]',
      middle: '{% extends "base" %}{% block a %}B{{ super() }}{% endblock %}',
    };
    expect(render('{% extends "middle" %}ignored{% block a %}C{{ super() }}{% endblock %}', {}, { templates })).toBe(
      '[CBACBA]',
    );
  });
});

describe('blocks that are kept', () => {
  it('lose what was written where break or continue leaves them', () => {
    expect(
      render('{% for x in [1, 2] %}a{% set y %}b{% if x == 2 %}{% break %}{% endif %}c{% endset %}{{ y }}{% endfor %}'),
    ).toBe('abca');
    expect(render('{% for x in [1, 2] %}a{% filter upper %}b{% continue %}{% endfilter %}c{% endfor %}')).toBe('aa');
  });
});
