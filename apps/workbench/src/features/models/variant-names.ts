/** What a program imports last of all: `pipeline`, `AutoModelForCausalLM`. */
const IMPORT = /^from [\w.]+ import (?:.*, *)?(\w+) *$/gm;

/**
 * Names the programs of a library by what they import, such as `pipeline` and `AutoModelForCausalLM`; by their place where that is
 * nothing, or the same. A single program has no name.
 */
export function variantNames(programs: readonly string[]): readonly string[] {
  if (programs.length < 2) return [];
  const names = programs.map((code) => [...code.matchAll(IMPORT)].at(-1)?.[1]);
  const areDistinct = new Set(names).size === names.length;
  return names.map((name, index) => (areDistinct && name) || `${index + 1} of ${programs.length}`);
}
