import { closest } from '@hubkit/task-types/closest';
import { UsageError } from '../command-line/errors.ts';

/** Finds an item by its id, ignoring case. For an unknown id, the error suggests the closest one. */
export function findById<T extends { readonly id: string }>(
  kind: string,
  id: string,
  things: readonly T[],
  advice = 'Run the command without an id to list all.',
): T {
  const found = things.find((thing) => thing.id.toLowerCase() === id.toLowerCase());
  if (found) return found;
  const near = closest(
    id,
    things.map((thing) => thing.id),
  );
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  throw new UsageError(`Unknown ${kind} "${id}".${hint} ${advice}`);
}

/** Throws for filters of a list beside the id of a single item, which they would not affect. */
export function checkFilters(filters: Readonly<Record<string, string | undefined>>): void {
  const given = Object.keys(filters).find((name) => filters[name] !== undefined);
  if (given !== undefined) throw new UsageError(`--${given} cannot be combined with an id.`);
}
