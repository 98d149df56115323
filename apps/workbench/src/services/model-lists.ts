import type { Service } from '../host-config/host-config.ts';
import { createStore, type Store } from '../state/store.ts';
import { readMessage } from '../ui/read-message.ts';
import type { ModelFacts, ServedModel } from './read-models.ts';

/** The models of a service for a task, as far as they are known. */
export type ModelListState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly models: readonly ServedModel[] }
  | { readonly status: 'failed'; readonly message: string };

/** The lists of models, by service and task. */
export interface ModelLists {
  /** The list of a task at a service, which loads when it is first asked for. */
  readonly of: (service: Service, task: string) => Store<ModelListState>;
  /** Facts of the models of a service, which are loaded once. */
  readonly getFacts: (service: Service, load: LoadFacts) => Promise<ReadonlyMap<string, ModelFacts>>;
  /** Loads a list again. */
  readonly reload: (service: Service, task: string) => void;
}

type LoadFacts = (service: Service) => Promise<ReadonlyMap<string, ModelFacts>>;
type Load = (service: Service, task: string) => Promise<readonly ServedModel[]>;

/** Makes lists that are loaded once each. */
export function createModelLists(loadModels: Load): ModelLists {
  const lists = new Map<string, Store<ModelListState>>();
  const facts = new Map<string, ReturnType<LoadFacts>>();
  const getFacts: ModelLists['getFacts'] = (service, loadFacts) => {
    const known = facts.get(service.id) ?? loadFacts(service);
    facts.set(service.id, known);
    return known;
  };
  const load = async (list: Store<ModelListState>, service: Service, task: string) => {
    list.set({ status: 'loading' });
    try {
      list.set({ status: 'ready', models: await loadModels(service, task) });
    } catch (error) {
      list.set({ status: 'failed', message: readMessage(error) });
    }
  };
  const of: ModelLists['of'] = (service, task) => {
    const key = `${service.id} ${task}`;
    const known = lists.get(key);
    if (known) return known;
    const list = createStore<ModelListState>({ status: 'loading' });
    lists.set(key, list);
    void load(list, service, task);
    return list;
  };
  return { of, getFacts, reload: (service, task) => void load(of(service, task), service, task) };
}
