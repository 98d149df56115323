/** Finds the last name that a program imports, such as `pipeline` or `AutoModelForCausalLM`. */
const IMPORT = /^from [\w.]+ import (?:.*, *)?(\w+) *$/gm;

/**
 * Names the programs of a library after their imports, such as `pipeline` and `AutoModelForCausalLM`, or numbers them where these are
 * missing or equal. A single program has no name.
 */
export function variantNames(programs: readonly string[]): readonly string[] {
  if (programs.length < 2) return [];
  const names = programs.map((code) => [...code.matchAll(IMPORT)].at(-1)?.[1]);
  const areDistinct = new Set(names).size === names.length;
  return names.map((name, index) => (areDistinct && name) || `${index + 1} of ${programs.length}`);
}
