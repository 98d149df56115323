import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { LIBRARIES, type LibrarySnippet, librarySnippets, MODEL_LIBRARIES_UI_ELEMENTS } from '../src/index.ts';

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

function parse({ language, content }: LibrarySnippet): void {
  if (content === notCode) return;
  if (language === 'js') {
    transformSync(content, { loader: 'js', format: 'esm' });
    return;
  }
  const [command, args] =
    language === 'python' ? ['python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.buffer.read())']] : ['sh', ['-n']];
  const { error, status, stderr } = spawnSync(command as string, args as string[], {
    input: content,
    encoding: 'utf8',
  });
  if (error) throw new Error(`This test needs ${command}. Install it and try again.`, { cause: error });
  expect(stderr).toBe('');
  expect(status).toBe(0);
}

describe('library snippets', () => {
  it.each(libraries)('have a sample: $id', ({ id }) => {
    if (!cases.some(({ library }) => library.id === id)) {
      throw new Error(`Create packages/catalog/samples/libraries/${id}/<case>/model.json, then run UPDATE_SAMPLES=1.`);
    }
  });

  it.each(cases)('are as expected: $library.id $name', ({ library, name, folder }) => {
    const model = JSON.parse(readFileSync(`${folder}/model.json`, 'utf8'));
    const snippets = librarySnippets(library, model);
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
    for (const snippet of snippets) parse(snippet);
    expect(MODEL_LIBRARIES_UI_ELEMENTS[library.id].snippets?.(model)).toEqual(snippets.map(({ content }) => content));
  });
});
