import type { PageRunEnd } from '../../run/page-run.ts';
import type { Run } from '../../run/run.ts';
import type { RunHandle } from '../../run/start-run.ts';
import { createStore } from '../../state/store.ts';
import { POLICIES } from './policies.ts';
import { describeVerdict, listReasons, NOT_STRUCK } from './verdict.ts';

/** What the runs show together. */
export interface Comparison {
  /** Length of all tracks in ms. */
  readonly spanMs: number;
  /** Empty until all runs have ended. */
  readonly verdict: string;
  readonly reasons: readonly string[];
}

/** The runs of one comparison, one for each policy. */
export interface Lab {
  readonly handles: readonly Pick<RunHandle, 'store' | 'stop'>[];
  /** Time of its start in ms since 1970, for one that was made before. */
  readonly keptAt?: number;
}

/** What is kept of a comparison. */
interface KeptComparison {
  readonly runs: readonly Run[];
  readonly hasStruck: boolean;
}

/** Sums up the runs; `isEnded` once none of them goes on. */
export function compareRuns(states: readonly Run[], isEnded: boolean, hasStruck: boolean): Comparison {
  const runs = POLICIES.flatMap(({ name }, place) => {
    const run = states[place];
    return run ? [{ name, run }] : [];
  });
  const ends = states.map(({ report, events }) => report?.totalMs ?? events.at(-1)?.atMs ?? 0);
  const isStopped = states.some(({ status }) => status === 'stopped');
  const verdict = hasStruck || isStopped ? describeVerdict(runs) : NOT_STRUCK;
  return { spanMs: Math.max(...ends), verdict: isEnded ? verdict : '', reasons: listReasons(runs) };
}

/** How many policies answered, in a few words, with the runs to show them again. */
export function describeEnd(fault: string, runs: readonly Run[], hasStruck: boolean): PageRunEnd {
  const answered = runs.filter(({ status }) => status === 'done').length;
  const isStopped = runs.some(({ status }) => status === 'stopped');
  const kept: KeptComparison = { runs, hasStruck };
  return {
    state: isStopped ? 'stopped' : answered === 0 ? 'failed' : 'done',
    note: `${fault}: ${answered} of ${runs.length} answered`,
    kept,
  };
}

/** Reads a kept comparison; undefined for what is none. */
export function readKept(stored: unknown): KeptComparison | undefined {
  const { runs, hasStruck = true } = Object(stored) as Partial<KeptComparison>; // Imports may be damaged.
  const isWhole =
    Array.isArray(runs) && runs.length === POLICIES.length && runs.every((run) => Array.isArray(run?.events));
  return isWhole ? { runs, hasStruck } : undefined;
}

/** A comparison that was made before, as one that has ended. */
export function reopenLab(runs: readonly Run[], keptAt: number): Lab {
  return { handles: runs.map((run) => ({ store: createStore(run), stop() {} })), keptAt };
}
