import type { Turn } from '@hubkit/react/chat-panel';
import { getData } from '../../../chat-view/turn-data.ts';

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
