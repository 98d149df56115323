/** Returns the search parameters of an address with some changed; those that become undefined, empty or false are left out. */
export function changeSearch<Search extends object>(
  search: Search,
  change: { readonly [Name in keyof Search]?: Search[Name] | undefined },
): Search {
  const members = Object.entries({ ...search, ...change }).filter(([, value]) => value);
  return Object.fromEntries(members) as Search; // All parameters may be absent.
}
