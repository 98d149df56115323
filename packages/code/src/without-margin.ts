/** Results by literal: a literal in source code has the same frozen array whenever it is evaluated. */
const known = new WeakMap<TemplateStringsArray, readonly string[]>();

/** Drops the line break after the opening backtick, the last line when it is blank, and the common indentation. */
export function withoutMargin(strings: TemplateStringsArray): readonly string[] {
  const before = known.get(strings);
  if (before) return before;
  const cut = cutMargin(strings);
  known.set(strings, cut);
  return cut;
}

function cutMargin(strings: TemplateStringsArray): readonly string[] {
  const margins = strings
    .flatMap((part, index) =>
      part
        .split('\n')
        .slice(1)
        .map((line, place, all) => ({ line, isCut: place === all.length - 1 && index < strings.length - 1 })),
    )
    .filter(({ line, isCut }) => isCut || line.trim() !== '')
    .map(({ line }) => line.length - line.trimStart().length);
  const margin = margins.length === 0 ? 0 : Math.min(...margins);
  return strings.map((part, index) => {
    const [first = '', ...rest] = part.split('\n');
    const cut = [first, ...rest.map((line) => line.slice(margin))].join('\n');
    const opened = index === 0 ? cut.replace(/^[ \t]*\n/, '') : cut;
    return index === strings.length - 1 ? opened.replace(/\n[ \t]*$/, '') : opened;
  });
}
