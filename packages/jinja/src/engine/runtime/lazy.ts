/** Makes a value when it is first needed. */
export function lazy<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/**
 * A regular expression that is built when it is first needed. Those with Unicode classes take long to build, and V8 builds a
 * literal while it reads the file, also one in a function that is never called.
 */
export const pattern = (source: string, flags = ''): (() => RegExp) => lazy(() => new RegExp(source, flags));
