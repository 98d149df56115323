import type { Cell } from './cells.ts';

/** Calls that fail for a reason outside of the emulator. Absent members stand for all. */
interface Reason {
  readonly client: string;
  readonly provider?: string;
  readonly task?: string;
  readonly operation?: string;
  readonly route?: Cell['route'];
  readonly because: string;
}

/** Reasons of calls that fail. One that stands for a call that works, or for none, fails the test. */
export const REASONS: readonly Reason[] = [];

/** The reason why a call fails. */
export function reasonFor(cell: Cell): Reason | undefined {
  return REASONS.find((reason) =>
    (['client', 'provider', 'task', 'operation', 'route'] as const).every(
      (member) => reason[member] === undefined || reason[member] === cell[member],
    ),
  );
}
