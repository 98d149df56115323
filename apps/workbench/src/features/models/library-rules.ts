import type { ModelRecord } from '@hubkit/catalog';

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
