import { useEffect, useMemo, useState } from 'react';
import { SAMPLE_MODELS } from '../../catalog-data/sample-models.ts';
import { useService } from '../../services/hub-context.tsx';
import { afterQuiet } from '../../ui/after-quiet.ts';
import type { SampleSearch } from './models-search.ts';
import { type FoundModel, readFound } from './read-found.ts';
import { searchHub } from './search-hub.ts';

/** Wait after a letter before the hub is searched, in ms. */
const QUIET_MS = 250;

/** The models that a search finds, and how the search of the hub goes. */
export interface FoundModels {
  readonly found: readonly FoundModel[];
  readonly state: 'searching' | 'done' | 'failed';
}

/** Searches the hub of the present service; models of the catalog that it does not have follow. */
export function useFoundModels({ q = '', task, library }: SampleSearch): FoundModels {
  const service = useService();
  const [remote, setRemote] = useState<FoundModels>({ found: [], state: 'searching' });
  useEffect(() => {
    setRemote(({ found }) => ({ found, state: 'searching' }));
    return afterQuiet(q === '' ? 0 : QUIET_MS, (signal) => {
      searchHub(service, { q, task, library }, signal).then(
        (found) => setRemote({ found, state: 'done' }),
        () => !signal.aborted && setRemote({ found: [], state: 'failed' }),
      );
    });
  }, [service, q, task, library]);
  return useMemo(() => {
    // Nothing moves when the first models arrive.
    if (remote.state === 'searching' && remote.found.length === 0) return remote;
    const words = q.toLowerCase().split(/\s+/).filter(Boolean);
    const known = new Set(remote.found.map(({ id }) => id));
    const fits = (model: FoundModel) =>
      words.every((word) => model.id.toLowerCase().includes(word)) &&
      (task === undefined || model.task === task) &&
      (library === undefined || model.library === library);
    const samples = readFound(SAMPLE_MODELS).filter((model) => !known.has(model.id));
    return { ...remote, found: [...remote.found, ...samples].filter(fits) };
  }, [remote, q, task, library]);
}
