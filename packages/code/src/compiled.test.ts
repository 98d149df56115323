import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Code,
  call,
  code,
  compiled,
  entries,
  type Language,
  lines,
  paragraphs,
  print,
  python,
  type Stack,
  shell,
  typescript,
  type Value,
} from './index.ts';

const languages: readonly Language[] = [python, typescript, shell];

/** Code with two texts in every place that a text can have. */
const programs: Readonly<Record<string, (a: Value, b: Value) => Code | Stack>> = {
  'in static text': (a, b) => code`first ${a} and ${b} last`,
  'in a list': (a, b) => code`list = ${[a, 'between', b]}`,
  'alone in a list': (a) => code`list = ${[a]}`,
  'alone in a list in a list': (a) => code`some_list = ${[[[a]]]}`,
  'beside a list': (a, b) => code`call(${a}, ${['one', 'two', 'three']}, ${[b]})`,
  'deep in values': (a, b) => code`
    if ready:
        answer = ask(messages=${[{ role: 'user', content: [a, { type: 'text', text: b }] }]}, n=${1})
  `,
  'in stacks': (a, b) =>
    paragraphs(lines(code`import a`, undefined, code`b = ${a}`), false, lines(), code`c = ${[b, []]}`),
  'beside code inside of a list': (a, b) => code`x = ${[code`f(${a})`, code`g(${[b]})`]}`,
  'beside code of several lines inside of a list': (a, b) =>
    code`x = ${[
      code`
    f(
        ${a}
    )
  `,
      b,
    ]}`,
  'more than once': (a) => code`${a} ${[a, a]} ${[a]}`,
};

const anyText = fc.oneof(
  fc.string({ maxLength: 110 }),
  fc.string({ unit: fc.constantFrom('"', "'", '\\', '\n', '$', 'é', 'x'), maxLength: 60 }),
);

describe('compiled code', () => {
  it.each(Object.keys(programs))('is printed as code with the texts themselves: %s', (name) => {
    const build = programs[name] as (typeof programs)[string];
    for (const language of languages) {
      const program = compiled(language, build as never) as (...texts: readonly string[]) => string;
      fc.assert(
        fc.property(anyText, anyText, (a, b) => {
          expect(program(a, b)).toBe(print(build(a, b), language));
        }),
        { numRuns: 150 },
      );
    }
  });

  it('breaks calls and entries by the lengths of their texts', () => {
    const build = (id: Value, file: Value) => code`
      model = ${call('Model.from_pretrained', [id], { file })}
      other(
          ${entries({ id, files: [file] })}
      )
    `;
    const program = compiled(python, build as never) as (...texts: readonly string[]) => string;
    for (let length = 0; length < 100; length++) {
      const texts = ['x'.repeat(length), 'y'.repeat(length / 2)] as const;
      expect(program(...texts)).toBe(print(build(...texts), python));
    }
  });

  it('makes its program once', () => {
    let count = 0;
    const program = compiled(python, (id) => {
      count++;
      return code`load(${id})`;
    });
    expect([program('a'), program('b'), count]).toEqual(['load("a")', 'load("b")', 1]);
  });
});
