import { GatewayError } from '../contract/errors.ts';
import type { SetBounds } from '../http/bounds.ts';
import { type Counted, countedBy } from './count-names.ts';

/** The largest numbers that a value asks for. */
export interface Counts {
  /** Generated tokens; undefined if it names no maximum. */
  readonly tokens: number | undefined;
  /** Results of one request. */
  readonly choices: number;
}

/** Adds up what members of a value ask for, at any depth. Throws for numbers above the bounds. */
export function checkCounts(value: unknown, bounds: SetBounds, path: string): Counts {
  if (typeof value !== 'object' || value === null) return NO_COUNTS;
  return Object.entries(value)
    .map(([name, member]) => {
      const at = Array.isArray(value) ? path : `${path}.${name}`;
      const counted = Array.isArray(value) ? undefined : countedBy(name);
      if (counted === undefined || member === null) return checkCounts(member, bounds, at);
      const count = readCount(member, counted, bounds, at);
      return counted === 'choices' ? { tokens: undefined, choices: count } : { tokens: count, choices: 1 };
    })
    .reduce(larger, NO_COUNTS);
}

const NO_COUNTS: Counts = { tokens: undefined, choices: 1 };

/** The larger numbers of two. */
export function larger(one: Counts, other: Counts): Counts {
  const tokens = Math.max(one.tokens ?? 0, other.tokens ?? 0);
  return { tokens: tokens || undefined, choices: Math.max(one.choices, other.choices) };
}

/** Reads the number of a parameter that counts. Services take -1, 0 and texts for "no limit" or convert them, so they are refused. */
export function readCount(value: unknown, counted: Counted, bounds: SetBounds, path: string): number {
  const least = counted === 'floor' ? 0 : 1;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least) {
    throw new GatewayError('INPUT', `\`${path}\` has to be a whole number of at least ${least}.`, { param: path });
  }
  const most = counted === 'choices' ? bounds.choices : bounds.outputTokens;
  if (value > most) {
    throw new GatewayError('INPUT', `\`${path}\` is ${value}, and this gateway allows ${most} at most.`, {
      param: path,
    });
  }
  return value;
}
