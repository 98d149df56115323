/** Provider, model, timing and token counts of a run. Durations are in ms from the moment the request was sent. */
export interface RunReport {
  readonly provider: string;
  readonly model: string;
  /** Requests it took, the last one included. */
  readonly attempts: number;
  /** Until the first text; absent when the result came in one piece. */
  readonly firstTokenMs?: number;
  /** From the first thought to the first word of the text; absent for an answer without both. */
  readonly thoughtMs?: number;
  readonly totalMs: number;
  /** As the provider counted them; absent when it did not. */
  readonly promptTokens?: number;
  /** Number of generated tokens; undefined for results without text. */
  readonly completionTokens?: number;
  /** Of these, the ones that the provider counted as reasoning. */
  readonly reasoningTokens?: number;
  /** True if the completion tokens are an estimate, because the provider reported none. */
  readonly isEstimated: boolean;
  /** While text was coming; absent for a text that came within 100 ms, which is too short to measure a rate. */
  readonly tokensPerSecond?: number;
  /** In USD, by the prices of its time; absent where these were not known. */
  readonly cost?: number;
}

/** Measurements of a run, the input of its report. */
export interface RunMeasurements {
  readonly provider: string;
  readonly model: string;
  readonly attempts: number;
  /** The generated text, reasoning included; absent for other results. */
  readonly text?: string | undefined;
  readonly sentAtMs: number;
  readonly firstTokenAtMs: number | undefined;
  /** Time of the first word that is no thought. */
  readonly firstTextAtMs?: number | undefined;
  readonly endedAtMs: number;
  readonly usage: TokenUsage | undefined;
}

/** Token counts as providers report them. */
export interface TokenUsage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly completion_tokens_details?: { readonly reasoning_tokens?: number } | null;
}

/** Shortest time in ms that a rate is computed of: below it, frames and chunks of the network are measured. */
const MIN_WRITING_MS = 100;

/** English text has about four characters to a token; good enough to compare answers, and marked as estimated. */
const CHARACTERS_PER_TOKEN = 4;

/** Sums up a run. */
export function reportRun({
  text,
  sentAtMs,
  firstTokenAtMs,
  firstTextAtMs,
  endedAtMs,
  usage,
  ...who
}: RunMeasurements): RunReport {
  const estimate = text ? Math.ceil(text.length / CHARACTERS_PER_TOKEN) : undefined;
  const completionTokens = usage?.completion_tokens ?? estimate;
  const reasoningTokens = usage?.completion_tokens_details?.reasoning_tokens;
  const writingMs = firstTokenAtMs === undefined ? 0 : endedAtMs - firstTokenAtMs;
  return {
    ...who,
    ...(firstTokenAtMs !== undefined && { firstTokenMs: firstTokenAtMs - sentAtMs }),
    ...(firstTokenAtMs !== undefined &&
      firstTextAtMs !== undefined &&
      firstTextAtMs > firstTokenAtMs && { thoughtMs: firstTextAtMs - firstTokenAtMs }),
    totalMs: endedAtMs - sentAtMs,
    ...(usage && { promptTokens: usage.prompt_tokens }),
    ...(completionTokens !== undefined && { completionTokens }),
    ...(reasoningTokens && { reasoningTokens }),
    isEstimated: usage === undefined && completionTokens !== undefined,
    ...(writingMs >= MIN_WRITING_MS &&
      completionTokens !== undefined &&
      completionTokens > 1 && { tokensPerSecond: (completionTokens - 1) / (writingMs / 1000) }),
  };
}
