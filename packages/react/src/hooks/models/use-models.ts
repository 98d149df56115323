'use client';

import type { Failure } from '@hubkit/messages/turns';
import * as React from 'react';
import { toFailure } from '../service/failure.ts';
import { callGateway, type Gateway } from '../service/gateway.ts';
import { createStore, type Store } from '../store/create-store.ts';
import { useStore } from '../store/use-store.ts';

/** A model that can be called. */
export interface Model {
  /** The name to call it by. */
  readonly id: string;
  /** Further fields, as the service lists them. */
  readonly [field: string]: unknown;
}

/** Source of models: the address of a gateway, or a function that lists them. */
export type ModelSource = Gateway | { readonly load: (signal: AbortSignal) => Promise<readonly Model[]> };

/** The models of a service as `useModels` returns them. */
export interface Models {
  /** Empty until they have been loaded. */
  readonly models: readonly Model[];
  readonly status: 'loading' | 'ready' | 'failed';
  readonly failure: Failure | undefined;
  /** Loads them again. */
  readonly reload: () => void;
}

interface ModelStore extends Store<Omit<Models, 'reload'>> {
  readonly load: (source: ModelSource) => () => void;
}

/**
 * Loads the models of a gateway or of a function, once for each component and again when `api` changes.
 *
 * @param source - Address of a gateway, or `{ load }`.
 */
export function useModels(source: ModelSource): Models {
  const [store] = React.useState(createModelStore);
  const [round, setRound] = React.useState(0);
  const latest = React.useRef(source);
  React.useEffect(() => {
    latest.current = source;
  });
  const address = 'load' in source ? undefined : source.api;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address or round loads again.
  React.useEffect(() => store.load(latest.current), [store, address, round]);
  const state = useStore(store);
  const reload = React.useCallback(() => setRound((before) => before + 1), []);
  return { ...state, reload };
}

function createModelStore(): ModelStore {
  const {
    set,
    setSoon: _,
    flush: __,
    ...store
  } = createStore<Omit<Models, 'reload'>>({
    models: [],
    status: 'loading',
    failure: undefined,
  });
  return {
    ...store,
    load(source) {
      const { signal, abort } = abortable();
      set(() => ({ status: 'loading', failure: undefined }));
      list(source, signal).then(
        (models) => signal.aborted || set(() => ({ models, status: 'ready' })),
        (error) => signal.aborted || set(() => ({ status: 'failed', failure: toFailure(error) })),
      );
      return abort;
    },
  };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

async function list(source: ModelSource, signal: AbortSignal): Promise<readonly Model[]> {
  if ('load' in source) return source.load(signal);
  return callGateway(source, 'models', { signal }, async (response) => (await response.json()).data);
}
