import type { UpstreamPackage } from './packages.ts';

/** Kinds of differences: theirs alone, ours alone, or in both with another value. */
export type DifferenceKind = 'missing' | 'extra' | 'differs';

/** One difference. `item` is a name or a path, such as `timm.repoUrl`. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly item: string;
  /** Both values, for people. */
  readonly detail?: string;
}

/** Result of comparing one kind of item, such as exports, between a package upstream and ours. */
export interface Comparison {
  readonly of: UpstreamPackage;
  readonly title: string;
  /** Number of items that are equal. */
  readonly same: number;
  readonly differences: readonly Difference[];
}

/** Compares two sets of names. */
export function compareNames(theirs: Iterable<string>, ours: Iterable<string>): Omit<Comparison, 'of' | 'title'> {
  const names = (items: Iterable<string>) => new Map([...items].map((name) => [name, true]));
  return compareValues(names(theirs), names(ours));
}

/** Compares two maps by the JSON of their values. */
export function compareValues(
  theirs: ReadonlyMap<string, unknown>,
  ours: ReadonlyMap<string, unknown>,
): Omit<Comparison, 'of' | 'title'> {
  const differences: Difference[] = [];
  let same = 0;
  for (const [item, value] of theirs) {
    if (!ours.has(item)) differences.push({ kind: 'missing', item });
    else if (print(value) === print(ours.get(item))) same++;
    else differences.push({ kind: 'differs', item, detail: `${print(value)} → ${print(ours.get(item))}` });
  }
  for (const item of ours.keys()) if (!theirs.has(item)) differences.push({ kind: 'extra', item });
  return { same, differences };
}

function print(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
