import {
  LIBRARIES,
  type LibraryDefinition,
  type LibrarySnippet,
  librarySnippets,
  type ModelRecord,
} from '@hubkit/catalog';
import type { NamedSnippet } from './print-snippets.ts';

/** A snippet that loads a model with a library. */
export interface LoadingSnippet extends LibrarySnippet, NamedSnippet {
  readonly library: string;
}

/** Lists the libraries that load a model: the chosen one, or those among its tags, starting with its `library_name`. */
export function findLibraries(model: ModelRecord, chosen: string | undefined): readonly LibraryDefinition[] {
  const all = Object.values<LibraryDefinition>(LIBRARIES);
  const own = all.filter(({ id }) => id === model.library_name);
  if (chosen !== undefined) return own;
  const tagged = all.filter(({ id, snippets }) => snippets && model.tags.includes(id) && id !== model.library_name);
  return [...own, ...tagged];
}

/** Returns true for the id of a library, in any case. */
export function isLibrary(id: string | undefined): boolean {
  return Object.hasOwn(LIBRARIES, id?.toLowerCase() ?? '');
}

/** Lists the snippets of libraries, with their names. Leaves out libraries that need details missing from the record. */
export function loadingSnippets(
  model: ModelRecord,
  libraries: readonly LibraryDefinition[],
): readonly LoadingSnippet[] {
  return libraries
    .flatMap((library) =>
      librarySnippets(library, model).map((snippet, index, { length }) => ({
        library: library.id,
        name: [library.id, snippet.language, length > 1 && index + 1].filter(Boolean).join(' '),
        ...snippet,
      })),
    )
    .filter(({ content }) => !isWarning(content));
}

/** True for a snippet that is a warning in a comment, without code. */
function isWarning(content: string): boolean {
  return /^# ⚠️[^\n]*$/.test(content.trim());
}
