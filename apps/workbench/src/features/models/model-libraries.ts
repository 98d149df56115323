import type { LibraryDefinition, ModelRecord } from '@hubkit/catalog';

/** A library that loads a model, and why it was chosen. */
export interface LibraryRule {
  readonly library: string;
  readonly why: string;
}

/** The libraries of a model, the one that it names first: by `library_name`, then by tags. */
export function libraryRules(
  { library_name, tags }: Pick<ModelRecord, 'library_name' | 'tags'>,
  known: ReadonlySet<string>,
): readonly LibraryRule[] {
  const named = library_name !== undefined && known.has(library_name);
  const tagged = [...new Set(tags)].filter((tag) => known.has(tag) && tag !== library_name);
  return [
    ...(named ? [{ library: library_name, why: 'the model’s library' }] : []),
    ...tagged.map((tag) => ({ library: tag, why: 'a tag of the model' })),
  ];
}

/** Finds the last name that a program imports, such as `pipeline` or `AutoModelForCausalLM`. */
const IMPORT = /^from [\w.]+ import (?:.*, *)?(\w+) *$/gm;

/**
 * Names the programs of a library after their imports, such as `pipeline` and `AutoModelForCausalLM`, or numbers them where these are
 * missing or equal. A single program has no name.
 */
export function variantNames(programs: readonly string[]): readonly string[] {
  if (programs.length < 2) return [];
  const names = programs.map((code) => [...code.matchAll(IMPORT)].at(-1)?.[1]);
  const areDistinct = new Set(names).size === names.length;
  return names.map((name, index) => (areDistinct && name) || `${index + 1} of ${programs.length}`);
}

const MODULES = import.meta.glob<Readonly<Record<string, LibraryDefinition>>>([
  '../../../../../packages/catalog/src/libraries/*.ts',
  '!**/*.gen.ts',
  '!**/*.test.ts',
]);

/** Loads the definitions of libraries by id, each from a separate file. Unknown ids are omitted. */
export async function loadLibraries(ids: readonly string[]): Promise<ReadonlyMap<string, LibraryDefinition>> {
  const modules = await Promise.all(
    ids.map((id) => MODULES[`../../../../../packages/catalog/src/libraries/${id}.ts`]?.()),
  );
  const definitions = modules.flatMap((module) => Object.values(module ?? {}).filter(isDefinition));
  return new Map(definitions.map((definition) => [definition.id, definition]));
}

function isDefinition(value: unknown): value is LibraryDefinition {
  return typeof value === 'object' && value !== null && 'prettyLabel' in value;
}
