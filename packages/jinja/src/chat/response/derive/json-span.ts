import { closingBracket, decodeJson } from '../decode-json.ts';
import { parsePython } from '../python-values.ts';

/** A decoded value and its position in a text. */
export interface ValueSpan {
  readonly start: number;
  readonly end: number;
  readonly value: unknown;
  readonly content: 'json' | 'python';
}

/** The outermost JSON (or Python) value of a text around a position. */
export function valueAround(text: string, position: number): ValueSpan | undefined {
  for (let start = 0; start <= position; start++) {
    if (text[start] !== '{' && text[start] !== '[') continue;
    const end = closingBracket(text, start);
    if (end === undefined || end <= position) continue;
    const part = text.slice(start, end);
    const json = decodeJson(part);
    if (json) return { start, end, value: json.value, content: 'json' };
    const python = /^\[?\s*[\w.]+\(/.test(part) ? undefined : tryPython(part);
    if (python) return { start, end, value: python.value, content: 'python' };
  }
  return undefined;
}

function tryPython(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: parsePython(text) };
  } catch {
    return undefined;
  }
}

/** The keys that lead to a value for which the test holds, such as `['function', 'name']`. */
export function pathTo(value: unknown, test: (part: unknown) => boolean): readonly string[] | undefined {
  if (test(value)) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const path = pathTo(part, test);
    if (path) return [key, ...path];
  }
  return undefined;
}
