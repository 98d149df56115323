const FIGURE =
  /(?<![\w.])\d[\d,.]*[ -]?(?:ms|s|µs|kB|KB|MB|GB|KiB|MiB|GiB|x|×|%|percent|seconds?|minutes?|hours?|times)(?![\w])/g;

const MARKED = /\S+ \S+?<!-- measured: .+? -->/g;

/** Lists the numbers with a unit of time, size or proportion in a page, outside of code, generated tables and marked figures. */
export function listFigures(page: string): readonly string[] {
  const prose = page
    .replace(/^ *```[\s\S]*?^ *```/gm, '')
    .replace(/`[^`\n]+`/g, '')
    .replace(/<!-- table: .+ -->[\s\S]*?<!-- end of table -->/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(MARKED, '');
  return prose.match(FIGURE) ?? [];
}
