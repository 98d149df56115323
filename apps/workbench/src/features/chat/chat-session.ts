import type { Hub } from '../../hub/hub-context.tsx';
import { providerOf } from '../../run/provider-of.ts';
import { type Chat, createChat } from './create-chat.ts';

/** Starts the conversation of the page. */
export function createChatSession({ connection, models }: Hub): Chat {
  const chat = createChat(
    { provider: 'auto', model: '', systemPrompt: '', isStreamed: true },
    {
      client: () => connection.client(),
      fetch: () => connection.fetchFor(crypto.randomUUID()),
      providerOf: (url) => providerOf(url, connection.service().endpoints),
      now: () => performance.now(),
      onNextFrame: requestAnimationFrame,
      newId: () => crypto.randomUUID(),
    },
  );
  const chooseFirst = () => {
    const list = models.of(connection.service(), 'conversational').get();
    if (list.status === 'ready' && chat.store.get().settings.model === '')
      chat.change({ model: list.models[0]?.id ?? '' });
  };
  const follow = () => {
    models.of(connection.service(), 'conversational').subscribe(chooseFirst);
    chooseFirst();
  };
  let serviceId = connection.store.get().serviceId;
  connection.store.subscribe(() => {
    if (connection.store.get().serviceId === serviceId) return;
    serviceId = connection.store.get().serviceId;
    chat.change({ model: '', provider: 'auto' });
    follow();
  });
  follow();
  return chat;
}
