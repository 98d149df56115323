import type { Entry, StoreName } from './schema.ts';

/** Entries to put into a store, or ids to remove from it. */
export type Write =
  | { readonly store: StoreName; readonly values: readonly Entry[] }
  | { readonly store: StoreName; readonly removed: readonly string[] };

/** The unfinished writes of closed pages. */
export interface UnsavedWrites {
  /** Begins a write. Returns what ends it. */
  begin(write: Write): () => void;
  /** Stores the unfinished writes of closed pages. If `store` fails, they stay for the next page. */
  replay(store: (writes: readonly Write[]) => Promise<void>): Promise<void>;
  /** Deletes the unfinished writes of closed pages. */
  clear(): void;
}

/** A browser gives 5 MB to an address; the write of a large file is left to the database alone. */
const MAX_LENGTH = 1_000_000;

/**
 * Saves unfinished writes in `localStorage` when the page is closed; the next page stores them. A browser aborts a transaction of a
 * closed page that has not begun, even a committed one; `localStorage` is written before the page ends.
 */
export function followWrites(name: string): UnsavedWrites {
  const prefix = `${name}.unsaved.`;
  const key = prefix + crypto.randomUUID();
  const open = new Set<Write>();
  let isLeaving = false;

  const keep = () => {
    // A page that comes back ends its writes itself: what it left must not be stored again after later changes.
    const printed = isLeaving ? [...open].flatMap((write) => print(write) ?? []) : [];
    inLocal((local) => {
      if (printed.length > 0) local.setItem(key, `[${printed.join(',')}]`);
      else local.removeItem(key);
    });
  };
  const setLeaving = (isLeft: boolean) => {
    isLeaving = isLeft;
    keep();
  };
  // Before the listeners of pages, which store their last changes at the same event.
  addEventListener('pagehide', () => setLeaving(true), true);
  addEventListener('pageshow', () => setLeaving(false), true);
  addEventListener('visibilitychange', () => setLeaving(document.hidden), true);

  const left = () =>
    inLocal((local) =>
      Object.keys(local).flatMap((each) =>
        each.startsWith(prefix) && each !== key ? [[each, local.getItem(each) ?? '[]'] as const] : [],
      ),
    ) ?? [];

  return {
    begin(write) {
      open.add(write);
      if (isLeaving) keep();
      return () => {
        open.delete(write);
        if (isLeaving) keep();
      };
    },
    async replay(store) {
      const found = left();
      const writes = found.flatMap(([, text]) => parse(text));
      try {
        if (writes.length > 0) await store(writes);
      } catch {
        return;
      }
      inLocal((local) => {
        for (const [each, text] of found) if (local.getItem(each) === text) local.removeItem(each);
      });
    },
    clear: () =>
      inLocal((local) => {
        for (const [each] of left()) local.removeItem(each);
      }),
  };
}

/** Prints a write as JSON; undefined for one that is too large or contains files, for which JSON has no form. */
function print(write: Write): string | undefined {
  try {
    const text = JSON.stringify(write, (_key, value: unknown) => {
      if (
        typeof value === 'object' &&
        value !== null &&
        ![Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))
      )
        throw new TypeError('not plain');
      return value;
    });
    return text.length > MAX_LENGTH ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Parses the saved writes; an unreadable text has none. */
function parse(text: string): readonly Write[] {
  try {
    return JSON.parse(text) as readonly Write[]; // Printed above.
  } catch {
    return [];
  }
}

/** The ids of the entries that a write changes. */
export function listIds(write: Write): readonly string[] {
  return 'values' in write ? write.values.map(({ id }) => id) : write.removed;
}

/** A browser can forbid `localStorage`, or have no room left in it: the database is then on its own. */
function inLocal<Result>(act: (local: globalThis.Storage) => Result): Result | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}
