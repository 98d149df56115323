import type { LibraryDefinition } from '../../packages/catalog/src/library-code/define-library.ts';
import { camelCase, generatedNote, importNamed, modulesIn, objectKey } from '../registry.ts';

const folder = 'packages/catalog/src/libraries';

export const path = `${folder}/keys.gen.ts`;

/** The tags of the libraries and the tasks they run: small enough to be had without the libraries themselves. */
export async function write(): Promise<string> {
  const libraries = await Promise.all(
    (await modulesIn(folder)).map((name) => importNamed<LibraryDefinition>(`${folder}/${name}.ts`, camelCase(name))),
  );
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
