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

/** Reads the saved prompts of this browser, and follows their changes. */
export function usePrompts() {
  const storage = useStorage();
  return {
    /** By name; undefined until they are read. */
    all: useStored(readPrompts, STORES),
    /** Saves a text; a prompt with that name is replaced. */
    save: (name: string, text: string) => storage.put('settings', { id: PROMPT_PREFIX + name, value: { name, text } }),
    remove: (id: string) => storage.remove('settings', id),
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
