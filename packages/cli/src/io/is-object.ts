/** Returns true for an object of JSON: neither null nor a list. Commands without messages load no `@hubkit/messages` for its `isMembers`. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members of an object of JSON; none of anything else. */
export function toMembers(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}
