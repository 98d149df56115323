/** A line of a template: its static text, with a value between every two parts. */
interface TemplateLine {
  readonly texts: readonly string[];
  /** Position of the line's first value among those of the template. */
  readonly firstValue: number;
  /** Spaces and tabs at its beginning, which the further lines of its values get as well. */
  readonly indent: string;
}

/** The lines of a template. */
export type Template = readonly TemplateLine[];

/** Templates by literal: a literal in source code has the same frozen array whenever it is evaluated. */
const known = new WeakMap<TemplateStringsArray, Template>();

/** The lines of a literal, without the line break after the opening backtick, a blank last line and the common indentation. */
export function parseTemplate(strings: TemplateStringsArray): Template {
  const before = known.get(strings);
  if (before) return before;
  const template = withoutMargin(splitLines(strings));
  known.set(strings, template);
  return template;
}

/** A template of one line without values and without indentation. */
export function plainTemplate(text: string): Template {
  return [{ texts: [text], firstValue: 0, indent: '' }];
}

function splitLines(strings: readonly string[]): Template {
  const lines: TemplateLine[] = [];
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

function line(texts: readonly string[], firstValue: number): TemplateLine {
  const [first = ''] = texts;
  return { texts, firstValue, indent: first.slice(0, first.length - first.trimStart().length) };
}

/** The first line follows the opening backtick, without indentation. */
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

function isBlank({ texts, indent }: TemplateLine): boolean {
  return texts.length === 1 && texts[0] === indent;
}
