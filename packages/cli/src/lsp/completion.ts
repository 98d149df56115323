import { Environment, parse, TemplateError } from '@hubkit/jinja';
import type { LibraryEntry } from '@hubkit/jinja/editor';
import { cursorAt } from './cursor.ts';
import { FIELDS, formatSignature, LOOP_FIELDS, library, methods, VARIABLES } from './words.ts';

/** A completion. */
export interface Suggestion {
  readonly label: string;
  readonly kind: 'filter' | 'test' | 'function' | 'method' | 'field' | 'variable' | 'keyword';
  /** Signature, for what takes arguments. */
  readonly detail?: string;
  readonly about?: string;
}

/** Completions at an offset, and the range that they replace. */
export interface Completions {
  readonly start: number;
  readonly end: number;
  readonly suggestions: readonly Suggestion[];
}

const KEYWORDS = 'and or not in is if else true false none'.split(' ');
const tags = [...new Environment().tags.keys(), 'endif', 'elif', 'else', 'endfor', 'endset', 'endmacro', 'endcall'];

/**
 * Lists the completions at an offset of a template, which may have errors.
 *
 * @param variables names of variables that the program passes
 */
export function completionsAt(source: string, offset: number, variables: readonly string[] = []): Completions {
  const cursor = cursorAt(source, offset);
  if (!cursor) return { start: offset, end: offset, suggestions: [] };
  const { start, end, kind, owner } = cursor;
  const suggestions = ((): Suggestion[] => {
    switch (kind) {
      case 'filter':
        return entries('filter', library.filters);
      case 'test':
        return [...entries('test', library.tests), { label: 'not', kind: 'keyword' }];
      case 'tag':
        return [...new Set(tags)].map((label) => ({ label, kind: 'keyword' }));
      case 'member':
        if (owner === 'loop') return described('field', LOOP_FIELDS);
        return [
          ...described('field', FIELDS),
          ...[...methods.values()].flatMap(({ entry }) => entries('method', [entry])),
        ];
      case 'name': {
        const own = namesIn(source, start, end).filter((name) => !Object.hasOwn(VARIABLES, name));
        const names = [...new Set([...own, ...variables])];
        return [
          ...described('variable', VARIABLES),
          ...names.map((label): Suggestion => ({ label, kind: 'variable' })),
          ...entries('function', library.globals),
          ...KEYWORDS.map((label): Suggestion => ({ label, kind: 'keyword' })),
        ];
      }
    }
  })();
  return { start, end, suggestions };
}

const entries = (kind: Suggestion['kind'], listed: readonly LibraryEntry[]): Suggestion[] =>
  listed.map((entry) => ({ label: entry.name, kind, detail: formatSignature(entry), about: entry.summary }));

const described = (kind: Suggestion['kind'], table: Readonly<Record<string, string>>): Suggestion[] =>
  Object.entries(table).map(([label, about]) => ({ label, kind, about }));

/** Names of the template's variables, without the word that is being typed. */
function namesIn(source: string, start: number, end: number): string[] {
  try {
    // With the typed word completed, most templates that are being edited can be read.
    const text = `${source.slice(0, start)}_${source.slice(end)}`;
    return [...new Set(parse(text).names.map(({ name }) => name))].filter((name) => name !== '_');
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    const before = source.slice(0, start).matchAll(/\{%-?\s*(?:set|for|macro)\s+(\w+)/g);
    return [...new Set(Array.from(before, ([, name = '']) => name))];
  }
}
