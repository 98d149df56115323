import { type BaseUrls, InferenceClient } from '@hubkit/inference';
import type { Service } from '../../host/host-config.ts';
import { createStore, type Store } from '../../store/store.ts';
import { providerOf } from './answer/provider-of.ts';
import { reuseClients } from './answer/reuse-clients.ts';
import type { ChatSettings } from './conversation/chat-settings.ts';
import { type Chat, createChat } from './create-chat.ts';
import { loadChatModels } from './models/load-chat-models.ts';
import { createModelList, type ModelList } from './models/model-list.ts';

/** Everything the chat page works with. Lives as long as the page, so that looking elsewhere ends no answer. */
export interface ChatSession {
  readonly services: readonly Service[];
  readonly chat: Chat;
  readonly models: ModelList;
  /** The token that the user entered. In memory only: never stored, never in a URL. */
  readonly token: Store<{ readonly value: string }>;
  chooseService(id: string): void;
  reloadModels(): void;
}

/** Starts a session with the first service. */
export function createChatSession(services: readonly Service[]): ChatSession {
  const token = createStore({ value: '' });
  const find = (id: string) => services.find((service) => service.id === id);
  const endpointsOf = ({ serviceId, faultId }: ChatSettings): BaseUrls => {
    const service = find(serviceId);
    return service?.faults.find(({ id }) => id === faultId)?.endpoints ?? service?.endpoints ?? {};
  };
  const clients = reuseClients((key) => new InferenceClient(key.token, { endpoints: key.endpoints }));
  const chat = createChat(initialSettings(services), {
    clientFor: (settings) =>
      clients.for({
        token: token.get().value || find(settings.serviceId)?.token,
        endpoints: endpointsOf(settings),
      }),
    providerOf: (url, settings) => providerOf(url, endpointsOf(settings)),
    now: () => performance.now(),
    onNextFrame: requestAnimationFrame,
    newId: () => crypto.randomUUID(),
  });
  const models = createModelList(loadChatModels);

  const loadModels = async () => {
    const service = find(chat.store.get().settings.serviceId);
    if (!service) return;
    await models.load(service);
    const state = models.store.get();
    const { model } = chat.store.get().settings;
    if (state.status === 'ready' && model === '') chat.change({ model: state.models[0]?.id ?? '' });
  };
  void loadModels();

  return {
    services,
    chat,
    models,
    token,
    chooseService(id) {
      // A token is meant for one service; the next one must not get it.
      token.set({ value: '' });
      clients.clear();
      chat.change({ serviceId: id, model: '', provider: 'auto', faultId: undefined });
      void loadModels();
    },
    reloadModels: () => void loadModels(),
  };
}

function initialSettings(services: readonly Service[]): ChatSettings {
  return {
    serviceId: services[0]?.id ?? '',
    provider: 'auto',
    model: '',
    systemPrompt: '',
    isStreamed: true,
  };
}
