import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findPython } from '../../../scripts/python-env.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { pythonSyntaxErrors, syntaxErrors } from '../../code/test/syntax-errors.ts';
import { librarySnippets, MODEL_LIBRARIES_UI_ELEMENTS, type ModelLibraryKey } from '../src/index.ts';
import { filesIn, libraries, librariesFolder, listSamples } from './library-code/samples.ts';

/** Beside the record `<case>.json`, the code that is expected for it: `<case>.py`, or `<case>.1.sh`, `<case>.2.py`. */
const endings = { python: 'py', js: 'js', sh: 'sh', csharp: 'cs', text: 'txt' } as const;
const isUpdate = process.env.UPDATE_SAMPLES === '1';
const samples = listSamples();
const snippets = samples.flatMap(({ library, model }) => librarySnippets(library, model));

describe('library snippets', () => {
  it.each(libraries.filter((library) => library.snippets))('have a sample: $id', ({ id }) => {
    if (!samples.some(({ library }) => library.id === id)) {
      throw new Error(`Create packages/catalog/src/libraries/${id}/samples/<case>.json, then run UPDATE_SAMPLES=1.`);
    }
  });

  it('have no expected code without its record', () => {
    const strays = libraries.flatMap(({ id }) => {
      const files = filesIn(`${id}/samples`);
      return files
        .filter((file) => !files.includes(`${file.split('.')[0]}.json`))
        .map((file) => `${id}/samples/${file}`);
    });
    expect(strays).toEqual([]);
  });

  it.each(samples)('are as expected: $library.id $name', ({ library, name, folder, files, model }) => {
    const own = librarySnippets(library, model);
    const expected = own.map(({ language, content }, index) => ({
      file: `${name}.${own.length === 1 ? '' : `${index + 1}.`}${endings[language]}`,
      content: `${content}\n`,
    }));
    const names = [`${name}.json`, ...expected.map(({ file }) => file)];
    if (isUpdate) {
      for (const file of files.filter((file) => !names.includes(file))) rmSync(`${librariesFolder}${folder}/${file}`);
      for (const { file, content } of expected) writeFileSync(`${librariesFolder}${folder}/${file}`, content);
    } else {
      expect(files.filter((file) => !names.includes(file))).toEqual([]);
    }
    for (const { file, content } of expected) {
      if (!existsSync(`${librariesFolder}${folder}/${file}`)) {
        throw new Error(`Create packages/catalog/src/libraries/${folder}/${file} with:\n${content}`);
      }
      expect(content).toBe(readFileSync(`${librariesFolder}${folder}/${file}`, 'utf8'));
    }
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
