import { createStore, type Store } from '../state/store.ts';

/** Availability of the host of the page. */
export interface HostState {
  readonly store: Store<{ readonly isAway: boolean }>;
  /** Asks the host now; while it does not respond, it is asked again until it does. */
  check(): Promise<void>;
}

/** Address whose response shows that the host is there. */
const ADDRESS = '/config.json';
/** Pause between two requests to a host that does not respond, in ms. */
const PAUSE_MS = 1000;

/** Returns true if the host of the page responds. */
export async function isHostThere(fetchConfig: typeof fetch = fetch): Promise<boolean> {
  try {
    return (await fetchConfig(ADDRESS, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Follows the host of the page. It is asked only when something failed. */
export function createHostState(isThere: () => Promise<boolean> = isHostThere): HostState {
  const store = createStore({ isAway: false });
  let isAsking = false;
  const check = async () => {
    if (isAsking) return;
    isAsking = true;
    for (let isBack = await isThere(); ; isBack = await isThere()) {
      if (store.get().isAway === isBack) store.set({ isAway: !isBack });
      if (isBack) break;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    isAsking = false;
  };
  return { store, check };
}

/** The words of Chromium, Firefox, Safari and Vite for a module or a style sheet that could not be fetched. */
const WORDS = /dynamically imported module|module script failed|preload CSS|failed to fetch|NetworkError|load failed/i;

/** Returns true if code of the page could not be fetched because its host is away or has another build. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message);
}
