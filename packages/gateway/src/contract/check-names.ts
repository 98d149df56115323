/** Throws for a name that does not exist: a misspelled limit would limit nothing. `path` is written before the name. */
export function checkNames(path: string, given: object | undefined, known: readonly string[]): void {
  for (const name of Object.keys(given ?? {}))
    if (!known.includes(name)) throw new TypeError(`${path}${name} does not exist; there are ${known.join(', ')}.`);
}
