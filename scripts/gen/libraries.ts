import type { LibraryDefinition } from '../../packages/catalog/src/define-library.ts';
import { camelCase, generatedNote, importNamed, modulesIn, property } from '../registry.ts';

const folder = 'packages/catalog/src/libraries';

export const path = `${folder}/libraries.gen.ts`;

/** Every library under its tag. The lists of tags stand for themselves, so that they can be had without the snippets. */
export async function write(): Promise<string> {
  const libraries = await Promise.all((await modulesIn(folder)).map(libraryIn));
  const ids = libraries.map(({ id }) => id);
  return [
    generatedNote,
    "import { libraryUiElements } from '../define-library.ts';",
    ...ids.map((id) => `import { ${camelCase(id)} } from './${id}.ts';`),
    '',
    '/** Every library as it is defined. */',
    'export const LIBRARIES = {',
    ...ids.map((id) => `  ${property(id, camelCase(id))},`),
    '};',
    '',
    '/** Every library as lists and model pages show it. */',
    'export const MODEL_LIBRARIES_UI_ELEMENTS = libraryUiElements(LIBRARIES);',
    '',
  ].join('\n');
}

/** The library that a file defines. */
export async function libraryIn(id: string): Promise<LibraryDefinition> {
  const file = `${folder}/${id}.ts`;
  const library = await importNamed<LibraryDefinition>(file, camelCase(id));
  if (library.id !== id) throw new Error(`${file}: the id is "${library.id}".`);
  return library;
}
