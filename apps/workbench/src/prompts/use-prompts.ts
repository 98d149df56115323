import type { Storage } from '../database/open-storage.ts';
import { PROMPT_PREFIX } from '../database/schema.ts';
import { useStorage } from '../database/storage-context.tsx';
import { useStored } from '../database/use-stored.ts';

const STORES = ['settings'] as const;

/** A prompt that was saved under a name. */
export interface SavedPrompt {
  readonly id: string;
  readonly name: string;
  /** Text with variables such as `{{ name }}`. */
  readonly text: string;
}

/** The prompts of this browser and the changes to them. */
export interface Prompts {
  /** By name; undefined until they are read. */
  readonly all: readonly SavedPrompt[] | undefined;
  /** Saves a text; a prompt with that name is replaced. */
  readonly save: (name: string, text: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** Reads the saved prompts and follows their changes. */
export function usePrompts(): Prompts {
  const storage = useStorage();
  return {
    all: useStored(readPrompts, STORES),
    save: (name, text) => storage.put('settings', { id: PROMPT_PREFIX + name, value: { name, text } }),
    remove: (id) => storage.remove('settings', id),
  };
}

async function readPrompts(storage: Storage): Promise<readonly SavedPrompt[]> {
  return (await storage.list('settings')).flatMap(readPrompt).sort((a, b) => a.name.localeCompare(b.name));
}

function readPrompt({ id, value }: { readonly id: string; readonly value: unknown }): readonly SavedPrompt[] {
  // Imported histories may hold anything.
  const { name, text } = (value ?? {}) as Partial<Record<'name' | 'text', unknown>>;
  return id.startsWith(PROMPT_PREFIX) && typeof name === 'string' && typeof text === 'string'
    ? [{ id, name, text }]
    : [];
}
