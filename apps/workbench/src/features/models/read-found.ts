import { isMembers } from '@hubkit/messages';
/** A model of the list. */
export interface FoundModel {
  readonly id: string;
  readonly task?: string | undefined;
  readonly library?: string | undefined;
  /** In the last 30 days. */
  readonly downloads?: number | undefined;
  /** Ids of the providers that serve it. */
  readonly providers: readonly string[];
}

/** Reads models as the hub lists them; invalid entries are omitted. */
export function readFound(body: unknown): readonly FoundModel[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((entry: unknown) => {
    if (!isMembers(entry) || typeof entry.id !== 'string') return [];
    const { id, pipeline_tag: task, library_name: library, downloads, inferenceProviderMapping: mapping } = entry;
    return [
      {
        id,
        task: typeof task === 'string' ? task : undefined,
        library: typeof library === 'string' ? library : undefined,
        downloads: typeof downloads === 'number' ? downloads : undefined,
        providers: providersOf(mapping),
      },
    ];
  });
}

/** The hub has answered with an object by provider and with a list of entries. */
function providersOf(mapping: unknown): readonly string[] {
  const names = Array.isArray(mapping)
    ? mapping.map((entry: unknown) => (isMembers(entry) ? entry.provider : undefined))
    : Object.keys(isMembers(mapping) ? mapping : {});
  return [...new Set(names.filter((name): name is string => typeof name === 'string'))];
}
