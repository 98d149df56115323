/** A budget that grows with its content: `fixed` bytes, and `each` bytes for every file or folder in `folder`. */
export interface SizeBudget {
  readonly fixed: number;
  readonly each: number;
  /** Path below the package; `undefined` where the budget does not grow. */
  readonly folder: string | undefined;
}

/** Reads `11 kB` and `16 kB + 0.4 kB * src/providers`; 1 kB is 1000 bytes. */
export function parseBudget(text: string): SizeBudget {
  const found = /^([\d.]+) kB(?: \+ ([\d.]+) kB \* (\S+))?$/.exec(text);
  if (!found)
    throw new Error(`size.json: "${text}" is no budget; write it as "11 kB" or "16 kB + 0.4 kB * src/providers"`);
  const [, fixed, each = 0, folder] = found;
  return { fixed: Number(fixed) * 1000, each: Number(each) * 1000, folder };
}

/** The bytes of a budget for so many files or folders. */
export function computeBytes({ fixed, each }: SizeBudget, count: number): number {
  return fixed + each * count;
}

/** Lists the names in a folder without extensions; tests and generated files are omitted, a file and its folder count once. */
export function countedNames(files: readonly string[]): string[] {
  const names = files.filter((file) => !/\.(test|cases|gen)\./.test(file)).map((file) => file.replace(/\.tsx?$/, ''));
  return [...new Set(names)];
}
