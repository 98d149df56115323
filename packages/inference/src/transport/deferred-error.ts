import type { InferenceError } from '../contract/errors.ts';
import { loadLate } from '../contract/load-late.ts';
import type * as rareCases from './rare-cases.ts';

type RareCases = typeof rareCases;

/** Loads the code that few requests need. */
export function loadRareCases(): Promise<RareCases> {
  return loadLate('failed requests', () => import('./rare-cases.ts'));
}

/** Stands for an error whose code has to be loaded first. It never reaches the user: see `createdError`. */
export class DeferredError extends Error {
  readonly create: (code: RareCases) => InferenceError | Promise<InferenceError>;

  constructor(create: DeferredError['create']) {
    super('deferred');
    this.create = create;
  }
}

/** Returns the error that a deferred one stands for, and everything else unchanged. */
export async function createdError(thrown: unknown): Promise<unknown> {
  return thrown instanceof DeferredError ? thrown.create(await loadRareCases()) : thrown;
}
