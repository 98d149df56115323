/** The longest delay in ms that timers know; longer ones would be over at once. */
export const MAX_PAUSE_MS = 2 ** 31 - 1;

/** Waits; ends early when the client disconnects. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, Math.min(ms, MAX_PAUSE_MS));
    signal.addEventListener('abort', finish);
  });
}
