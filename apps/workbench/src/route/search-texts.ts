/** Longest text that is read from an address. */
const MAX_LENGTH = 200;

/** Reads texts among the search parameters of an address by their names; empty ones and values of other types are dropped. */
export function searchTexts<Name extends string>(
  search: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): { readonly [Key in Name]?: string } {
  const found = names.flatMap((name) => {
    const value = search[name];
    return typeof value === 'string' && value !== '' ? [[name, value.slice(0, MAX_LENGTH)]] : [];
  });
  return Object.fromEntries(found);
}
