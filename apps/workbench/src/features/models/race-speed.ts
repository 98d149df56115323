import { costOfRun } from '../../run/cost.ts';
import type { Run } from '../../run/run.ts';
import type { ModelFacts } from '../../services/read-models.ts';

/** What a race can be sorted by: ms until the first token, tokens per second, ms of the whole answer, USD. */
export type RaceMeasure = 'first' | 'speed' | 'total' | 'cost';

/** Tokens per second of a chat, as far as it has come: chunks while it runs, what the provider counted once it has ended. */
export function liveSpeed({ report, events }: Pick<Run, 'report' | 'events'>): number {
  if (report) {
    const writingMs = report.totalMs - (report.firstTokenMs ?? 0);
    return report.tokensPerSecond ?? (writingMs > 0 ? ((report.completionTokens ?? 0) / writingMs) * 1000 : 0);
  }
  const chunks = events.filter(({ type }) => type === 'chunk');
  const tookMs = (chunks.at(-1)?.atMs ?? 0) - (chunks[0]?.atMs ?? 0);
  return tookMs > 0 ? (chunks.length / tookMs) * 1000 : 0;
}

/** Time to the first token in ms; undefined before it is there. */
export function firstTokenMs({ report, events }: Pick<Run, 'report' | 'events'>): number | undefined {
  return report ? report.firstTokenMs : events.find(({ type }) => type === 'chunk')?.atMs;
}

/** Returns the run that answered whole in the shortest time; undefined where none did. */
export function findFastest(runs: readonly Run[]): Run | undefined {
  const [first] = rankRuns(runs);
  return first && isWhole(first) ? first : undefined;
}

/** Sorts runs that have ended, the best first: whole answers before the others. Equal ones are sorted by their speed. */
export function rankRuns(runs: readonly Run[], by: RaceMeasure = 'total', facts?: ModelFacts): Run[] {
  const measures: Readonly<Record<RaceMeasure, (run: Run) => number | undefined>> = {
    first: firstTokenMs,
    speed: (run) => -liveSpeed(run),
    total: ({ report }) => report?.totalMs,
    cost: ({ report }) => report && costOfRun(report, facts),
  };
  /** What is not known comes last. */
  const compare = (a: number | undefined, b: number | undefined) =>
    a === b ? 0 : (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY);
  return runs.toSorted(
    (a, b) =>
      Number(isWhole(b)) - Number(isWhole(a)) ||
      compare(measures[by](a), measures[by](b)) ||
      compare(measures.speed(a), measures.speed(b)),
  );
}

function isWhole({ status, text }: Pick<Run, 'status' | 'text'>): boolean {
  return status === 'done' && text !== '';
}
