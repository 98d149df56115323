import { describe, expect, it } from 'vitest';
import { Template } from '../../index.ts';

const prototypes = [Object, Array, String, Number, Function, Map, Set, Date].map((type) => type.prototype as object);
const names = [...new Set(prototypes.flatMap((prototype) => Object.getOwnPropertyNames(prototype)))].filter(
  // What Python has too: methods of str, list, dict, and the filters and tests of Jinja.
  (name) =>
    !/^(length|name|keys|values|items?|get|pop|sort|reverse|join|split|replace|trim|map|filter|at|slice|clear|find|index|copy|startswith|endswith|strip|lower|upper)$/.test(
      name,
    ),
);
const context = {
  o: {},
  l: [],
  s: 'x',
  i: 5,
  f: 1.5,
  b: true,
  m: new Map(),
  st: new Set(),
  d: new Date(0),
  fn: () => 1,
};

function outcome(source: string, k: string): string {
  try {
    return new Template(source).render({ ...context, k });
  } catch (error) {
    return (error as { pyType?: string }).pyType ? '' : String(error);
  }
}

describe('names of JavaScript', () => {
  it.each([
    ...Object.keys(context),
    'range',
    'range(3)',
    'dict()',
    'namespace()',
    'cycler(1)',
    'joiner()',
    '1.0',
    '(1,)',
    '("a"|safe)',
    '[1]|map("string")',
    '{}.keys()',
    '"a".upper',
    '("a"|groupby(0))[0]',
  ])('are nothing that %s has', (value) => {
    const reads = ['{{ (x)[k] }}', '{{ (x)|attr(k) }}', '{{ [x]|map(attribute=k)|join }}'].map((read) =>
      read.replace('x', value),
    );
    const leaks = names.flatMap((name) => [...reads, `{{ (${value}).${name} }}`].map((read) => outcome(read, name)));
    expect(new Set(leaks)).toEqual(new Set(['']));
  });

  it('are no variables, filters, entities or format fields', () => {
    for (const name of names) {
      expect(outcome(`{{ ${name} }}`, name)).toBe('');
      expect(outcome(`{{ [1]|map("${name}")|list }}`, name)).toBe('');
      expect(outcome(`{{ "{${name}}".format() }}{{ "%(${name})s" % {} }}`, name)).toBe('');
      expect(outcome(`{{ "&${name};"|striptags }}`, name)).toBe(`&${name};`);
    }
  });

  it('are read when they are the data of the caller', () => {
    expect(new Template('{{ o.constructor }}{{ o["toString"] }}').render({ o: { constructor: 5, toString: 6 } })).toBe(
      '56',
    );
  });
});
