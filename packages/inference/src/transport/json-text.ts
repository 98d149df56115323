import { DeferredError } from './deferred-error.ts';

/** Writes arguments as JSON. */
export function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    throw new DeferredError((code) => code.unwritableError(value, cause));
  }
}
