import { useCallback } from 'react';
import type { WorkerEngine } from '../../template-engine/create-worker-engine.ts';
import type { NamedSource, ScenarioCell } from '../../template-engine/protocol.ts';
import { type Delayed, useDelayed } from './use-delayed.ts';

/** Milliseconds without a change after which the matrix is rendered: it is not needed while someone types. */
const DELAY_MS = 300;

/** The matrix of templates and scenarios. */
export interface Matrix {
  readonly columns: readonly NamedSource[];
  readonly cells: readonly ScenarioCell[];
}

/** Renders all scenarios with every template, a moment after each change. */
export function useScenarios(
  engine: WorkerEngine,
  columns: readonly NamedSource[],
  tokenizer: string,
): Delayed<Matrix> {
  const key = JSON.stringify([columns, tokenizer]);
  const load = useCallback(async (): Promise<Matrix | undefined> => {
    const [templates, config] = JSON.parse(key) as [NamedSource[], string]; // Written above.
    const cells = await engine.scenarios(templates, config);
    return cells && { columns: templates, cells };
  }, [engine, key]);
  return useDelayed(load, DELAY_MS);
}
