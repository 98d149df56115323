import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chatGlobals, filters, globals, methods, tests } from '../../packages/jinja/src/engine/library/index.ts';
import { root } from '../registry.ts';

export const path = 'packages/jinja/src/tools/editor/summaries.gen.ts';

/** The tables of each kind of callable, and the files of `library/` that define their rows. */
const KINDS = [
  { kind: 'filter', tables: [filters], files: ['filters-text', 'filters-list', 'filters-value'] },
  { kind: 'test', tables: [tests], files: ['tests'] },
  { kind: 'global', tables: [globals, chatGlobals], files: ['globals'] },
  { kind: 'method', tables: Object.values(methods), files: ['methods', 'methods-text', 'methods-data', 'codecs'] },
] as const;

/** The comment above each row of the library, as data for editors: bundles that only render hold none of it. */
export async function write(): Promise<string> {
  const kinds = await Promise.all(
    KINDS.map(async ({ kind, tables, files }) => {
      const found = new Map((await Promise.all(files.map(read))).flatMap((text) => [...summariesIn(text)]));
      const rows = new Set(tables.flatMap((table) => [...table.keys()].map((name) => table.get(name)?.name ?? name)));
      const lines = [...rows].sort().map((name) => {
        const summary = found.get(name);
        if (summary === undefined)
          throw new Error(
            `The ${kind} '${name}' has no summary: write a comment of one line above its row in library/.`,
          );
        return `    ${JSON.stringify(name)}: ${JSON.stringify(summary)},`;
      });
      return [`  ${kind}: {`, ...lines, '  },'];
    }),
  );
  return [
    '// Written by `npm run gen` from the comments in packages/jinja/src/library. Do not edit.',
    '',
    '/** One sentence on each filter, test, function and method. */',
    `export const SUMMARIES: Readonly<Record<${KINDS.map(({ kind }) => `'${kind}'`).join(' | ')}, Readonly<Record<string, string>>>> = {`,
    ...kinds.flat(),
    '};',
    '',
  ].join('\n');
}

const read = (name: string): Promise<string> =>
  readFile(join(root, `packages/jinja/src/engine/library/${name}.ts`), 'utf8');

/** The rows of a file that have a comment: one row, `...changing('append pop')`, or a list of `name: sentence`. */
function* summariesIn(source: string): Generator<[name: string, summary: string]> {
  for (const [, summary = '', name = ''] of source.matchAll(/^ +\/\*\* (.*) \*\/\n +(?:'(?=\W))?([^\s':]+)'?: /gm))
    yield [name, summary];
  for (const [, summary = '', names = ''] of source.matchAll(/^ +\/\*\* (.*) \*\/\n +\.\.\.\w+\('([\w ]+)'\),/gm))
    for (const name of names.split(' ')) yield [name, summary];
  for (const [, name = '', summary = ''] of source.matchAll(/^ +\* (\w+): (.*)$/gm)) yield [name, summary];
}
