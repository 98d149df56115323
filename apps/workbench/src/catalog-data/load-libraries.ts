import type { LibraryDefinition } from '@hubkit/catalog';

const MODULES = import.meta.glob<Readonly<Record<string, LibraryDefinition>>>([
  '../../../../packages/catalog/src/libraries/*.ts',
  '!**/*.gen.ts',
  '!**/*.test.ts',
]);

/** Loads the definitions of libraries by id, each from a separate file. Unknown ids are omitted. */
export async function loadLibraries(ids: readonly string[]): Promise<ReadonlyMap<string, LibraryDefinition>> {
  const modules = await Promise.all(
    ids.map((id) => MODULES[`../../../../packages/catalog/src/libraries/${id}.ts`]?.()),
  );
  const definitions = modules.flatMap((module) => Object.values(module ?? {}).filter(isDefinition));
  return new Map(definitions.map((definition) => [definition.id, definition]));
}

function isDefinition(value: unknown): value is LibraryDefinition {
  return typeof value === 'object' && value !== null && 'prettyLabel' in value;
}
