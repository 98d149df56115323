import { UsageError } from '../command-line/errors.ts';

/** Throws for filters of a list beside the id of a single item, which they would not affect. */
export function checkFilters(filters: Readonly<Record<string, string | undefined>>): void {
  const given = Object.keys(filters).find((name) => filters[name] !== undefined);
  if (given !== undefined) throw new UsageError(`--${given} cannot be combined with an id.`);
}
