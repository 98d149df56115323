import { vi } from 'vitest';

/** Waits until a check passes; patient, because a test machine may be busy. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000, interval: 5 });
}
