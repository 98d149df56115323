/** A model that some provider serves. */
export interface ServedModel {
  readonly id: string;
  /** Ids of the providers that serve it. */
  readonly providers: readonly string[];
}

/** Reads the hub's list of models. Invalid entries, and those without a known provider for the task, are omitted. */
export function readModels(body: unknown, task: string, known: ReadonlySet<string>): readonly ServedModel[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.id !== 'string') return [];
    const providers = readProviders(entry.inferenceProviderMapping, task).filter((id) => known.has(id));
    return providers.length > 0 ? [{ id: entry.id, providers }] : [];
  });
}

/** The hub has answered with an object by provider and with a list of entries. */
function readProviders(mapping: unknown, task: string): readonly string[] {
  const entries: readonly (readonly [unknown, unknown])[] = Array.isArray(mapping)
    ? mapping.map((entry: unknown) => [isRecord(entry) ? entry.provider : undefined, entry])
    : Object.entries(isRecord(mapping) ? mapping : {});
  return entries.flatMap(([provider, entry]) =>
    typeof provider === 'string' && isRecord(entry) && entry.task === task && entry.status !== 'error'
      ? [provider]
      : [],
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
