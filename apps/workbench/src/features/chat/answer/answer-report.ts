/** Provider, model, timing and token counts of an answer. Times are in ms from the moment the request was sent. */
export interface AnswerReport {
  readonly provider: string;
  readonly model: string;
  /** Requests it took, the last one included. */
  readonly attempts: number;
  /** Until the first words; absent when the answer came in one piece. */
  readonly firstTokenMs?: number;
  readonly totalMs: number;
  /** As the provider counted them; absent when it did not. */
  readonly promptTokens?: number;
  readonly completionTokens: number;
  /** True if the completion tokens are an estimate, because the provider reported none. */
  readonly isEstimated: boolean;
  /** While words were coming; absent when there is nothing to divide. */
  readonly tokensPerSecond?: number;
}

/** Measurements of an answer, the input of its report. */
export interface Seen {
  readonly provider: string;
  readonly model: string;
  readonly attempts: number;
  readonly text: string;
  readonly sentAtMs: number;
  readonly firstTokenAtMs: number | undefined;
  readonly endedAtMs: number;
  readonly usage: { readonly prompt_tokens: number; readonly completion_tokens: number } | undefined;
}

/** English text has about four characters to a token; good enough to compare answers, and marked as estimated. */
const CHARACTERS_PER_TOKEN = 4;

/** Sums up an answer. */
export function reportAnswer({ text, sentAtMs, firstTokenAtMs, endedAtMs, usage, ...who }: Seen): AnswerReport {
  const completionTokens = usage?.completion_tokens ?? Math.ceil(text.length / CHARACTERS_PER_TOKEN);
  const writingMs = firstTokenAtMs === undefined ? 0 : endedAtMs - firstTokenAtMs;
  return {
    ...who,
    ...(firstTokenAtMs !== undefined && { firstTokenMs: firstTokenAtMs - sentAtMs }),
    totalMs: endedAtMs - sentAtMs,
    ...(usage && { promptTokens: usage.prompt_tokens }),
    completionTokens,
    isEstimated: usage === undefined,
    ...(writingMs > 0 && completionTokens > 1 && { tokensPerSecond: (completionTokens - 1) / (writingMs / 1000) }),
  };
}
