import type { Storage } from '../../../database/open-storage.ts';
import type { Run } from '../../../run/run.ts';
import { createStore, type Store } from '../../../state/store.ts';
import { createChat } from '../create-chat.ts';
import { FIRST_SETTINGS } from './chat-settings.ts';
import * as otherTabs from './other-tabs.ts';
import { persistChat } from './persist-chat.ts';

let ids = 0;

/** Opens a stored chat, for tests. Each answer is “Half” until its run is changed. */
export function openSavedChat(storage: Storage, service = 'emulator', loadTabs = async () => otherTabs) {
  const runs: Store<Run>[] = [];
  const chat = createChat(FIRST_SETTINGS, {
    start: (spec) => {
      const store = createStore<Run>({
        id: 'run',
        spec,
        serviceId: service,
        status: 'streaming',
        startedAt: 0,
        activeAt: 0,
        attempts: 1,
        text: 'Half',
        reasoning: '',
        toolCalls: [],
        events: [],
      });
      queueMicrotask(() => store.set((run) => ({ ...run })));
      const stop = () => store.set((run) => ({ ...run, status: 'stopped' }));
      runs.push(store);
      return { store, ended: new Promise(() => undefined), stop };
    },
    now: () => ids,
    newId: () => `i${++ids}`,
  });
  return {
    chat,
    runs,
    persistence: persistChat(chat, storage, () => service, loadTabs),
  };
}
