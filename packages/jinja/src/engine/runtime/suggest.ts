/** The name of the list that is most like this one, if one is near enough. */
export function closest(name: string, names: Iterable<string>): string | undefined {
  const candidates = [...names];
  // One letter of two changed is another name, not a misspelled one.
  const most = Math.min(3, Math.floor(name.length / 3));
  for (let edits = 1; edits <= most; edits++) {
    const found = candidates.find((candidate) => isNear(name, candidate, edits));
    if (found) return found;
  }
  return undefined;
}

/** True if at most `edits` changed, added, dropped or swapped letters turn one word into the other. */
function isNear(a: string, b: string, edits: number): boolean {
  if (a === b || !edits) return a === b;
  let at = 0;
  while (a[at] === b[at]) at++;
  const without = (left: number, right: number) => isNear(a.slice(at + left), b.slice(at + right), edits - 1);
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at];
  return without(1, 1) || without(1, 0) || without(0, 1) || (isSwapped && without(2, 2));
}
