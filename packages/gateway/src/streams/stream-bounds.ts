import { checkNames } from '../contract/check-names.ts';
import type { StreamBounds } from '../contract/streams.ts';

/** Bounds without gaps. */
type SetStreamBounds = { readonly [Name in keyof StreamBounds]-?: number };

const DEFAULTS: SetStreamBounds = { keepMs: 300_000, maxStreams: 1000, maxStreamBytes: 2 * 1024 * 1024 };

/**
 * Completes the bounds of kept streams with their defaults. Throws for a name or a number that makes no sense.
 *
 * @param further - Bounds that only this store has, with their defaults.
 */
export function setStreamBounds<Further extends Readonly<Record<string, number>>>(
  given: object,
  further: Further,
): SetStreamBounds & Further {
  const defaults = { ...DEFAULTS, ...further };
  checkNames('', given, Object.keys(defaults));
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && !(typeof value === 'number' && value > 0)) {
      throw new TypeError(`${name} has to be a positive number.`);
    }
  }
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(set) };
}
