import { vi } from 'vitest';

/** Waits until a check passes. The timeout ends what hangs and nothing else: a test machine may stand still for minutes. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 600_000, interval: 5 });
}
