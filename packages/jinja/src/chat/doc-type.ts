import { pyError } from '../engine/runtime/errors.ts';

/** A type of JSDoc or TypeScript that a JSON Schema can express. */
export type DocType =
  | { readonly kind: 'name'; readonly name: string; readonly items: readonly DocType[] }
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'list'; readonly item: DocType }
  | { readonly kind: 'tuple'; readonly items: readonly DocType[]; readonly text: string }
  | { readonly kind: 'union'; readonly items: readonly DocType[] }
  | { readonly kind: 'rest' }
  | { readonly kind: 'object' };

const token =
  /\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|[A-Za-z_$\u0080-\uffff][\w$.\u0080-\uffff]*|\.\.\.|\S)/y;

const nullType: DocType = { kind: 'name', name: 'null', items: [] };

/**
 * Reads `string`, `'a' | 'b'`, `number[]`, `Array<T>`, `Record<string, T>`, `[A, B]`, `?T`, `{a: T}` and combinations of
 * them.
 *
 * @throws {TemplateError} for text that is not a type.
 */
export function parseDocType(text: string): DocType {
  const tokens = tokenize(text);
  let at = 0;

  const take = (wanted: string): boolean => {
    const isThere = tokens[at]?.text === wanted;
    if (isThere) at++;
    return isThere;
  };
  const expect = (wanted: string): void => {
    if (!take(wanted)) throw unreadable(text);
  };

  const union = (): DocType => {
    take('|');
    const items = [suffixed()];
    while (take('|')) items.push(suffixed());
    const [only] = items;
    return only && items.length === 1 ? only : { kind: 'union', items: items.flatMap(listMembers) };
  };

  const suffixed = (): DocType => {
    if (take('?')) return { kind: 'union', items: [...listMembers(suffixed()), nullType] };
    if (take('!')) return suffixed();
    let type = primary();
    while (tokens[at]?.text === '[' && tokens[at + 1]?.text === ']') {
      at += 2;
      type = { kind: 'list', item: type };
    }
    return type;
  };

  const listUpTo = (close: string): DocType[] => {
    const items: DocType[] = [];
    while (!take(close)) {
      items.push(take('...') ? rest() : union());
      if (tokens[at]?.text !== close) expect(',');
    }
    return items;
  };

  const rest = (): DocType => {
    suffixed();
    return { kind: 'rest' };
  };

  const primary = (): DocType => {
    const first = tokens[at++];
    if (first === undefined) throw unreadable(text);
    const { text: word, start } = first;
    if (word === '(') {
      const inner = union();
      expect(')');
      return inner;
    }
    if (word === '[') {
      const items = listUpTo(']');
      return { kind: 'tuple', items, text: text.slice(start, tokens[at - 1]?.end) };
    }
    if (word === '{') return objectType();
    if (/^['"]/.test(word)) return { kind: 'literal', value: unquoted(word) };
    if (/^-?\d/.test(word)) return { kind: 'literal', value: Number(word) };
    if (word === 'true' || word === 'false') return { kind: 'literal', value: word === 'true' };
    if (word === 'readonly') return suffixed();
    if (word === '*') return { kind: 'name', name: '*', items: [] };
    if (!/^[A-Za-z_$\u0080-\uffff]/.test(word)) throw unreadable(text);
    if (word.endsWith('.')) return { kind: 'name', name: word.slice(0, -1), items: take('<') ? listUpTo('>') : [] };
    return { kind: 'name', name: word, items: take('<') ? listUpTo('>') : [] };
  };

  /** Skips the content of the braces: it does not appear in the schema that transformers generates. */
  const objectType = (): DocType => {
    for (let depth = 1; depth > 0; at++) {
      const word = tokens[at]?.text;
      if (word === undefined) throw unreadable(text);
      if (word === '{') depth++;
      if (word === '}') depth--;
    }
    return { kind: 'object' };
  };

  const type = union();
  if (at < tokens.length) throw unreadable(text);
  return type;
}

/** Unions in unions are one, as in Python. */
const listMembers = (type: DocType): readonly DocType[] => (type.kind === 'union' ? type.items : [type]);

function tokenize(text: string) {
  const tokens: { readonly text: string; readonly start: number; readonly end: number }[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const word = match[1] ?? '';
    tokens.push({ text: word, start: token.lastIndex - word.length, end: token.lastIndex });
  }
  return tokens;
}

const unquoted = (word: string): string => word.slice(1, -1).replace(/\\(.)/g, '$1');

const unreadable = (text: string): Error =>
  pyError('TypeHintParsingException', `Couldn't parse this type hint, likely due to a custom class or object: ${text}`);
