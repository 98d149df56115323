import type { Storage } from '../../database/open-storage.ts';
import type { KeptWork } from '../../work-list/kept-work.ts';
import { textOfStoredTurn } from '../../work-list/text-of-turn.ts';

/** Most characters of an entry that are searched. */
const MAX_TEXT = 200_000;
/** Characters of an excerpt before and after the first word that was found. */
const AROUND = { before: 40, after: 120 } as const;

/** Texts of all chats, runs, jobs and templates, by the ids of their rows. */
export type WorkTexts = ReadonlyMap<string, string>;

const STORES = ['runs', 'jobs', 'templates'] as const;

/** Reads the texts of all stored work: messages, arguments and results. Bytes of files are not searched. */
export async function readTexts(storage: Pick<Storage, 'list'>): Promise<WorkTexts> {
  const [turns, lists] = await Promise.all([
    storage.list('turns'),
    Promise.all(STORES.map(async (store) => [store, await storage.list(store)] as const)),
  ]);
  const texts = new Map<string, string>();
  const add = (id: string, text: string) => {
    const before = texts.get(id);
    texts.set(id, (before === undefined ? text : `${before} ${text}`).slice(0, MAX_TEXT));
  };
  for (const turn of turns) add(`chats ${turn.chat}`, textOfStoredTurn(turn));
  for (const [store, entries] of lists)
    for (const { id, ...fields } of entries) add(`${store} ${id}`, stringsIn(fields).join(' '));
  return texts;
}

/** Entries with all words in title, model or text, and where they were found in a text, by id. */
interface FoundWork {
  readonly entries: readonly KeptWork[];
  readonly excerpts: ReadonlyMap<string, string>;
}

/** Finds the entries with all words of a query. */
export function findWork(entries: readonly KeptWork[], texts: WorkTexts, query: string): FoundWork {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { entries, excerpts: new Map() };
  const excerpts = new Map<string, string>();
  const found = entries.filter(({ id, title, model }) => {
    const text = texts.get(id) ?? '';
    const head = `${title} ${model}`.toLowerCase();
    const body = text.toLowerCase();
    if (!words.every((word) => head.includes(word) || body.includes(word))) return false;
    const place = words.map((word) => (head.includes(word) ? -1 : body.indexOf(word))).find((index) => index >= 0);
    if (place !== undefined) excerpts.set(id, cutExcerpt(text, place));
    return true;
  });
  return { entries: found, excerpts };
}

function cutExcerpt(text: string, place: number): string {
  const start = Math.max(0, place - AROUND.before);
  const part = text
    .slice(start, place + AROUND.after)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${start > 0 ? '…' : ''}${part}${place + AROUND.after < text.length ? '…' : ''}`;
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('data:') ? [] : [value];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Object.values(value).flatMap(stringsIn);
}
