import { useEffect, useMemo, useState } from 'react';
import { follow } from '../state/follow.ts';
import { afterQuiet } from '../ui/after-quiet.ts';
import { useHub, useService } from './hub-context.tsx';
import { loadFacts, loadModels } from './load-models.ts';
import type { ModelFacts, ServedModel } from './read-models.ts';
import { useModels } from './use-models.ts';

/** A model that a picker offers. */
export interface ModelOption extends Partial<ServedModel> {
  readonly id: string;
  readonly facts?: ModelFacts | undefined;
}

/** Wait after a letter before the hub is searched, in ms. */
const QUIET_MS = 250;
/** Most options that are listed. */
const MAX_OPTIONS = 60;

interface FoundOptions {
  readonly options: readonly ModelOption[];
  /** True while the list of the service or the search of its hub is awaited. */
  readonly isSearching: boolean;
}

/** Lists the models of a task that have some words in their id: those of the service's list first, then those that its hub finds. */
export function useModelOptions(task: string, words: string): FoundOptions {
  const { list } = useModels(task);
  const found = useFoundModels(task, words);
  const facts = useModelFacts(task);
  const options = useMemo(() => {
    const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
    const listed = list.status === 'ready' ? list.models : [];
    const fitting = listed.filter(({ id }) => parts.every((part) => id.toLowerCase().includes(part)));
    const others = (found ?? []).filter(({ id }) => !listed.some((model) => model.id === id));
    return [...fitting, ...others].slice(0, MAX_OPTIONS).map((model) => ({ ...model, facts: facts.get(model.id) }));
  }, [list, found, facts, words]);
  return { options, isSearching: list.status === 'loading' || found === undefined };
}

/** Loads the facts of the models of a task once for a service; only chat models have some. */
export function useModelFacts(task: string): ReadonlyMap<string, ModelFacts> {
  const { models } = useHub();
  const service = useService();
  const [facts, setFacts] = useState<ReadonlyMap<string, ModelFacts>>(NO_FACTS);
  useEffect(() => {
    if (task !== 'conversational') return;
    return follow(models.getFacts(service, loadFacts), setFacts);
  }, [models, service, task]);
  return facts;
}

const NO_FACTS: ReadonlyMap<string, ModelFacts> = new Map();

/** The models that the hub finds; undefined while it is searched. */
function useFoundModels(task: string, words: string): readonly ServedModel[] | undefined {
  const { providers } = useHub().connection.config;
  const service = useService();
  const [found, setFound] = useState<readonly ServedModel[] | undefined>([]);
  useEffect(() => {
    // The whole list of a server is there already.
    const isWhole = words.trim().length < 2 || service.endpointUrl !== undefined;
    setFound(isWhole ? [] : undefined);
    if (isWhole) return;
    return afterQuiet(QUIET_MS, (signal) => {
      // The list of the service stays where its hub cannot be searched.
      loadModels(service, { task, words: words.trim(), signal }, providers).then(setFound, () => setFound([]));
    });
  }, [service, providers, task, words]);
  return found;
}
