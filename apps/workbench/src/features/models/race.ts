import type { Run } from '../../run/run.ts';
import type { RunHandle } from '../../run/start-run.ts';
import { createStore, type Store } from '../../state/store.ts';

/** Runs of several providers that are compared. */
export interface Race {
  /** The runs that have begun. */
  readonly handles: Store<readonly RunHandle[]>;
  /** The runs of all that began, once the last one has ended. */
  readonly ended: Promise<readonly Run[]>;
  /** Stops what runs, and begins nothing more. */
  readonly stop: () => void;
}

/**
 * Begins the runs of a race.
 *
 * @param begin - Begins the run of a provider.
 * @param atOnce - The most runs that go on together. The others wait without a clock: a browser opens six connections to a host, and the
 *   wait for one of them would count as that of the provider.
 */
export function startRace(providers: readonly string[], begin: (provider: string) => RunHandle, atOnce: number): Race {
  const handles = createStore<readonly RunHandle[]>([]);
  const waiting = [...providers];
  const runOne = async (): Promise<void> => {
    const provider = waiting.shift();
    if (provider === undefined) return;
    const handle = begin(provider);
    handles.set([...handles.get(), handle]);
    await handle.ended;
    return runOne();
  };
  const lanes = Array.from({ length: Math.min(atOnce, providers.length) }, runOne);
  return {
    handles,
    ended: Promise.all(lanes).then(() => Promise.all(handles.get().map(({ ended }) => ended))),
    stop: () => {
      waiting.length = 0;
      for (const handle of handles.get()) handle.stop();
    },
  };
}
