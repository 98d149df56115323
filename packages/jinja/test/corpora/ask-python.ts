import { startOracle } from '../differential/oracle.ts';
import type { Outcome } from '../engine.ts';
import type { Sample } from './samples.ts';

/** Outcomes of samples in Python. */
export interface PythonOutcomes {
  /** The version of Python: `3.11.7`. */
  readonly version: string;
  /** Outcomes by the name of the context. */
  readonly outcomes: ReadonlyMap<Sample, Readonly<Record<string, Outcome>>>;
}

/** Renders all cases of these samples in Python. */
export async function askPython(python: string, samples: readonly Sample[]): Promise<PythonOutcomes> {
  const oracle = await startOracle(python);
  try {
    const outcomes = new Map<Sample, Readonly<Record<string, Outcome>>>();
    for (const sample of samples) {
      const names = [...sample.cases.keys()];
      const found = await oracle.ask([...sample.cases.values()].map((item) => ({ ...item, reused: true })));
      outcomes.set(sample, Object.fromEntries(names.map((name, index) => [name, toStore(found[index] as Outcome)])));
    }
    return { version: oracle.python, outcomes };
  } finally {
    oracle.close();
  }
}

function toStore(outcome: Outcome): Outcome {
  if (outcome.ok) return outcome;
  const { compiled: _, ...stored } = outcome;
  return stored;
}
