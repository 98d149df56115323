/** Calls back with what a promise gives until the returned function is called: for effects, whose late answers do not count. */
export function follow<Value>(
  promise: Promise<Value>,
  onValue: (value: Value) => void,
  onError?: (error: Error) => void,
): () => void {
  let isCurrent = true;
  void promise.then((value) => isCurrent && onValue(value), onError && ((error: Error) => isCurrent && onError(error)));
  return () => {
    isCurrent = false;
  };
}
