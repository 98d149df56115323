import type { Generated } from '../content/chat/generate.ts';

/** The speed of a service. */
export interface Speed {
  /** Seconds. */
  readonly queueTime: number;
  readonly tokensPerSecond: number;
}

/** Times in seconds as some services report them with the usage. */
export function computeSeconds({ promptTokens, completionTokens }: Generated, { queueTime, tokensPerSecond }: Speed) {
  const promptTime = promptTokens / 20_000;
  const completionTime = completionTokens / tokensPerSecond;
  return {
    queue_time: queueTime,
    prompt_time: promptTime,
    completion_time: completionTime,
    total_time: promptTime + completionTime,
  };
}
