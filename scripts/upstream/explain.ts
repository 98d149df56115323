import type { Comparison, Difference, DifferenceKind } from './comparison.ts';

/** An intended difference, or one outside our control. */
export interface KnownDifference {
  /** Title of the comparison. */
  readonly in: string;
  readonly kind: DifferenceKind;
  /** Names or paths; `*` matches any characters. */
  readonly items: readonly string[];
  readonly because: string;
  /** Day on which it was judged. */
  readonly since: string;
}

/** A comparison whose differences have reasons, or none. */
export interface Explained extends Comparison {
  readonly known: readonly { readonly difference: Difference; readonly reason: KnownDifference }[];
  readonly unknown: readonly Difference[];
}

/** Finds the reason of every difference; the first one that fits counts. */
export function explain(comparison: Comparison, reasons: readonly KnownDifference[]): Explained {
  const found = comparison.differences.map((difference) => ({
    difference,
    reason: reasons.find((reason) => fits(reason, comparison.title, difference)),
  }));
  return {
    ...comparison,
    known: found.flatMap(({ difference, reason }) => (reason ? [{ difference, reason }] : [])),
    unknown: found.flatMap(({ difference, reason }) => (reason ? [] : [difference])),
  };
}

/** Items of the reasons that no difference has any more, as `title: item`. */
export function outdatedItems(
  comparisons: readonly Comparison[],
  reasons: readonly KnownDifference[],
): readonly string[] {
  return reasons.flatMap((reason) =>
    reason.items
      .filter((item) => !comparisons.some((comparison) => hasItem(comparison, { ...reason, items: [item] })))
      .map((item) => `${reason.in}: ${reason.kind} ${item}`),
  );
}

function hasItem({ title, differences }: Comparison, reason: KnownDifference): boolean {
  return differences.some((difference) => fits(reason, title, difference));
}

function fits(reason: KnownDifference, title: string, { kind, item }: Difference): boolean {
  return reason.in === title && reason.kind === kind && reason.items.some((pattern) => toRegExp(pattern).test(item));
}

function toRegExp(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}
