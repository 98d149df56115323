/** The mapping of a model to the names that providers have for it, as the hub gives it. */
export interface ProviderMapping {
  readonly provider: string;
  readonly providerId: string;
  readonly task: string;
  readonly status?: string;
}

/** Reads the providers of a model, which the hub returns as an object by provider or as a list. */
export function readMapping(value: unknown): readonly ProviderMapping[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | undefined, unknown][] = Array.isArray(value)
    ? value.map((entry) => [undefined, entry])
    : Object.entries(value);
  return entries.flatMap(([name, entry]) => {
    const { provider = name, providerId, task, status } = (entry ?? {}) as Partial<ProviderMapping>; // Checked below.
    if (typeof provider !== 'string' || typeof providerId !== 'string' || typeof task !== 'string') return [];
    return [{ provider, providerId, task, ...(typeof status === 'string' && { status }) }];
  });
}
