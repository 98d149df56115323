import type { Storage } from '../../../database/open-storage.ts';
import type { Run, RunSpec } from '../../../run/run.ts';
import { createStore } from '../../../state/store.ts';
import { createChat } from '../create-chat.ts';
import { FIRST_SETTINGS } from './chat-settings.ts';
import { persistChat } from './persist-chat.ts';
import { createTurnStorage } from './turn-storage.ts';

let ids = 0;

/** A call of a saved chat, which the test goes on with. */
interface Call {
  readonly spec: RunSpec;
  readonly write: (text: string) => void;
  readonly end: () => void;
}

/** Opens a stored chat, for tests. Each answer begins with “Half”, and goes on as its call is written. */
export function openSavedChat(storage: Storage, service = 'emulator') {
  const calls: Call[] = [];
  const turns = createTurnStorage(storage);
  const chat = createChat(FIRST_SETTINGS, {
    start: (spec, onChunk) => {
      const run: Run = {
        id: 'run',
        spec,
        serviceId: service,
        status: 'streaming',
        startedAt: 0,
        activeAt: 0,
        attempts: 1,
        text: '',
        events: [],
      };
      const store = createStore(run);
      let end = (_status: 'done' | 'stopped') => {};
      const ended = new Promise<Run>((resolve) => {
        end = (status) => resolve({ ...run, status });
      });
      const write = (content: string) => onChunk({ choices: [{ delta: { content } }] });
      calls.push({ spec, write, end: () => end('done') });
      queueMicrotask(() => write('Half'));
      return { store, ended, stop: () => end('stopped') };
    },
    newId: () => `i${++ids}`,
    storage: turns,
  });
  return { chat, calls, persistence: persistChat(chat, storage, turns, () => service) };
}
