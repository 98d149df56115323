/**
 * Makes a pure function of texts remember its last result. Nearly all calls of a program have the same base URL, and
 * parsing it every time took longer than the rest of the routing. Nothing is kept of a call that throws.
 */
export function memoizeLast<Result>(
  compute: (text: string, detail?: string) => Result,
): (text: string, detail?: string) => Result {
  let last: { readonly text: string; readonly detail: string | undefined; readonly result: Result } | undefined;
  return (value, detail) => {
    // Plain JavaScript may pass a URL object, which can change between two calls.
    const text = String(value);
    if (last?.text !== text || last.detail !== detail) last = { text, detail, result: compute(text, detail) };
    return last.result;
  };
}
