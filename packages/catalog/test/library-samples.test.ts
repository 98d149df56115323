import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findPython } from '../../../scripts/python-env.mjs';
import { describeWith } from '../../../test-support/describe-with.ts';
import { pythonSyntaxErrors, syntaxErrors } from '../../code/test/syntax-errors.ts';
import {
  LIBRARIES,
  type LibraryDefinition,
  librarySnippets,
  MODEL_LIBRARIES_UI_ELEMENTS,
  type ModelRecord,
} from '../src/index.ts';

/** `libraries/<id>/samples/` holds records, `<case>.json`, and what is expected for each: `<case>.py`, or `<case>.1.sh`, `<case>.2.py`. */
const source = fileURLToPath(new URL('../src/libraries/', import.meta.url));
const endings = { python: 'py', js: 'js', sh: 'sh', csharp: 'cs', text: 'txt' } as const;
const isUpdate = process.env.UPDATE_SAMPLES === '1';

const libraries = Object.values(LIBRARIES);
const cases = libraries.flatMap((library) => {
  const folder = `${library.id}/samples`;
  const files = filesIn(folder);
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  return names.map((name) => ({ library, name, folder, files: files.filter((file) => file.split('.')[0] === name) }));
});

function filesIn(folder: string): readonly string[] {
  return existsSync(source + folder) ? readdirSync(source + folder) : [];
}

function snippetsOf({ library, name, folder }: (typeof cases)[number]) {
  const model: ModelRecord = JSON.parse(readFileSync(`${source}${folder}/${name}.json`, 'utf8'));
  return { model, snippets: librarySnippets(library, model) };
}

describe('library snippets', () => {
  it.each(libraries.filter(({ snippets }: LibraryDefinition) => snippets))('have a sample: $id', ({ id }) => {
    if (!cases.some(({ library }) => library.id === id)) {
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

  it.each(cases)('are as expected: $library.id $name', (sample) => {
    const { library, name, folder, files } = sample;
    const { model, snippets } = snippetsOf(sample);
    const expected = snippets.map(({ language, content }, index) => ({
      file: `${name}.${snippets.length === 1 ? '' : `${index + 1}.`}${endings[language]}`,
      content: `${content}\n`,
    }));
    const names = [`${name}.json`, ...expected.map(({ file }) => file)];
    if (isUpdate) {
      for (const file of files.filter((file) => !names.includes(file))) rmSync(`${source}${folder}/${file}`);
      for (const { file, content } of expected) writeFileSync(`${source}${folder}/${file}`, content);
    } else {
      expect(files.filter((file) => !names.includes(file))).toEqual([]);
    }
    for (const { file, content } of expected) {
      if (!existsSync(`${source}${folder}/${file}`)) {
        throw new Error(`Create packages/catalog/src/libraries/${folder}/${file} with:\n${content}`);
      }
      expect(content).toBe(readFileSync(`${source}${folder}/${file}`, 'utf8'));
    }
    expect(MODEL_LIBRARIES_UI_ELEMENTS[library.id].snippets?.(model)).toEqual(snippets.map(({ content }) => content));
  });

  it('are programs where they are not in Python', () => {
    expect(syntaxErrors(programs())).toEqual([]);
  });
});

describeWith(findPython(), 'library snippets in Python', (python) => {
  it('are programs', () => {
    expect(pythonSyntaxErrors(python, programs())).toEqual([]);
  });
});

const programs = () => cases.flatMap((sample) => snippetsOf(sample).snippets);
