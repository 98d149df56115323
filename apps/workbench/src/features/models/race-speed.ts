import type { Run } from '../../run/run.ts';

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

/** Returns the run that answered whole in the shortest time for each of its tokens; undefined where none did. */
export function findFastest(runs: readonly Run[]): Run | undefined {
  const [first] = rankRuns(runs);
  return first && isWhole(first) ? first : undefined;
}

/** Sorts runs that have ended: whole answers by their speed, then the others. */
export function rankRuns(runs: readonly Run[]): Run[] {
  return runs.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)) || liveSpeed(b) - liveSpeed(a));
}

function isWhole({ status, text }: Pick<Run, 'status' | 'text'>): boolean {
  return status === 'done' && text !== '';
}
