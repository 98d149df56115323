import { chatGlobals, filters, globals, MUTATES, methods, OPEN, tests } from '../../src/engine/library/index.ts';
import { extensionTags, standardTags } from '../../src/engine/parser/tags.ts';
import type { Row } from '../../src/engine/runtime/runtime.ts';
import { FILTERS, METHODS, TESTS } from '../differential/grammar/callables.ts';
import { PROSE } from './prose.ts';
import { ABSENT, ATTRIBUTES, DIFFERENT, type Kind, PYTHON } from './python.ts';

const tables: Readonly<Record<Kind, Pick<ReadonlyMap<string, Row>, 'get'> & { keys(): Iterable<string> }>> = {
  filters,
  tests,
  globals: {
    get: (name) => globals.get(name) ?? chatGlobals.get(name),
    keys: () => [...globals.keys(), ...chatGlobals.keys()],
  },
  str: methods.str,
  list: methods.list,
  tuple: methods.tuple,
  dict: methods.dict,
  int: methods.int,
  float: methods.float,
};

const fuzzed: Readonly<Partial<Record<Kind, ReadonlySet<string>>>> = {
  filters: new Set(FILTERS.map(({ name }) => name)),
  tests: new Set(TESTS.map(({ name }) => name)),
  ...Object.fromEntries(
    ['str', 'list', 'tuple', 'dict', 'int', 'float'].map((kind) => [kind, new Set(METHODS.map(({ name }) => name))]),
  ),
};

const titles: Readonly<Record<Kind, string>> = {
  filters: 'Filters',
  tests: 'Tests',
  globals: 'Functions',
  str: 'Methods of `str`',
  list: 'Methods of `list`',
  tuple: 'Methods of `tuple`',
  dict: 'Methods of `dict`',
  int: 'Methods of `int`',
  float: 'Methods of `float`',
};

/** The page, from the tables of the library and of the tests. Throws where a name of Python is nowhere accounted for. */
export function compatibilityPage(): string {
  const kinds = Object.keys(PYTHON) as Kind[];
  const tags = [...standardTags.keys()].sort();
  const extensions = Object.entries(extensionTags).map(
    ([name, table]) => `\`${[...table.keys()].join('`, `')}\` (${name})`,
  );
  return [
    PROSE.head,
    summary(kinds),
    PROSE.values,
    `## Statements\n\n${tags.map((tag) => `\`${tag}\``).join(', ')}, \`raw\`, and from extensions ${extensions.join(', ')}, \`trans\` (i18n).\n`,
    PROSE.language,
    ...kinds.map(section),
    PROSE.differences,
  ].join('\n');
}

function summary(kinds: readonly Kind[]): string {
  const rows = kinds.map((kind) => {
    const names = PYTHON[kind];
    const absent = names.filter((name) => `${kind}.${name}` in ABSENT).length;
    const different = names.filter((name) => `${kind}.${name}` in DIFFERENT).length;
    return `| ${titles[kind]} | ${names.length} | ${names.length - absent - different} | ${different} | ${absent} |`;
  });
  return `| | in Python | same | differs | absent |\n|---|--:|--:|--:|--:|\n${rows.join('\n')}\n`;
}

function section(kind: Kind): string {
  const known: ReadonlySet<string> = new Set(PYTHON[kind]);
  const extra = [...tables[kind].keys()].filter((name) => !known.has(name));
  if (extra.length > 0)
    throw new Error(`${kind}: Python has no ${extra.join(', ')}; what Jinja lacks does not belong in the tables.`);
  const rows = PYTHON[kind].map(
    (name) => `| ${code(name)} | ${signature(kind, name)} | ${status(kind, name)} | ${check(kind, name)} |`,
  );
  return `## ${titles[kind]}\n\n| name | arguments | | compared by |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

function status(kind: Kind, name: string): string {
  const key = `${kind}.${name}`;
  const row = tables[kind].get(name);
  if (key in ABSENT) {
    if (row) throw new Error(`${key} is listed as absent, but the table has it.`);
    return `absent: ${ABSENT[key]}`;
  }
  if (!row && !ATTRIBUTES.has(key))
    throw new Error(`${key} is neither in the table nor listed as absent with a reason.`);
  if (key in DIFFERENT) return `differs: ${DIFFERENT[key]}`;
  return row?.has(MUTATES) ? 'same: refused, as in the immutable sandbox' : 'same';
}

function check(kind: Kind, name: string): string {
  if (`${kind}.${name}` in ABSENT) return '';
  return fuzzed[kind]?.has(name) ? 'cases, fuzzer' : 'cases';
}

function signature(kind: Kind, name: string): string {
  const row = tables[kind].get(name);
  if (!row) return '';
  const own = kind === 'globals' ? row.params : row.params.slice(1);
  const required = row.required - (row.params.length - own.length);
  const list = own.map((param, index) => (index < required ? param : `[${param}]`));
  return code([...list, ...(row.has(OPEN) ? ['…'] : [])].join(', '));
}

function code(text: string): string {
  return text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``;
}
