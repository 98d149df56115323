/** A figure and its mark, outside of code: `10.3 kB<!-- measured: size inference, the same with streaming -->`. */
const MARKED = /(?<![`\d.,])(\d[\d.,]* \w+)(<!-- measured: (.+?) -->)/g;

/** Lists the marks of measured figures in a page. */
export function marksIn(page: string): readonly string[] {
  return [...page.matchAll(MARKED)].map(([, , , mark = '']) => mark);
}

/** Replaces the marked figures of a page by these values; a figure without a value stays. */
export function withFigures(page: string, values: ReadonlyMap<string, string>): string {
  return page.replace(
    MARKED,
    (_, figure: string, comment: string, mark: string) => `${values.get(mark) ?? figure}${comment}`,
  );
}
