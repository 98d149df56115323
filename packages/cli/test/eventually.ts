import { vi } from 'vitest';

/** Waits until a check passes. The timeout only catches hangs: a busy test machine may pause for minutes. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 50_000, interval: 5 });
}
