import { useEffect, useState } from 'react';

/** The last reply, and the reason for which a later request failed. */
export interface Delayed<Reply> {
  readonly reply?: Reply;
  /** Empty without one. */
  readonly failure: string;
}

/**
 * Loads a reply once `load` has been the same function for a while, and returns the last one. A reply that is undefined was overtaken by
 * another request, and changes nothing.
 */
export function useDelayed<Reply>(load: () => Promise<Reply | undefined>, delayMs: number): Delayed<Reply> {
  const [state, setState] = useState<Delayed<Reply>>({ failure: '' });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      load().then(
        (reply) => isCurrent && reply !== undefined && setState({ reply, failure: '' }),
        ({ message }: Error) => isCurrent && setState((before) => ({ ...before, failure: message })),
      );
    }, delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, delayMs]);
  return state;
}
