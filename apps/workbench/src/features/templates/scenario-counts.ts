import type { ScenarioCell } from '../../template-engine/protocol.ts';

/** Outcome of a scenario: the template shows all of it, loses a part, lets a user forge a turn, or fails. */
export type ScenarioOutcome = 'complete' | 'incomplete' | 'unsafe' | 'failed';

/** Returns the outcome of a cell. */
export function classifyCell({ state, lost, forges }: ScenarioCell): ScenarioOutcome {
  if (state !== 'rendered') return 'failed';
  if (lost.length > 0) return 'incomplete';
  return forges ? 'unsafe' : 'complete';
}

/** Counts outcomes in words, each cell once: “7 complete · 5 incomplete”. */
export function countOutcomes(cells: readonly ScenarioCell[]): string {
  const outcomes = cells.map(classifyCell);
  return (['complete', 'incomplete', 'unsafe', 'failed'] as const)
    .map((name) => [outcomes.filter((outcome) => outcome === name).length, name] as const)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}`)
    .join(' · ');
}
