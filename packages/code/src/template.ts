/** A part of a template: a line with values, or lines without any. */
interface TemplatePart {
  /** Static text, with a value between every two members. A part without values has a single one, which may have several lines. */
  readonly texts: readonly string[];
  /** Position of the part's first value among those of the template. */
  readonly firstValue: number;
  /** Spaces and tabs at its beginning, which the further lines of its values get as well. */
  readonly indent: string;
}

/** The parts of a template, one below the other. */
export type Template = readonly TemplatePart[];

/** Templates by literal: a literal in source code has the same frozen array whenever it is evaluated. */
const known = new WeakMap<TemplateStringsArray, Template>();

/** The parts of a literal, without the line break after the opening backtick, a blank last line and the common indentation. */
export function templateOf(strings: TemplateStringsArray): Template {
  const before = known.get(strings);
  if (before) return before;
  const template = withStaticLinesJoined(withoutMargin(splitLines(strings)));
  known.set(strings, template);
  return template;
}

/** A template of one line without values and without spaces around it. */
export function plainTemplate(text: string): Template {
  return [{ texts: [text], firstValue: 0, indent: '' }];
}

function splitLines(strings: readonly string[]): Template {
  const lines: TemplatePart[] = [];
  let texts: string[] = [];
  let firstValue = 0;
  for (let index = 0; index < strings.length; index++) {
    const [first = '', ...others] = (strings[index] ?? '').split('\n');
    texts.push(first);
    for (const text of others) {
      lines.push(line(texts, firstValue));
      texts = [text];
      firstValue = index;
    }
  }
  return [...lines, line(texts, firstValue)];
}

function line(texts: readonly string[], firstValue: number): TemplatePart {
  const [first = ''] = texts;
  return { texts, firstValue, indent: first.slice(0, first.length - first.trimStart().length) };
}

/** The first line stands behind the opening backtick, where it has no indentation. */
function withoutMargin(lines: Template): Template {
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0) return lines;
  const margin = Math.min(...others.filter((other) => !isBlank(other)).map(({ indent }) => indent.length));
  const cut = others.map(({ texts: [start = '', ...rest], firstValue }) =>
    line([start.slice(margin), ...rest], firstValue),
  );
  const all = isBlank(first) ? cut : [first, ...cut];
  const last = all.at(-1);
  return all.length > 1 && last && isBlank(last) ? all.slice(0, -1) : all;
}

/** Joins lines without values to one part, which is written at once. Those at its ends have text. */
function withStaticLinesJoined(lines: Template): Template {
  const parts: TemplatePart[] = [];
  for (let start = 0; start < lines.length; ) {
    let end = start;
    if (isText(lines[start])) for (let at = start + 1; isStatic(lines[at]); at++) if (isText(lines[at])) end = at;
    const joined = lines.slice(start, end + 1);
    const [first] = joined as [TemplatePart];
    const text = joined.map((each) => (isBlank(each) ? '' : each.texts[0])).join('\n');
    parts.push(joined.length === 1 ? first : { ...first, texts: [text] });
    start = end + 1;
  }
  return parts;
}

function isStatic(part: TemplatePart | undefined): part is TemplatePart {
  return part?.texts.length === 1;
}

function isText(part: TemplatePart | undefined): boolean {
  return isStatic(part) && !isBlank(part);
}

function isBlank({ texts, indent }: TemplatePart): boolean {
  return texts.length === 1 && texts[0] === indent;
}
