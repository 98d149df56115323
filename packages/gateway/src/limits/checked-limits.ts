import { checkNames } from '../contract/check-names.ts';
import type { Limits } from '../contract/limits.ts';
import { LIMIT_NAMES } from './guard.ts';

/** Returns limits without those that are undefined. Throws for a name that does not exist and for what is no positive number: it would limit nothing. */
export function checkedLimits(path: string, given: Limits | undefined): Limits {
  checkNames(path, given, LIMIT_NAMES);
  const set = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
  for (const [name, value] of set) {
    if (!(typeof value === 'number' && value > 0)) throw new TypeError(`${path}${name} has to be a positive number.`);
  }
  return Object.fromEntries(set);
}
