import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findPython } from '../../../scripts/python-env.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { printSamplePage } from '../../../tests/support/sample-page.ts';
import { pythonSyntaxErrors, syntaxErrors } from '../../code/test/syntax-errors.ts';
import { librarySnippets, MODEL_LIBRARIES_UI_ELEMENTS, type ModelLibraryKey } from '../src/index.ts';
import { libraries, listPages, listSamples, readPage, samplesFolder } from './library-code/samples.ts';

if (process.env.UPDATE_SAMPLES === '1') for (const id of listPages()) writePage(id);
const samples = listSamples();
const snippets = samples.flatMap(({ library, model }) => librarySnippets(library, model));

describe('library snippets', () => {
  it.each(libraries.filter((library) => library.snippets))('have a sample: $id', ({ id }) => {
    if (!samples.some(({ library }) => library.id === id)) {
      throw new Error(
        `Create packages/catalog/test/samples/${id}.md with a heading "## <case>" and a model record in a block of json, then run UPDATE_SAMPLES=1.`,
      );
    }
  });

  it('have no page without its library', () => {
    const ids = libraries.map(({ id }) => id);
    expect(listPages().filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(samples)('are as expected: $library.id $name', ({ library, name, model, expected }) => {
    const own = librarySnippets(library, model);
    for (const [index, { content }] of own.entries())
      expect(content, `${library.id}.md, ${name}, snippet ${index + 1} (UPDATE_SAMPLES=1 writes it)`).toBe(
        expected[index]?.text ?? '',
      );
    expect(expected.map(({ info }) => info)).toEqual(own.map(({ language }) => language));
    const published = MODEL_LIBRARIES_UI_ELEMENTS[library.id as ModelLibraryKey];
    expect('snippets' in published && published.snippets?.(model)).toEqual(own.map(({ content }) => content));
  });

  it('have no blanks at the ends of lines, no tabs and no empty first or last line', () => {
    const untidy = snippets.filter(({ content }) => /[ \t]$/m.test(content) || /\t|^\n|\n$/.test(content));
    expect(untidy).toEqual([]);
  });

  it('are programs where they are not in Python', () => {
    expect(syntaxErrors(snippets)).toEqual([]);
  });
});

describeWith(findPython(), 'library snippets in Python', (python) => {
  it('are programs', () => {
    expect(pythonSyntaxErrors(python, snippets)).toEqual([]);
  });
});

/** Writes a page anew: its cases and records as they are, each with the code that is made for it now. */
function writePage(id: string): void {
  const library = libraries.find((one) => one.id === id);
  if (!library) return;
  const cases = readPage(id).map(({ name, blocks }) => {
    const record = blocks[0] ?? { info: 'json', text: '{}' };
    const made = librarySnippets(library, JSON.parse(record.text));
    return { name, blocks: [record, ...made.map(({ language, content }) => ({ info: language, text: content }))] };
  });
  writeFileSync(`${samplesFolder}${id}.md`, printSamplePage(id, cases));
}
