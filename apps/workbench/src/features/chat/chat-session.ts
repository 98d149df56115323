import type { Storage } from '../../database/open-storage.ts';
import { isLoadFailure } from '../../host-config/host-state.ts';
import { startRun } from '../../run/start-run.ts';
import type { Hub } from '../../services/hub-context.tsx';
import { loadFacts } from '../../services/load-models.ts';
import { FIRST_SETTINGS } from './conversation/chat-settings.ts';
import { type Column, findColumn } from './conversation/columns.ts';
import { persistChat } from './conversation/persist-chat.ts';
import { createTurnStorage } from './conversation/turn-storage.ts';
import { createChat } from './create-chat.ts';

/** Opens the conversation of the page, the last one of this browser or a new one, and keeps it in the storage. */
export function createChatSession({ connection, models }: Hub, storage: Storage) {
  const turns = createTurnStorage(storage);
  const chat = createChat(FIRST_SETTINGS, {
    // A send before the list has loaded waits for the first model.
    start: (spec, onChunk, { id, service }) =>
      startRun(connection.at(service), spec, { onChunk, ...(spec.model === '' && { model: modelOnceKnown(id) }) }),
    getFacts: ({ service }) => models.getFacts(connection.at(service).service(), loadFacts),
    newId: () => crypto.randomUUID(),
    onError: (error) => isLoadFailure(error) && void connection.host.check(),
    storage: turns,
  });
  const persistence = persistChat(chat, storage, turns, () => connection.service().id);
  document.addEventListener('visibilitychange', () => document.hidden && persistence.save());
  addEventListener('pagehide', () => persistence.save());

  const getModelList = ({ service }: Pick<Column, 'service'>) =>
    models.of(connection.at(service).service(), 'conversational');
  /** The model of each column before its service was changed, which another service may have as well. */
  const left = new Map<string, string>();
  /** What was chosen at each service, for the way back. */
  const choices = new Map<string, Pick<Column, 'model' | 'provider'>>();
  const toKey = (column: string, service = '') => JSON.stringify([chat.store.get().id, column, service]);
  const followed = new Set<ReturnType<typeof getModelList>>();
  /** Chooses the first model for columns without one, now or once the list of their service is there. */
  const chooseFirst = () => {
    for (const column of chat.store.get().columns) {
      if (column.model !== '') continue;
      const list = getModelList(column);
      if (!followed.has(list)) list.subscribe(chooseFirst);
      followed.add(list);
      const state = list.get();
      if (state.status !== 'ready') continue;
      const before = left.get(toKey(column.id));
      const chosen = state.models.find(({ id }) => id === before) ?? state.models[0];
      if (chosen) chat.setModel(column.id, { model: chosen.id });
    }
  };
  let serviceId = connection.store.get().serviceId;
  connection.store.subscribe(() => {
    if (connection.store.get().serviceId === serviceId) return;
    const from = serviceId;
    serviceId = connection.store.get().serviceId;
    for (const { id, service, model, provider } of chat.store.get().columns) {
      if (service !== undefined) continue;
      if (model !== '') {
        left.set(toKey(id), model);
        choices.set(toKey(id, from), { model, provider });
      }
      chat.setModel(id, choices.get(toKey(id, serviceId)) ?? { model: '', provider: 'auto' });
    }
    chooseFirst();
  });
  const opened = persistence.openLast().then(() => {
    chooseFirst();
    chat.store.subscribe(chooseFirst);
  });
  const modelOnceKnown = async (id: string) => {
    await opened;
    const list = getModelList(findColumn(chat.store.get(), id));
    await new Promise<void>((resolve) => {
      const check = () => list.get().status !== 'loading' && resolve();
      list.subscribe(check);
      check();
    });
    return findColumn(chat.store.get(), id).model;
  };
  return { chat, persistence };
}
