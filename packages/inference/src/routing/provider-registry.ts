import type { TaskId } from '@hubkit/catalog';
import { distance } from 'fastest-levenshtein';
import { InputError } from '../contract/errors.ts';
import { loadLate } from '../contract/load-late.ts';
import type { Provider } from '../contract/provider.ts';

/** A provider that is loaded when a call needs it. */
interface RegisteredProvider {
  readonly tasks: readonly TaskId[];
  readonly load: () => Promise<Provider>;
}

/** Providers by id. */
export type ProviderRegistry = Readonly<Record<string, RegisteredProvider>>;

/** Makes a loader that loads once; a failure is not kept, so that the next call tries again. */
export function loadOnce(id: string, load: () => Promise<Provider>): () => Promise<Provider> {
  let loaded: Promise<Provider> | undefined;
  return () => {
    loaded ??= loadLate(`provider ${id}`, load, { provider: id }).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/** Returns the entry of an id; names the closest one in the error when there is none. */
export function findById<Entry>(id: unknown, entries: Readonly<Record<string, Entry>>): Entry {
  const entry = typeof id === 'string' && Object.hasOwn(entries, id) ? entries[id] : undefined;
  if (entry) return entry;
  const shown = typeof id === 'string' ? `'${id}'` : `of type ${Array.isArray(id) ? 'array' : typeof id}`;
  const ids = Object.keys(entries);
  const near = typeof id === 'string' ? closest(id, ids) : undefined;
  const hint = near === undefined ? '' : `. Did you mean '${near}'?`;
  throw new InputError(`Provider ${shown} not supported. Available providers: ${ids.join(',')}${hint}`);
}

/** The id that may have been meant: the nearest one, if a third of its letters or fewer differ. */
function closest(id: string, ids: readonly string[]): string | undefined {
  const name = id.toLowerCase();
  const [nearest] = ids.toSorted((a, b) => distance(name, a) - distance(name, b));
  return nearest !== undefined && distance(name, nearest) <= Math.max(1, nearest.length / 3) ? nearest : undefined;
}
