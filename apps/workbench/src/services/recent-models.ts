import { useEffect, useState } from 'react';
import { useStorage } from '../database/storage-context.tsx';

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
    let isCurrent = true;
    void storage.get('settings', key).then((entry) => {
      if (isCurrent && Array.isArray(entry?.value)) setIds(entry.value.filter((id) => typeof id === 'string'));
    });
    return () => {
      isCurrent = false;
    };
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
