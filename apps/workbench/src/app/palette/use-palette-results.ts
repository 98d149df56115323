import { useState } from 'react';
import type { PaletteResults } from './palette-results.tsx';

/** The results of the palette: their component once its code is loaded, or why it could not be. */
export type LoadedResults =
  | { readonly status: 'absent' | 'loading' }
  | { readonly status: 'ready'; readonly Results: typeof PaletteResults }
  | { readonly status: 'failed'; readonly error: Error };

/** Loads the results of the palette when asked to, once; again after a failure. */
export function usePaletteResults(): { readonly results: LoadedResults; readonly load: () => void } {
  const [results, setResults] = useState<LoadedResults>({ status: 'absent' });
  const load = () => {
    if (results.status === 'loading' || results.status === 'ready') return;
    setResults({ status: 'loading' });
    import('./palette-results.tsx').then(
      (module) => setResults({ status: 'ready', Results: module.PaletteResults }),
      (error: unknown) =>
        setResults({ status: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
    );
  };
  return { results, load };
}
