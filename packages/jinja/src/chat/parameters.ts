/** A parameter of a function, as its source declares it. */
export interface Parameter {
  readonly name: string;
  readonly hasDefault: boolean;
  /** True for a name out of a destructured object. */
  readonly isMember: boolean;
}

/** The head of a function: its parameters, and where its body begins. */
export interface FunctionHead {
  readonly parameters: readonly Parameter[];
  readonly bodyStart: number;
}

/**
 * Reads the head of a function from its source, as `Function.prototype.toString` gives it. The names of a destructured
 * object count as parameters.
 */
export function readHead(source: string): FunctionHead {
  const open = source.indexOf('(');
  const arrow = source.indexOf('=>');
  // `name => …` needs no parentheses.
  const isBare = arrow >= 0 && (open < 0 || arrow < open);
  const start = isBare ? 0 : open + 1;
  const end = isBare ? arrow : closing(source, start);
  const list = source.slice(start, end).replace(isBare ? /^\s*async\b/ : /^$/, '');
  return { parameters: parseParameters(list), bodyStart: isBare ? arrow : end + 1 };
}

function parseParameters(list: string, isMember = false): Parameter[] {
  return splitAtCommas(list).flatMap((part) => {
    const text = part.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').trim();
    if (text.startsWith('{')) return parseParameters(text.slice(1, closing(text, 1)), true);
    const match = /^(?:\.\.\.)?([\w$\u0080-\uffff]+)\s*(=)?/.exec(text);
    return match?.[1] ? [{ name: match[1], hasDefault: match[2] !== undefined, isMember }] : [];
  });
}

function splitAtCommas(list: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < list.length; at = next(list, at)) {
    if (list[at] !== ',') continue;
    parts.push(list.slice(from, at));
    from = at + 1;
  }
  return [...parts, list.slice(from)].filter((part) => part.trim() !== '');
}

/** The place of the bracket that closes the one before `start`. */
function closing(source: string, start: number): number {
  let at = start;
  while (at < source.length && !isClosing(source[at])) at = next(source, at);
  return at;
}

const isClosing = (char: string | undefined): boolean => char !== undefined && ')]}'.includes(char);

/** The place behind what begins here: a text, a comment, a pair of brackets or one character. */
function next(source: string, at: number): number {
  const char = source[at] as string;
  if ('([{'.includes(char)) return closing(source, at + 1) + 1;
  if (char === '/' && source[at + 1] === '*') return after(source, '*/', at + 2);
  if (char === '/' && source[at + 1] === '/') return after(source, '\n', at + 2);
  if (!'\'"`'.includes(char)) return at + 1;
  let end = at + 1;
  while (end < source.length && source[end] !== char) end += source[end] === '\\' ? 2 : 1;
  return end + 1;
}

function after(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  return found < 0 ? source.length : found + mark.length;
}
