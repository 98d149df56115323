/** Returns true for an object of JSON: neither null nor a list. Commands without messages load no `@hubkit/messages` for its `isMembers`. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
