import { useEffect, useState } from 'react';
import type { HostConfig } from '../host-config/host-config.ts';
import { loadHostConfig } from '../host-config/load-host-config.ts';
import { follow } from '../state/follow.ts';

type Load =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly config: HostConfig }
  | { readonly status: 'failed'; readonly error: unknown };

/** Loads the configuration of the host once, and again when asked to. */
export function useHostConfigLoad(): { readonly load: Load; readonly retry: () => void } {
  const [load, setLoad] = useState<Load>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what loads again.
  useEffect(() => {
    return follow(
      loadHostConfig(),
      (config) => setLoad({ status: 'ready', config }),
      (error) => setLoad({ status: 'failed', error }),
    );
  }, [attempt]);

  const retry = () => {
    setLoad({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return { load, retry };
}
