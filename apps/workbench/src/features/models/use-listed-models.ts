import { findChatModel } from '@hubkit/catalog/chat-models';
import { useMemo } from 'react';
import { useConnection, useHub } from '../../services/hub-context.tsx';
import { useModelFacts } from '../../services/use-model-options.ts';
import { type ListedModel, listFacts, sortModels } from './list-facts.ts';
import type { SampleSearch } from './models-search.ts';
import type { FoundModel } from './read-found.ts';

/** Adds the facts of the columns to the models that were found, and sorts them as the address says. */
export function useListedModels(
  found: readonly FoundModel[],
  { sort, down = false }: SampleSearch,
): readonly ListedModel[] {
  const { connection } = useHub();
  const serviceId = useConnection((state) => state.serviceId);
  const facts = useModelFacts('conversational');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another service may be real.
  return useMemo(() => {
    const { isEmulator } = connection.service();
    const models = found.map((model) =>
      listFacts(model, { known: findChatModel(model.id), listed: facts.get(model.id), isEmulator }),
    );
    return sort ? sortModels(models, { by: sort, isDescending: down }) : models;
  }, [found, facts, connection, serviceId, sort, down]);
}
