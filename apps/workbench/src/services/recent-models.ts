import { useEffect, useState } from 'react';
import { useStorage } from '../database/storage-context.tsx';
import { follow } from '../state/follow.ts';

/** Models that were chosen last for a task. */
export interface RecentModels {
  /** The last one first. */
  readonly ids: readonly string[];
  readonly add: (id: string) => void;
}

/** Number of models that are kept of a task. */
const MAX_RECENT = 5;

/** Reads the models that were chosen last for a task, and adds to them. */
export function useRecentModels(task: string): RecentModels {
  const storage = useStorage();
  const [ids, setIds] = useState<readonly string[]>([]);
  const key = `models.recent.${task}`;
  useEffect(() => {
    return follow(storage.get('settings', key), (entry) => {
      if (Array.isArray(entry?.value)) setIds(entry.value.filter((id) => typeof id === 'string'));
    });
  }, [storage, key]);
  return {
    ids,
    add(id) {
      const next = [id, ...ids.filter((each) => each !== id)].slice(0, MAX_RECENT);
      setIds(next);
      void storage.put('settings', { id: key, value: next });
    },
  };
}
