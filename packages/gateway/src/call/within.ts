/** Waits for a promise until a deadline, or until a signal aborts. The error of the deadline names what was waited for. */
export function within<Result>(
  ms: number,
  promise: Promise<Result>,
  { name, signal }: { readonly name: string; readonly signal: AbortSignal | undefined },
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      act();
    };
    const leave = () => settle(() => reject(signal?.reason));
    const timer = setTimeout(() => settle(() => reject(new Error(`${name} did not end within ${ms} ms.`))), ms);
    signal?.addEventListener('abort', leave);
    if (signal?.aborted) leave();
    promise.then(
      (result) => settle(() => resolve(result)),
      (error) => settle(() => reject(error)),
    );
  });
}
