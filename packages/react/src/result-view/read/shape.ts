/** Returns a plain object as is; undefined for lists, files and null. */
export function record(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);
  return isRecord ? (value as Readonly<Record<string, unknown>>) : undefined; // Checked by the line above.
}

/** Returns the items of a list; a single object or text becomes a list of one. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Reads every item, or nothing if one of them cannot be read. */
export function all<Item>(items: readonly unknown[], read: (item: unknown) => Item | undefined): Item[] | undefined {
  const found = items.map(read);
  return found.some((item) => item === undefined) ? undefined : (found as Item[]); // No item is missing.
}

export function finite(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The property with a score, for objects that may lack it. */
export function withScore(value: unknown): { score?: number } {
  const score = finite(value);
  return score === undefined ? {} : { score };
}
