import { useCallback } from 'react';
import type { Storage } from '../database/open-storage.ts';
import { useStorage } from '../database/storage-context.tsx';
import { useStored } from '../database/use-stored.ts';

/** A starred model and its task. */
export interface StarredModel {
  readonly id: string;
  readonly task: string;
}

const KEY = 'models.starred';
const STORES = ['settings'] as const;
const NONE: readonly StarredModel[] = [];

/** Reads the starred models of this browser, the last one first. */
export async function readStarredModels(storage: Storage): Promise<readonly StarredModel[]> {
  return modelsIn(await storage.get('settings', KEY));
}

/** Keeps up with the starred models, whichever part of the page or other tab changes them. */
export function useStarredModels() {
  const storage = useStorage();
  const models = useStored(readStarredModels, STORES) ?? NONE;
  /** Stars a model, or takes its star away. */
  const toggle = useCallback(
    (model: StarredModel) =>
      storage.merge('settings', [{ id: KEY, value: [model] }], (added, stored) => {
        const before = modelsIn(stored);
        const others = before.filter(({ id }) => id !== model.id);
        return { ...added, value: others.length < before.length ? others : [model, ...others] };
      }),
    [storage],
  );
  return { models, toggle };
}

function modelsIn(entry: { readonly value: unknown } | undefined): readonly StarredModel[] {
  return Array.isArray(entry?.value) ? entry.value.filter(isStarredModel) : [];
}

function isStarredModel(value: unknown): value is StarredModel {
  const { id, task } = Object(value) as Record<string, unknown>;
  return typeof id === 'string' && typeof task === 'string';
}
