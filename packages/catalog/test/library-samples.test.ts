import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findPython } from '../../../scripts/python-env.mjs';
import { describeWith } from '../../../test-support/describe-with.ts';
import { pythonSyntaxErrors, syntaxErrors } from '../../code/test/syntax-errors.ts';
import { LIBRARIES, type LibraryDefinition, librarySnippets, MODEL_LIBRARIES_UI_ELEMENTS } from '../src/index.ts';

/** `samples/libraries/<library>/<case>/` holds `model.json` and the snippets that are expected for it: `1.py`, `2.sh` … */
const samples = fileURLToPath(new URL('../samples/libraries/', import.meta.url));
const endings = { python: 'py', js: 'js', sh: 'sh' } as const;
const isUpdate = process.env.UPDATE_SAMPLES === '1';

/** Fixed by the specification, and not a line of code. */
const notCode = 'unknown model type (must be text-to-speech or automatic-speech-recognition)';

const libraries = Object.values(LIBRARIES);
const cases = libraries.flatMap((library) => {
  const folder = `${samples}${library.id}`;
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.map((name) => ({ library, name, folder: `${folder}/${name}` }));
});

function snippetsOf({ library, folder }: (typeof cases)[number]) {
  const model = JSON.parse(readFileSync(`${folder}/model.json`, 'utf8'));
  return { model, snippets: librarySnippets(library, model) };
}

describe('library snippets', () => {
  it.each(libraries.filter(({ snippets }: LibraryDefinition) => snippets))('have a sample: $id', ({ id }) => {
    if (!cases.some(({ library }) => library.id === id)) {
      throw new Error(`Create packages/catalog/samples/libraries/${id}/<case>/model.json, then run UPDATE_SAMPLES=1.`);
    }
  });

  it.each(cases)('are as expected: $library.id $name', (sample) => {
    const { library, name, folder } = sample;
    const { model, snippets } = snippetsOf(sample);
    const files = snippets.map(({ language, content }, index) => ({
      file: `${index + 1}.${endings[language]}`,
      content: `${content}\n`,
    }));
    for (const { file, content } of files) {
      const path = `${folder}/${file}`;
      if (isUpdate) writeFileSync(path, content);
      if (!existsSync(path)) {
        throw new Error(`Create packages/catalog/samples/libraries/${library.id}/${name}/${file} with:\n${content}`);
      }
      expect(content).toBe(readFileSync(path, 'utf8'));
    }
    expect(readdirSync(folder).toSorted()).toEqual([...files.map(({ file }) => file), 'model.json'].toSorted());
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

const programs = () =>
  cases.flatMap((sample) => snippetsOf(sample).snippets).filter(({ content }) => content !== notCode);
