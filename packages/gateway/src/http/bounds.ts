import { checkNames } from '../contract/check-names.ts';
import type { Bounds } from '../contract/options.ts';

/** Bounds without gaps. */
export type SetBounds = { readonly [Name in keyof Bounds]-?: number };

const DEFAULTS: SetBounds = {
  bodyBytes: 10 * 1024 * 1024,
  fileBytes: 25 * 1024 * 1024,
  outputTokens: 4096,
  choices: 4,
  inputs: 2048,
  bodyMs: 30_000,
  callMs: 600_000,
  hookMs: 10_000,
  keepAliveMs: 15_000,
};

/** Completes bounds with their defaults. Throws for a name or a number that makes no sense. */
export function setBounds(given: Bounds = {}): SetBounds {
  checkNames('bounds.', given, Object.keys(DEFAULTS));
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && !(typeof value === 'number' && value > 0)) {
      throw new TypeError(`bounds.${name} has to be a positive number.`);
    }
  }
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...DEFAULTS, ...Object.fromEntries(set) };
}
