import { Environment } from '../../engine/environment.ts';
import { chatGlobals, globals } from '../../engine/library/globals.ts';
import { methods } from '../../engine/library/methods.ts';
import type { Row } from '../../engine/runtime/runtime.ts';
import { SUMMARIES } from './summaries.gen.ts';

/** A filter, test, function or method, for completion and help. */
export interface LibraryEntry {
  readonly name: string;
  /** Names of the parameters, without the value that a filter, test or method works on. */
  readonly parameters: readonly string[];
  /** Number of required parameters. */
  readonly required: number;
  /** One sentence; empty for what the caller added. */
  readonly summary: string;
}

/** Everything that templates of an environment can call. */
export interface Library {
  readonly filters: readonly LibraryEntry[];
  readonly tests: readonly LibraryEntry[];
  readonly globals: readonly LibraryEntry[];
  /** By Python's name of the type: `str`, `list`, `dict`… */
  readonly methods: Readonly<Record<string, readonly LibraryEntry[]>>;
}

/** Describes the filters, tests, functions and methods of an environment, sorted by name. */
export function describeLibrary(environment: Environment = new Environment()): Library {
  const sorted = (entries: LibraryEntry[]) => entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const listed = (kind: 'filter' | 'test') =>
    [...new Set(environment.names(kind))].map((name) => {
      const isOwn = (kind === 'filter' ? environment.filters : environment.tests).has(name);
      const row = kind === 'filter' ? environment.filter(name) : environment.test(name);
      return createEntry(name, row, 1, isOwn ? '' : findSummary(kind, row));
    });
  const functions = environment.names('global').map((name) => {
    const isOwn = environment.globals.has(name);
    const row = isOwn ? undefined : (chatGlobals.get(name) ?? globals.get(name));
    return createEntry(name, row, 0, findSummary('global', row));
  });
  const ofTypes = Object.entries(methods).map(([type, table]): [string, LibraryEntry[]] => [
    type,
    sorted(
      [...table.keys()].map((name) => {
        const row = table.get(name);
        return createEntry(name, row, 1, findSummary('method', row));
      }),
    ),
  ]);
  return {
    filters: sorted(listed('filter')),
    tests: sorted(listed('test')),
    globals: sorted(functions),
    methods: Object.fromEntries(ofTypes),
  };
}

/** The sentence on a row; an alias has that of the row it names. */
const findSummary = (kind: keyof typeof SUMMARIES, row: Row | undefined): string =>
  (row && SUMMARIES[kind][row.name]) ?? '';

/** `subject`: number of the first parameters that precede the name in a template. */
function createEntry(name: string, row: Row | undefined, subject: number, summary: string): LibraryEntry {
  const parameters = row?.params.slice(subject) ?? [];
  return { name, parameters, required: Math.max(0, (row?.required ?? 0) - subject), summary };
}
