import type { Storage } from '../../database/open-storage.ts';
import { isLoadFailure } from '../../host-config/is-load-failure.ts';
import { startRun } from '../../run/start-run.ts';
import type { Hub } from '../../services/hub-context.tsx';
import { FIRST_SETTINGS } from './conversation/chat-settings.ts';
import { columnOf } from './conversation/columns.ts';
import { type ChatPersistence, persistChat } from './conversation/persist-chat.ts';
import { createTurnStorage } from './conversation/turn-storage.ts';
import { type Chat, createChat } from './create-chat.ts';

/** The chat of the page, and its place in the storage of this browser. */
export interface ChatSession {
  readonly chat: Chat;
  readonly persistence: ChatPersistence;
}

/** Opens the conversation of the page: the last one of this browser, or a new one. */
export function createChatSession({ connection, models }: Hub, storage: Storage): ChatSession {
  const turns = createTurnStorage(storage);
  const chat = createChat(FIRST_SETTINGS, {
    // A send before the list has loaded waits for the first model.
    start: (spec, onChunk) =>
      startRun(connection, spec, { onChunk, ...(spec.model === '' && { model: modelOnceKnown() }) }),
    newId: () => crypto.randomUUID(),
    onError: (error) => isLoadFailure(error) && void connection.host.check(),
    storage: turns,
  });
  const persistence = persistChat(chat, storage, turns, () => connection.service().id);
  document.addEventListener('visibilitychange', () => document.hidden && persistence.save());
  addEventListener('pagehide', () => persistence.save());

  const chooseFirst = () => {
    const list = models.of(connection.service(), 'conversational').get();
    if (list.status !== 'ready') return;
    for (const { id, model } of chat.store.get().columns)
      if (model === '') chat.setModel(id, { model: list.models[0]?.id ?? '' });
  };
  const follow = () => {
    models.of(connection.service(), 'conversational').subscribe(chooseFirst);
    chooseFirst();
  };
  let serviceId = connection.store.get().serviceId;
  connection.store.subscribe(() => {
    if (connection.store.get().serviceId === serviceId) return;
    serviceId = connection.store.get().serviceId;
    for (const { id } of chat.store.get().columns) chat.setModel(id, { model: '', provider: 'auto' });
    follow();
  });
  const opened = persistence.openLast().then(follow);
  const modelOnceKnown = async () => {
    await opened;
    const list = models.of(connection.service(), 'conversational');
    await new Promise<void>((resolve) => {
      const check = () => list.get().status !== 'loading' && resolve();
      list.subscribe(check);
      check();
    });
    return columnOf(chat.store.get()).model;
  };
  return { chat, persistence };
}
