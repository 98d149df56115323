import { isMembers } from '@hubkit/messages';
import { packFiles, unpackFiles } from './files-in-json.ts';
import type { Storage } from './open-storage.ts';
import { type Entry, PROMPT_PREFIX, type StoreName } from './schema.ts';

/**
 * Raised when the form of the file changes. Files of version 1 have no generated files, messages before version 3 no parts; a store
 * that is missing has no entries.
 */
const VERSION = 4;

/** Everything that this browser keeps, as one file. It holds no token: none is ever stored. */
export interface HistoryFile {
  readonly format: 'hubkit-workbench';
  readonly version: typeof VERSION;
  /** ISO 8601. */
  readonly exportedAt: string;
  readonly stores: Readonly<Record<StoreName, readonly Entry[]>>;
}

const STORES = [
  'chats',
  'turns',
  'drafts',
  'jobs',
  'runs',
  'templates',
  'settings',
] as const satisfies readonly StoreName[];

/** Reads everything that is kept. */
export async function exportHistory(storage: Storage, now: () => Date = () => new Date()): Promise<HistoryFile> {
  const lists = await Promise.all(STORES.map(async (name) => [name, await storage.list(name)] as const));
  return {
    format: 'hubkit-workbench',
    version: VERSION,
    exportedAt: now().toISOString(),
    stores: toStores(lists),
  };
}

/** What people know of the entries, by the noun for one. */
const COUNTED = [
  ['chat', ({ chats }) => chats.length],
  ['run', ({ runs, jobs }) => new Set([...runs, ...jobs].map(({ id }) => id)).size],
  ['template', ({ templates }) => templates.length],
  ['prompt', ({ settings }) => settings.filter(({ id }) => id.startsWith(PROMPT_PREFIX)).length],
] as const satisfies readonly (readonly [noun: string, count: (stores: HistoryFile['stores']) => number])[];

/** Counts the chats, runs, templates and prompts. */
export function countEntries({
  stores,
}: Pick<HistoryFile, 'stores'>): readonly (readonly [noun: string, count: number])[] {
  return COUNTED.map(([noun, countIn]) => [noun, countIn(stores)] as const);
}

/** Names what a file has, with its numbers: `2 chats, 1 run and 3 prompts`. */
export function describeContents({ stores }: Pick<HistoryFile, 'stores'>): string {
  const parts = countEntries({ stores }).flatMap(([noun, count]) =>
    count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`],
  );
  return parts.length === 0 ? 'settings only' : new Intl.ListFormat('en-US').format(parts);
}

/** Prints the history as the text of a file, with the files that were generated. */
export async function printHistory(file: HistoryFile): Promise<string> {
  return JSON.stringify(await packFiles(file));
}

/** Imports the content of a file. Entries with the same id are replaced. */
export async function importHistory(storage: Storage, file: HistoryFile): Promise<void> {
  // Checked by `readHistory`; each page reads entries of its store with care.
  for (const name of STORES)
    if (file.stores[name].length > 0) await storage.put(name, ...(file.stores[name] as never[]));
  storage.reload();
}

/** Reads an exported file. Throws an error with the reason if it is invalid. */
export function readHistory(text: string): HistoryFile {
  const value = parse(text);
  if (!isMembers(value) || value.format !== 'hubkit-workbench' || !isMembers(value.stores))
    throw new Error('This file was not exported by the workbench. Choose a file written by Export.');
  if (![1, 2, 3, VERSION].includes(Number(value.version)))
    throw new Error('This file was exported by a newer workbench. Update this one, then import the file again.');
  const { stores } = value;
  const lists = STORES.map((name) => {
    const entries = stores[name] ?? [];
    if (!Array.isArray(entries) || !entries.every(name === 'turns' ? isTurn : isEntry))
      throw new Error(`The list “${name}” of this file is damaged. Nothing was imported.`);
    return [name, unpackFiles(entries) as readonly Entry[]] as const; // Checked a line above.
  });
  const exportedAt = typeof value.exportedAt === 'string' ? value.exportedAt : '';
  return {
    format: 'hubkit-workbench',
    version: VERSION,
    exportedAt,
    stores: toStores(lists),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This file is not JSON. Choose a file written by Export.');
  }
}

const isEntry = (value: unknown): boolean => isMembers(value) && typeof value.id === 'string' && value.id !== '';

const isTurn = (value: unknown): boolean =>
  isEntry(value) &&
  isMembers(value) &&
  typeof value.chat === 'string' &&
  (Array.isArray(value.parts) || typeof value.content === 'string') &&
  (value.role === 'user' || value.role === 'assistant') &&
  (value.parent === null || typeof value.parent === 'string');

/** Every store is among the lists, which TypeScript cannot see. */
function toStores(lists: readonly (readonly [StoreName, readonly Entry[]])[]): HistoryFile['stores'] {
  return Object.fromEntries(lists) as HistoryFile['stores'];
}
