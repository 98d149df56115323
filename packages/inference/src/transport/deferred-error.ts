import { importLazily } from '../contract/import-lazily.ts';
import type * as failureHandling from './failure-handling.ts';

type FailureHandling = typeof failureHandling;

/** Loads the code that only failed and redirected requests need. */
export function loadFailureHandling(): Promise<FailureHandling> {
  return importLazily('failed requests', () => import('./failure-handling.ts'));
}

/** Placeholder for an error whose class is loaded on demand, or that is passed on as it is. It never reaches the user: see `resolveDeferredError`. */
export class DeferredError extends Error {
  readonly create: (code: FailureHandling) => unknown;

  constructor(create: DeferredError['create']) {
    super('deferred');
    this.create = create;
  }
}

/** Defers an error of the code for failed requests: its function there, by name, and the arguments. */
export function deferError<Name extends keyof FailureHandling>(
  name: Name,
  ...args: Parameters<FailureHandling[Name]>
): DeferredError {
  // The name and its arguments belong together, which the type of a union of functions does not show.
  return new DeferredError((code) => (code[name] as (...given: unknown[]) => unknown)(...args));
}

/** Throws the resolved error; for `catch` of a promise. */
export async function throwResolved(thrown: unknown): Promise<never> {
  throw await resolveDeferredError(thrown);
}

/** Creates the error behind a deferred one; returns everything else unchanged. */
export async function resolveDeferredError(thrown: unknown): Promise<unknown> {
  return thrown instanceof DeferredError ? thrown.create(await loadFailureHandling()) : thrown;
}
