import type { Turn } from '@hubkit/react/chat-panel';
import { getData } from '../../../chat-view/turn-data.ts';
import { costOfRun } from '../../../run/cost.ts';
import type { RunReport } from '../../../run/run-report.ts';
import type { ModelFacts } from '../../../services/read-models.ts';

/** Sums up the answers of a chat, all their versions included. Deleted ones count: they were paid for. */
export function chatNumbers(turns: readonly Turn[], facts: ReadonlyMap<string, ModelFacts>) {
  const reports = listReports(turns);
  const known = reports.flatMap((report) => costOfRun(report, facts.get(report.model)) ?? []);
  const providers = groupByProvider(reports).map(([provider, answers]) => ({
    provider,
    answers: answers.length,
    /** Median time to the first token in ms. */
    firstTokenMs: median(answers.flatMap(({ firstTokenMs }) => firstTokenMs ?? [])),
    /** Median. */
    tokensPerSecond: median(answers.flatMap(({ tokensPerSecond }) => tokensPerSecond ?? [])),
  }));
  return {
    answers: reports.length,
    inputTokens: sum(reports.map(({ promptTokens = 0 }) => promptTokens)),
    outputTokens: sum(reports.map(({ completionTokens = 0 }) => completionTokens)),
    /** In USD; undefined if the price of no answer is known. */
    cost: known.length > 0 ? sum(known) : undefined,
    /** Answers whose price is unknown. */
    withoutPrice: reports.length - known.length,
    /** The fastest first. */
    providers: providers.sort((a, b) => (b.tokensPerSecond ?? 0) - (a.tokensPerSecond ?? 0)),
  };
}

/** A report with the time of its question in ms since 1970. */
type DatedReport = RunReport & { readonly at: number };

/** The reports of answers. Copies in further columns were paid for once. */
function listReports(turns: readonly Turn[]): readonly DatedReport[] {
  return turns.flatMap((turn) => {
    const { report, origin } = getData(turn);
    return report && origin === undefined ? [{ at: turn.startedAt ?? 0, ...report }] : [];
  });
}

function groupByProvider(reports: readonly DatedReport[]) {
  const providers = [...new Set(reports.map(({ provider }) => provider))];
  return providers.map((name) => [name, reports.filter(({ provider }) => provider === name)] as const);
}

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Most answers of a provider that are shown, the newest ones. */
const MAX_ANSWERS = 200;

export type ProviderHistory = ReturnType<typeof speedOverTime>[number];

/**
 * Returns the speed of each provider over time, the oldest answer first, of the one with the most answers first. Answers without any
 * measurement are left out: those that came in one piece have no first token, and short ones no rate.
 */
export function speedOverTime(turns: readonly Turn[]) {
  const measured = listReports(turns)
    .filter(({ firstTokenMs, tokensPerSecond }) => firstTokenMs !== undefined || tokensPerSecond !== undefined)
    .sort((a, b) => a.at - b.at);
  return groupByProvider(measured)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([provider, all]) => {
      const answers = all.slice(-MAX_ANSWERS);
      return {
        provider,
        times: answers.map(({ at }) => at),
        firstTokenMs: answers.map(({ firstTokenMs }) => firstTokenMs),
        tokensPerSecond: answers.map(({ tokensPerSecond }) => tokensPerSecond),
      };
    });
}
