/**
 * Begins a search once nothing more was typed for a while. Returns what calls it off, as the cleanup of an effect.
 *
 * @param ms - The while.
 * @param search - The search; its signal is aborted when it is called off.
 */
export function afterQuiet(ms: number, search: (signal: AbortSignal) => void): () => void {
  const controller = new AbortController();
  const timer = setTimeout(() => search(controller.signal), ms);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
