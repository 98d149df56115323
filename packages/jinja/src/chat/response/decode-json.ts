/** Decodes JSON as Python does, with `NaN` and `Infinity`; returns undefined for invalid JSON. */
export function decodeJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return /NaN|Infinity/.test(text) ? decodeWithConstants(text) : undefined;
  }
}

const MARK = '\u0000number:';

function decodeWithConstants(text: string): { readonly value: unknown } | undefined {
  const marked = text.replace(/"(?:[^"\\]|\\.)*"|-?Infinity|NaN/gs, (found) =>
    found.startsWith('"') ? found : JSON.stringify(MARK + found),
  );
  const restore = (_: string, value: unknown) =>
    typeof value === 'string' && value.startsWith(MARK) ? Number(value.slice(MARK.length)) : value;
  try {
    return { value: JSON.parse(marked, restore) };
  } catch {
    return undefined;
  }
}

/** Decodes the object or list that a text begins with, where only closing brackets follow it: some models write one too many. */
export function decodeLeadingJson(text: string): { readonly value: unknown } | undefined {
  const start = text.length - text.trimStart().length;
  const end = '{['.includes(text[start] ?? ' ') ? closingBracket(text, start) : undefined;
  return end !== undefined && /^[\s}\]]*$/.test(text.slice(end)) ? decodeJson(text.slice(start, end)) : undefined;
}

/** Decodes objects or lists that follow one another, with at most a comma or semicolon between them. */
export function decodeSequence(
  text: string,
  decode: (part: string) => { readonly value: unknown } | undefined,
): { readonly value: unknown[] } | undefined {
  const values: unknown[] = [];
  let at = skipSeparators(text, 0);
  while (at < text.length) {
    const end = closingBracket(text, at);
    const decoded = end === undefined ? undefined : decode(text.slice(at, end));
    if (!decoded || end === undefined) return undefined;
    values.push(decoded.value);
    at = skipSeparators(text, end);
  }
  return { value: values };
}

function skipSeparators(text: string, from: number): number {
  let at = from;
  while (/[\s,;]/.test(text[at] ?? '')) at++;
  return at;
}

/** The end of a bracketed text, brackets in quotes not counted; undefined if it is not closed. */
export function closingBracket(text: string, start: number): number | undefined {
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at++) {
    const char = text[at] as string;
    if (quote) {
      if (char === '\\') at++;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if ('{[('.includes(char)) depth++;
    else if ('}])'.includes(char) && --depth <= 0) return at + 1;
  }
  return undefined;
}
