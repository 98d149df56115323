/** Makes a value when it is first asked for. Patterns with Unicode classes take milliseconds to build, and most are rare. */
export function lazy<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
