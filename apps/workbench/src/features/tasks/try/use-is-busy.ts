import { useCallback, useSyncExternalStore } from 'react';
import { isRunning } from '../../../run/run.ts';
import type { RunHandle } from '../../../run/start-run.ts';

/** Returns true while one of several runs goes on. */
export function useIsBusy(handles: readonly RunHandle[]): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = handles.map(({ store }) => store.subscribe(onChange));
      return () => {
        for (const end of ends) end();
      };
    },
    [handles],
  );
  return useSyncExternalStore(subscribe, () => handles.some(({ store }) => isRunning(store.get())));
}
