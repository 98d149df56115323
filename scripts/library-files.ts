import type { LibraryDefinition } from '../packages/catalog/src/library-code/define-library.ts';
import { camelCase, importFolder, importNamed, modulesIn } from './registry.ts';

/** The folder of the libraries with code, a file each. */
export const libraryFolder = 'packages/catalog/src/libraries';

/** The folder of the libraries without code, a file for each field. */
const folderWithoutCode = 'packages/catalog/src/libraries-without-code';

/** A library and its place in the sources. */
export interface LibraryFile {
  readonly library: LibraryDefinition;
  /** Path of the file from the root of the repository. */
  readonly path: string;
}

/**
 * Lists all libraries in the order of their ids.
 *
 * @throws Error if a library is not named as its id demands, is defined twice, or is in the wrong one of the two folders
 */
export async function listLibraries(): Promise<readonly LibraryFile[]> {
  const found = (await Promise.all([withCode(), withoutCode()])).flat();
  const libraries = found.toSorted((left, right) => (left.library.id < right.library.id ? -1 : 1));
  const twice = libraries.find(({ library }, index) => library.id === libraries[index + 1]?.library.id);
  if (twice) throw new Error(`Two libraries have the id "${twice.library.id}"; one is in ${twice.path}.`);
  return libraries;
}

async function withCode(): Promise<readonly LibraryFile[]> {
  return Promise.all(
    (await modulesIn(libraryFolder)).map(async (name) => {
      const path = `${libraryFolder}/${name}.ts`;
      const library = await importNamed<LibraryDefinition>(path, camelCase(name));
      if (library.id !== name) throw new Error(`${path}: the id is "${library.id}", but the file is named "${name}".`);
      if (!library.snippets)
        throw new Error(`${path}: a library without snippets is a record in ${folderWithoutCode}.`);
      return { library, path };
    }),
  );
}

async function withoutCode(): Promise<readonly LibraryFile[]> {
  const found = await importFolder<LibraryDefinition>(folderWithoutCode);
  return found.map(({ path, name, value: library }) => {
    if (name !== camelCase(library.id)) throw new Error(`${path}: export "${library.id}" as ${camelCase(library.id)}.`);
    if (library.snippets)
      throw new Error(`${path}: ${name} has snippets: move it to ${libraryFolder}/${library.id}.ts.`);
    return { library, path };
  });
}
