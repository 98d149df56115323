const FIGURE =
  /(?<![\w.])\d[\d,.]*[ -]?(?:ms|s|µs|kB|KB|MB|GB|KiB|MiB|GiB|x|×|%|percent|seconds?|minutes?|hours?|times)(?![\w])/g;

/** Lists the numbers with a unit of time, size or proportion in a page, outside of code blocks and generated tables. */
export function figuresOf(page: string): readonly string[] {
  const prose = page
    .replace(/^ *```[\s\S]*?^ *```/gm, '')
    .replace(/<!-- table: .+ -->[\s\S]*?<!-- end of table -->/g, '')
    .replaceAll(/\s+/g, ' ');
  return prose.match(FIGURE) ?? [];
}
