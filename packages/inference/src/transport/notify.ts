import { loadFailureHandling } from './deferred-error.ts';

/** Calls a user-supplied observer. An error in it never reaches the call; it is reported on the console, once for each observer. */
export function notify<Value>(name: string, observer: (value: Value) => unknown, value: Value): void {
  try {
    const outcome = observer(value);
    if (outcome instanceof Promise) outcome.catch((error) => reportObserver(name, observer, error));
  } catch (error) {
    reportObserver(name, observer, error);
  }
}

/**
 * Tells something to an object that the user supplied, such as a limiter. An error of it must not cost a response that has come: it is reported
 * as that of an observer.
 */
export function tell(name: string, observer: object, action: () => void): void {
  try {
    action();
  } catch (error) {
    void reportObserver(name, observer, error);
  }
}

/** Reports an error that an observer has thrown. */
export async function reportObserver(name: string, observer: object, error: unknown): Promise<void> {
  const { reportOnce } = await loadFailureHandling();
  reportOnce(name, observer, error);
}
