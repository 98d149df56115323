import { useEffect, useMemo, useState } from 'react';
import type { WorkerEngine } from '../../template-engine/create-worker-engine.ts';
import type { NamedSource, ScenarioCell } from '../../template-engine/protocol.ts';

/** Milliseconds without a change after which the matrix is rendered: it is not needed while someone types. */
const DELAY_MS = 300;

/** The matrix of templates and scenarios. */
export interface Matrix {
  readonly columns: readonly NamedSource[];
  readonly cells: readonly ScenarioCell[];
}

/** Renders all scenarios with every template, a moment after each change. */
export function useScenarios(engine: WorkerEngine, columns: readonly NamedSource[], tokenizer: string) {
  const [matrix, setMatrix] = useState<Matrix>();
  const [failure, setFailure] = useState('');
  const key = useMemo(() => JSON.stringify([columns, tokenizer]), [columns, tokenizer]);
  useEffect(() => {
    let isCurrent = true;
    const [templates, config] = JSON.parse(key) as [NamedSource[], string]; // Written two lines above.
    const timer = setTimeout(() => {
      engine.scenarios(templates, config).then(
        (cells) => {
          if (!isCurrent || !cells) return;
          setMatrix({ columns: templates, cells });
          setFailure('');
        },
        (error: Error) => isCurrent && setFailure(error.message),
      );
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [engine, key]);
  return { matrix, failure };
}
