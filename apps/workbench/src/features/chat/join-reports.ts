import type { RunReport } from '../../run/run-report.ts';

/** Sums up the calls of an answer that goes on after results of tools. A count is known where both calls have it. */
export function joinReports(before: RunReport | undefined, last: RunReport): RunReport {
  if (!before) return last;
  const { promptTokens: _prompt, completionTokens: _completion, cost: _cost, ...rest } = { ...before, ...last };
  const sum = (name: 'promptTokens' | 'completionTokens') => {
    const [first, second] = [before[name], last[name]];
    return first === undefined || second === undefined ? {} : { [name]: first + second };
  };
  const reasoningTokens = (before.reasoningTokens ?? 0) + (last.reasoningTokens ?? 0);
  return {
    ...rest,
    ...(before.firstTokenMs !== undefined && { firstTokenMs: before.firstTokenMs }),
    attempts: Math.max(before.attempts, last.attempts),
    totalMs: before.totalMs + last.totalMs,
    ...sum('promptTokens'),
    ...sum('completionTokens'),
    ...(reasoningTokens > 0 && { reasoningTokens }),
    isEstimated: before.isEstimated || last.isEstimated,
  };
}
