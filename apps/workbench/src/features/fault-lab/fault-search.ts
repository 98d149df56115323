/** Number of requests of each policy that the fault strikes. */
export const STRIKES = { first: 1, two: 2, every: Number.POSITIVE_INFINITY } as const;

/** What the form of the page begins with, as its address has it. */
export interface FaultSearch {
  /** @default 'rate-limit' */
  readonly fault?: string;
  /** @default 'first' */
  readonly strikes?: keyof typeof STRIKES;
  readonly prompt?: string;
  /** @default the model with the most providers */
  readonly model?: string;
  /** Id of a comparison in Activity, whose results are shown again. */
  readonly run?: string;
}

/** Reads the search parameters; invalid ones are dropped. */
export function readFaultSearch({
  fault,
  strikes,
  prompt,
  model,
  run,
}: Readonly<Record<string, unknown>>): FaultSearch {
  const known = Object.keys(STRIKES).find((name): name is keyof typeof STRIKES => name === strikes);
  return {
    ...(typeof fault === 'string' && fault !== '' && { fault: fault.slice(0, 60) }),
    ...(known && { strikes: known }),
    ...(typeof prompt === 'string' && prompt !== '' && { prompt: prompt.slice(0, 1000) }),
    ...(typeof model === 'string' && model !== '' && { model: model.slice(0, 200) }),
    ...(typeof run === 'string' && run !== '' && { run: run.slice(0, 60) }),
  };
}
