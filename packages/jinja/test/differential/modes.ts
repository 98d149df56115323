import { type Case, type Outcome, run } from '../engine.ts';

/** A way of rendering besides closures. */
export type Mode = 'generated code' | 'traced';

const MODES: readonly (readonly [Mode, Partial<Case>])[] = [
  ['generated code', { isGenerated: true }],
  ['traced', { isTraced: true }],
];

/** Finds the mode whose outcome is not that of closures, which is `ours`: text, class, message or line. */
export function differingMode(item: Case, ours: Outcome): { difference: Mode; ours: Outcome } | undefined {
  for (const [difference, mode] of MODES) {
    const outcome = run({ ...item, ...mode });
    if (shown(outcome) === shown(ours)) continue;
    // An address that a filter has split over lines cannot be blanked out: such a case differs from itself.
    if (shown(run(item)) === shown(ours)) return { difference, ours: outcome };
  }
  return undefined;
}

/** Addresses are made up, and never the same twice. */
const shown = (outcome: Outcome): string => JSON.stringify(outcome).replace(/0x[0-9a-f]{6,}/gi, '0x…');
