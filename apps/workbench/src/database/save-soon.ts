/** Wait after a change, in ms; changes in between are stored together. */
const WAIT_MS = 400;

/** Makes a function that calls `save` shortly after it was called, and at the latest when the page is closed. */
export function saveSoon(save: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    save();
  };
  globalThis.addEventListener?.('pagehide', end);
  return () => {
    timer ??= setTimeout(end, WAIT_MS);
  };
}
