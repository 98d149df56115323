const FIGURE =
  /(?<![\w.])\d[\d,.]*[ -]?(?:ms|s|µs|kB|KB|MB|GB|KiB|MiB|GiB|x|×|%|percent|seconds?|minutes?|hours?|times)(?![\w])/g;

const COUNT = 'two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|a hundred|a thousand|several|many';

/** Comparisons in words: "twice as fast", "half the size", "ten times slower". */
const COMPARISON = new RegExp(
  `\\b(?:twice|thrice|half|a third|a quarter|two thirds|(?:${COUNT}) times) (?:as \\w+|the \\w+|its \\w+|\\w+er\\b|more|less)`,
  'gi',
);

/** Lists the numbers with a unit of time, size or proportion in a page, and comparisons in words, outside of code blocks and generated tables. */
export function figuresOf(page: string): readonly string[] {
  const prose = page
    .replace(/^ *```[\s\S]*?^ *```/gm, '')
    .replace(/<!-- table: .+ -->[\s\S]*?<!-- end of table -->/g, '')
    .replaceAll(/\s+/g, ' ');
  return [...(prose.match(FIGURE) ?? []), ...(prose.match(COMPARISON) ?? [])];
}
