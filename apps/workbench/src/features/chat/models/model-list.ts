import type { Service } from '../../../host/host-config.ts';
import { createStore, type Store } from '../../../store/store.ts';
import type { ChatModel } from './chat-model.ts';

/** The models of the chosen service, as far as they are known. */
type ModelListState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly models: readonly ChatModel[] }
  | { readonly status: 'failed'; readonly message: string };

export interface ModelList {
  readonly store: Store<ModelListState>;
  /** Loads the models of a service; a load that is under way for another one is dropped. */
  load(service: Service): Promise<void>;
}

type Load = (service: Service, signal: AbortSignal) => Promise<readonly ChatModel[]>;

/** Makes a list that nothing is known of. */
export function createModelList(loadModels: Load): ModelList {
  const store = createStore<ModelListState>({ status: 'loading' });
  let running: AbortController | undefined;
  return {
    store,
    async load(service) {
      running?.abort();
      running = new AbortController();
      const { signal } = running;
      store.set({ status: 'loading' });
      try {
        const models = await loadModels(service, signal);
        if (!signal.aborted) store.set({ status: 'ready', models });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (!signal.aborted) store.set({ status: 'failed', message });
      }
    },
  };
}
