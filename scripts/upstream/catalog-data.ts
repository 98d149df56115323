import { pathToFileURL } from 'node:url';
import * as catalog from '../../packages/catalog/src/index.ts';
import { type Comparison, compareValues } from './comparison.ts';
import type { Releases } from './packages.ts';

type Data = Readonly<Record<string, unknown>>;

/** Members that hold sentences: theirs are theirs, and ours are ours. */
const PROSE = new Set(['description', 'summary']);

/** Members of a task's page that are chosen, not facts. */
const CHOICES = new Set(['datasets', 'demo', 'inputs', 'metrics', 'models', 'spaces', 'widgetModels', 'outputs']);

/** Compares the data of @huggingface/tasks with the catalog: one table per value that both packages export. */
export async function compareCatalogData(releases: Releases): Promise<readonly Comparison[]> {
  const of = '@huggingface/tasks';
  const theirs: Data = await import(pathToFileURL(`${releases[of].folder}/dist/esm/index.js`).href);
  const ours: Data = catalog;
  return Object.keys(theirs)
    .filter((name) => name in ours && typeof theirs[name] !== 'function' && typeof ours[name] !== 'function')
    .sort()
    .map((name) => ({ of, title: `catalog ${name}`, ...compareData(theirs[name], ours[name]) }));
}

/** Compares facts; of an entry that only one of both has, the name. */
function compareData(theirs: unknown, ours: unknown): ReturnType<typeof compareValues> {
  const { same, differences } = compareValues(flatten(theirs), flatten(ours));
  const whole = new Set(differences.filter(({ kind }) => kind !== 'differs').map(({ item }) => item));
  return {
    same,
    differences: differences.filter(({ item }) => !item.includes(SEPARATOR) || !whole.has(parseEntry(item))),
  };
}

/** Between the parts of a path: names of hardware hold dots. */
const SEPARATOR = ' / ';

function parseEntry(item: string): string {
  return item.slice(0, item.indexOf(SEPARATOR));
}

/** Facts by their path. The items of a list of names are facts each; functions are the fact that they are there. */
function flatten(value: unknown): ReadonlyMap<string, unknown> {
  const facts = new Map<string, unknown>();
  visit(toPlain(value), [], facts);
  return facts;
}

function visit(value: unknown, path: readonly string[], facts: Map<string, unknown>): void {
  if (value === undefined || value === '' || value === false) return;
  if (path.length === 0 && isNames(value)) for (const name of value) facts.set(name, true);
  else if (isNames(value)) facts.set(path.join(SEPARATOR), [...value].sort());
  else if (isStructure(value)) {
    if (path.length === 1) facts.set(path.join(SEPARATOR), true);
    for (const [key, member] of Object.entries(value))
      if (!PROSE.has(key) && !CHOICES.has(key)) visit(toPlain(member), [...path, key], facts);
  } else facts.set(path.join(SEPARATOR) || 'value', typeof value === 'function' ? 'function' : value);
}

/** Maps, sets and expressions as plain values; line breaks in queries mean nothing. */
function toPlain(value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries(value);
  if (value instanceof Set) return [...value];
  if (value instanceof RegExp) return String(value);
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : value;
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** A list of numbers is one value. */
function isStructure(value: unknown): value is object {
  const isNumbers = Array.isArray(value) && value.every((item) => typeof item === 'number');
  return typeof value === 'object' && value !== null && !isNumbers;
}
