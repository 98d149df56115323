/** The name of the list that is most like this one, as a question, or nothing. */
export function suggest(name: string, names: Iterable<string>): string {
  let best = '';
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of names) {
    const cost = Math.abs(candidate.length - name.length) < least ? distance(name, candidate) : least;
    if (cost < least) {
      least = cost;
      best = candidate;
    }
  }
  return best && `did you mean '${best}'?`;
}

/** How many letters must be changed, added, dropped or swapped to make one word the other. */
function distance(a: string, b: string): number {
  let [older, old]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((old?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old?.[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (older?.[j - 2] ?? cost) + 1);
      row.push(cost);
    }
    [older, old] = [old, row];
  }
  return old?.[b.length] ?? 0;
}
