import { isMembers } from '@hubkit/messages';
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
  return createFile(
    now().toISOString(),
    await Promise.all(STORES.map(async (name) => [name, await storage.list(name)] as const)),
  );
}

/** The file of lists that have every store, which TypeScript cannot see. */
function createFile(exportedAt: string, lists: readonly (readonly [StoreName, readonly Entry[]])[]): HistoryFile {
  const stores = Object.fromEntries(lists) as HistoryFile['stores'];
  return { format: 'hubkit-workbench', version: VERSION, exportedAt, stores };
}

/** What people know of the entries, by the noun for one. */
const COUNTED = [
  ['chat', ({ chats }) => chats.length],
  ['run', ({ runs, jobs }) => new Set([...runs, ...jobs].map(({ id }) => id)).size],
  ['template', ({ templates }) => templates.length],
  ['prompt', ({ settings }) => settings.filter(({ id }) => id.startsWith(PROMPT_PREFIX)).length],
] as const satisfies readonly (readonly [noun: string, count: (stores: HistoryFile['stores']) => number])[];

/** Counts the chats, runs, templates and prompts. */
export function countEntries({ stores }: HistoryFile): readonly (readonly [noun: string, count: number])[] {
  return COUNTED.map(([noun, countIn]) => [noun, countIn(stores)] as const);
}

/** Names what a file has, with its numbers: `2 chats, 1 run and 3 prompts`. */
export function describeContents(file: HistoryFile): string {
  const parts = countEntries(file).flatMap(([noun, count]) =>
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
  return createFile(typeof value.exportedAt === 'string' ? value.exportedAt : '', lists);
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

/** Key that marks an object as a file in JSON; its value is a data URL. */
const FILE = 'hubkit-file';
const DATA_URL = /^data:([^;,]*);base64,([A-Za-z0-9+/]*={0,2})$/;
/** Media types that a page may show. A file of any other type is kept as bytes: a document could bring scripts. */
const SHOWN = /^(?:image|audio|video)\/[\w.+-]+$|^text\/plain$/;
/** Bytes that are encoded at once: a multiple of three, and few enough to be arguments of a call. */
const BLOCK = 3 * 8192;

/** Returns plain data in which every file is a data URL. */
async function packFiles(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return { [FILE]: `data:${value.type};base64,${toBase64(await value.arrayBuffer())}` };
  if (Array.isArray(value)) return Promise.all(value.map(packFiles));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(async ([key, each]) => [key, await packFiles(each)] as const);
  return Object.fromEntries(await Promise.all(fields));
}

/** Makes files of the data URLs that `packFiles` has written. Throws an error where one is damaged. */
function unpackFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackFiles);
  if (typeof value !== 'object' || value === null) return value;
  if (FILE in value) return toBlob(value[FILE]);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, unpackFiles(each)]));
}

function toBase64(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  const blocks: string[] = [];
  for (let start = 0; start < bytes.length; start += BLOCK)
    blocks.push(btoa(String.fromCharCode(...bytes.subarray(start, start + BLOCK))));
  return blocks.join('');
}

function toBlob(url: unknown): Blob {
  const [, type = '', base64] = typeof url === 'string' ? (DATA_URL.exec(url) ?? []) : [];
  if (base64 === undefined) throw new Error('A generated file in it is damaged. Nothing was imported.');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: SHOWN.test(type) ? type : 'application/octet-stream' });
}
