import type { CallState } from '../../request/call-state.ts';

/** Runs a call, or the rest of it. Resolves to its result, or to its stream up to the first chunk (`OpenedStream`). */
export type Pass = (started: CallState) => Promise<unknown>;

/** Wraps the rest of a call. */
export type Wrap = (next: Pass) => Pass;

/**
 * A feature beyond one request to one target. A policy is one file, `with-….ts`, found by its name. It is loaded with the first call
 * that needs any policy. Calls with the same needs share one composition.
 */
export interface Policy {
  /** Place among the policies: a smaller number is further out. Failover (20) runs those after it once for each target. */
  readonly order: number;
  /** Options that calls need the policy for, if they are set. */
  readonly options?: readonly string[];
  /** Arguments that calls need the policy for, if they are given. */
  readonly args?: readonly string[];
  /** True for a call that needs the policy for another reason. */
  readonly isNeeded?: (started: CallState) => boolean;
  /** Wraps the call. */
  readonly around: Wrap;
  /** Wraps the request of each target. */
  readonly aroundRequest?: Wrap;
}

/** True for a call that has to pass a policy. */
export function needs({ options = [], args = [], isNeeded }: Policy, started: CallState): boolean {
  const set = started.options as Readonly<Record<string, unknown>>;
  const given = started.args as Readonly<Record<string, unknown>>;
  // Plain loops: `some` would allocate a closure for every policy of every call.
  for (const name of options) if (set[name]) return true;
  for (const name of args) if (given[name] !== undefined) return true;
  return isNeeded?.(started) ?? false;
}
