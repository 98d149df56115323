import type { TaskId } from '@hubkit/task-types';
import { importLazily } from '../contract/import-lazily.ts';
import type { Provider } from '../contract/provider.ts';
import { DeferredError } from '../transport/deferred-error.ts';

/** A provider that is loaded when a call needs it. */
interface RegisteredProvider {
  readonly tasks: readonly TaskId[];
  /** Groups of tasks whose models can be used for one another. */
  readonly equivalentTasks?: readonly (readonly string[])[];
  readonly load: () => Provider | Promise<Provider>;
}

/** Providers by id. */
export type ProviderRegistry = Readonly<Record<string, RegisteredProvider>>;

/** A provider with its module, whose only export it is. */
interface ProviderModule extends Omit<RegisteredProvider, 'load'> {
  readonly load: () => Promise<Readonly<Record<string, Provider>>>;
}

/** Makes a registry whose providers are loaded once. */
export function createRegistry(modules: Readonly<Record<string, ProviderModule>>): ProviderRegistry {
  const entries = Object.entries(modules).map(([id, { load, ...entry }]) => {
    const only = async () => Object.values(await load())[0] as Provider;
    return [id, { ...entry, load: loadOnce(`provider ${id}`, only, id) }];
  });
  return Object.fromEntries(entries);
}

/** Makes a loader that loads once; a failure is not kept, so that the next call tries again. `what` names it in errors. */
export function loadOnce<Code>(
  what: string,
  load: () => Code | Promise<Code>,
  provider?: string,
): () => Code | Promise<Code> {
  let loaded: Code | Promise<Code> | undefined;
  return () => {
    loaded ??= importLazily(what, async () => load(), { provider }).then(
      (code) => {
        // Later calls have it at once.
        loaded = code;
        return code;
      },
      (error: unknown) => {
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };
}

/** Returns the entry of an id; throws when there is none. */
export function findById<Entry>(id: unknown, entries: Readonly<Record<string, Entry>>): Entry {
  const entry = findEntry(id, entries);
  if (entry) return entry;
  throw new DeferredError(async () => {
    const { unknownProvider } = await importLazily('the error', () => import('./unknown-provider.ts'));
    return unknownProvider(id, Object.keys(entries));
  });
}

/** Returns the entry of an id; undefined when there is none. */
export function findEntry<Entry>(id: unknown, entries: Readonly<Record<string, Entry>>): Entry | undefined {
  return typeof id === 'string' && Object.hasOwn(entries, id) ? entries[id] : undefined;
}
