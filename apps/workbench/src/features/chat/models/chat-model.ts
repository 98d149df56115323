/** A model that can be chatted with. */
export interface ChatModel {
  readonly id: string;
  /** Ids of the providers that serve it. */
  readonly providers: readonly string[];
}

/** Reads the hub's list of models; entries that are not models, or that no known provider serves, are left out. */
export function readChatModels(body: unknown, known: ReadonlySet<string>): readonly ChatModel[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.id !== 'string') return [];
    const providers = readProviders(entry.inferenceProviderMapping).filter((id) => known.has(id));
    return providers.length > 0 ? [{ id: entry.id, providers }] : [];
  });
}

/** The hub has answered with an object by provider and with a list of entries. */
function readProviders(mapping: unknown): readonly string[] {
  const entries: readonly (readonly [unknown, unknown])[] = Array.isArray(mapping)
    ? mapping.map((entry: unknown) => [isRecord(entry) ? entry.provider : undefined, entry])
    : Object.entries(isRecord(mapping) ? mapping : {});
  return entries.flatMap(([provider, entry]) =>
    typeof provider === 'string' && isRecord(entry) && entry.task === 'conversational' && entry.status !== 'error'
      ? [provider]
      : [],
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
