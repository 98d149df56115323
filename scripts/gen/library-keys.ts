import { libraryFolder, listLibraries } from '../library-files.ts';
import { generatedNote, objectKey } from '../registry.ts';

export const path = `${libraryFolder}/keys.gen.ts`;

/** The tags of the libraries and the tasks they run: small enough to be had without the libraries themselves. */
export async function write(): Promise<string> {
  const libraries = (await listLibraries()).map(({ library }) => library);
  const list = (ids: readonly string[]) => ids.map((id) => `  '${id}',`);
  return [
    generatedNote,
    '',
    '/** The tags of all libraries. */',
    'export const ALL_MODEL_LIBRARY_KEYS = [',
    ...list(libraries.map(({ id }) => id)),
    '] as const;',
    '',
    '/** The tags of the libraries that are offered as filters. */',
    'export const ALL_DISPLAY_MODEL_LIBRARY_KEYS = [',
    ...list(libraries.filter(({ filter }) => filter).map(({ id }) => id)),
    '] as const;',
    '',
    '/** Which tasks hosted inference runs with a library. */',
    'export const LIBRARY_TASK_MAPPING = {',
    ...libraries.flatMap(({ id, hostedTasks = [] }) =>
      hostedTasks.length === 0 ? [] : [`  ${objectKey(id)}: [`, ...hostedTasks.map((task) => `    '${task}',`), '  ],'],
    ),
    '} as const;',
    '',
  ].join('\n');
}
