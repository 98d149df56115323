import type { Turn } from '@hubkit/react/chat-panel';
import { getData } from '../../../chat-view/turn-data.ts';
import { costOfRun } from '../../../run/cost.ts';
import type { RunReport } from '../../../run/run-report.ts';
import type { ModelFacts } from '../../../services/read-models.ts';

/** Speed of a provider in a chat. */
interface ProviderSpeed {
  readonly provider: string;
  readonly answers: number;
  /** Median time to the first token in ms. */
  readonly firstTokenMs: number | undefined;
  /** Median. */
  readonly tokensPerSecond: number | undefined;
}

/** The sums of a chat, all versions of its answers included. */
export interface ChatNumbers {
  readonly answers: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In USD; undefined if the price of no answer is known. */
  readonly cost: number | undefined;
  /** Answers whose price is unknown. */
  readonly withoutPrice: number;
  /** The fastest first. */
  readonly providers: readonly ProviderSpeed[];
}

/** Sums up the answers of a chat. Deleted ones count: they were paid for. */
export function chatNumbers(turns: readonly Turn[], facts: ReadonlyMap<string, ModelFacts>): ChatNumbers {
  // Copies in further columns were paid for once.
  const reports = turns.map(getData).flatMap(({ report, origin }) => (report && origin === undefined ? report : []));
  const costs = reports.map((report) => costOfRun(report, facts.get(report.model)));
  const known = costs.filter((cost) => cost !== undefined);
  const providers = [...new Set(reports.map(({ provider }) => provider))].map((provider) =>
    computeSpeed(
      provider,
      reports.filter((report) => report.provider === provider),
    ),
  );
  return {
    answers: reports.length,
    inputTokens: sum(reports.map(({ promptTokens = 0 }) => promptTokens)),
    outputTokens: sum(reports.map(({ completionTokens = 0 }) => completionTokens)),
    cost: known.length > 0 ? sum(known) : undefined,
    withoutPrice: costs.length - known.length,
    providers: providers.sort((a, b) => (b.tokensPerSecond ?? 0) - (a.tokensPerSecond ?? 0)),
  };
}

function computeSpeed(provider: string, reports: readonly RunReport[]): ProviderSpeed {
  return {
    provider,
    answers: reports.length,
    firstTokenMs: median(reports.flatMap(({ firstTokenMs }) => firstTokenMs ?? [])),
    tokensPerSecond: median(reports.flatMap(({ tokensPerSecond }) => tokensPerSecond ?? [])),
  };
}

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The measured answers of a provider, the oldest first. */
export interface ProviderHistory {
  readonly provider: string;
  /** Times of the questions in ms since 1970. */
  readonly times: readonly number[];
  /** Time to the first token in ms; undefined for an answer that came in one piece. */
  readonly firstTokenMs: readonly (number | undefined)[];
  /** Undefined for an answer that was too short to measure a rate. */
  readonly tokensPerSecond: readonly (number | undefined)[];
}

/** Most answers of a provider that are shown, the newest ones. */
const MAX_ANSWERS = 200;

/** Returns the speed of each provider over time, the one with the most answers first. Answers without any measurement are left out. */
export function speedOverTime(turns: readonly Turn[]): readonly ProviderHistory[] {
  const measured = turns
    .flatMap((turn) => {
      const { report, origin } = getData(turn);
      return report && origin === undefined ? [{ at: turn.startedAt ?? 0, ...report }] : [];
    })
    .filter(({ firstTokenMs, tokensPerSecond }) => firstTokenMs !== undefined || tokensPerSecond !== undefined)
    .sort((a, b) => a.at - b.at);
  return [...new Set(measured.map(({ provider }) => provider))]
    .map((provider) => measured.filter((answer) => answer.provider === provider))
    .sort((a, b) => b.length - a.length)
    .map((all) => {
      const answers = all.slice(-MAX_ANSWERS);
      return {
        provider: answers[0]?.provider ?? '',
        times: answers.map(({ at }) => at),
        firstTokenMs: answers.map(({ firstTokenMs }) => firstTokenMs),
        tokensPerSecond: answers.map(({ tokensPerSecond }) => tokensPerSecond),
      };
    });
}
