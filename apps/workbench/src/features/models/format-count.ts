import { tokenCount } from '../../services/format-model-facts.ts';

/** Formats a count as `1.2M` or `70B`. Undefined without a number, and for 0, which the emulator has for counts. */
export function count(value: unknown): string | undefined {
  if (typeof value !== 'number' || value <= 0) return undefined;
  if (value >= 1_000_000_000_000) return `${+(value / 1_000_000_000_000).toFixed(1)}T`;
  return value < 1_000_000_000 ? tokenCount(value) : `${+(value / 1_000_000_000).toFixed(1)}B`;
}
