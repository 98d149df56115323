import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPython } from '../../../scripts/python-env.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { type LibrarySnippet, librarySnippets } from '../src/index.ts';
import { marks, replaceMarks, type Texts, withTexts } from './library-code/hostile.ts';
import {
  csharpProgram,
  javascriptProgram,
  type Program,
  pythonPrograms,
  shellPrograms,
} from './library-code/literals.ts';
import { type LibrarySample, listSamples } from './library-code/samples.ts';

const samples = listSamples();

const pieces = [
  ...['"', "'", '\\', '`', '"""', "'''", '\n', '\r', '\r\n', '\t', '$(exit 3)', `\${x}`, '$HOME', '{x}', '{{x}}', '%s'],
  ...['#', '//', '*/', ';', '&&', '|', '>', '<', '!', '-rf', '\\n', '\\"', ')', 'import os', '\u0085'],
  ...['\u2028', '\u202e', '\u200f', '\ufeff', '👩‍👩‍👧', 'é', '$&', '$1', '__proto__'],
];
const nasty = fc.string({ unit: fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 2 })), maxLength: 8 });
/** Ends like no Python name and no version, so that it takes the branches of the marks. */
const text = nasty.map((value) => `${value.replaceAll('/', '∕').replaceAll('zq.', '')}.x`);
const texts: fc.Arbitrary<Texts> = fc.record({
  owner: text,
  name: text,
  base: text,
  prompt: text,
  file: text,
  task: text,
});
const huge = '"\'\\$(x)`\n'.repeat(1200);
const allHuge: Texts = { owner: huge, name: huge, base: huge, prompt: huge, file: huge, task: huge };

/** Snippets, with the library and the record that they are for. */
const snippetsFor = (chosen: Texts) =>
  samples.flatMap(({ library, name, model }) =>
    librarySnippets(library, withTexts(model, chosen)).map((snippet) => ({
      ...snippet,
      name: `${library.id} ${name}`,
    })),
  );
const harmless = snippetsFor(marks);

type Parse = (sources: readonly string[]) => readonly Program[];

/** Compares the snippets of one language with those for the marks: nothing but the contents of literals may differ. */
function compare(chosen: Texts, language: LibrarySnippet['language'], parse: Parse): void {
  const programsOf = (snippets: typeof harmless) => {
    const own = snippets.filter((snippet) => snippet.language === language);
    const programs = parse(own.map(({ content }) => content));
    return own.map(({ name, content }, index) => ({ name, content, ...programs[index] }));
  };
  const found = programsOf(snippetsFor(chosen));
  const expected = programsOf(harmless);
  expect(found.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
  expect(found).not.toEqual([]);
  for (const [index, { name, content, shape, literals }] of found.entries()) {
    const wanted = expected[index]?.literals?.map((literal) => replaceMarks(literal, chosen));
    const isSame = shape === expected[index]?.shape && JSON.stringify(literals) === JSON.stringify(wanted);
    // Differences of huge texts are not worth their print.
    if (!isSame) throw new Error(`A text left its literal in the code for ${name}:\n${content.slice(0, 2000)}`);
  }
}

describe('texts of a record stay one literal each', () => {
  it('in a shell', () => {
    const check = (chosen: Texts) => compare(chosen, 'sh', shellPrograms);
    check(allHuge);
    fc.assert(fc.property(texts, check), { numRuns: 5 });
  });

  it('in JavaScript', () => {
    const check = (chosen: Texts) => compare(chosen, 'js', (all) => all.map(javascriptProgram));
    check(allHuge);
    fc.assert(fc.property(texts, check), { numRuns: 10 });
  });

  it('in C#', () => {
    const check = (chosen: Texts) => compare(chosen, 'csharp', (all) => all.map(csharpProgram));
    fc.assert(fc.property(texts, check), { numRuns: 10 });
  });

  it('and never stand in a sentence in the place of code', () => {
    const check = (chosen: Texts) => compare(chosen, 'text', (all) => all.map((shape) => ({ shape, literals: [] })));
    fc.assert(fc.property(texts, check), { numRuns: 5 });
  });
});

describeWith(findPython(), 'texts of a record stay one literal each in Python', (python) => {
  it('for more than a thousand hostile records', () => {
    const numRuns = 6;
    expect(samples.length * numRuns).toBeGreaterThan(1000);
    const check = (chosen: Texts) => compare(chosen, 'python', (all) => pythonPrograms(python, all));
    check(allHuge);
    fc.assert(fc.property(texts, check), { numRuns });
  });
});

describe('the code of a library', () => {
  it('is the same for a record whatever was generated before', () => {
    const expected = new Map(
      samples.map((sample) => [sample, JSON.stringify(librarySnippets(sample.library, sample.model))]),
    );
    const order = fc.shuffledSubarray([...samples], { minLength: Math.floor(samples.length / 2) });
    fc.assert(
      fc.property(order, texts, (chosen, hostile) => {
        for (const sample of chosen) librarySnippets(sample.library, withTexts(sample.model, hostile));
        const changed = chosen.filter(
          ({ library, model }, index) =>
            JSON.stringify(librarySnippets(library, model)) !== expected.get(chosen[index] as LibrarySample),
        );
        expect(changed).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  it('leaves the record as it is', () => {
    for (const { library, model } of samples) {
      const before = JSON.stringify(model);
      librarySnippets(library, model);
      expect(JSON.stringify(model)).toBe(before);
    }
  });
});
