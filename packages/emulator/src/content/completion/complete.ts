import type { Generated, GeneratedChoice } from '../chat/generate.ts';
import { countTokens, tokenize } from '../tokens.ts';
import { continueText } from './continue-text.ts';

/** A request for the continuation of a text, checked and with defaults filled in. */
export interface CompletionRequest {
  readonly model: string;
  readonly prompt: string;
  readonly maxTokens: number;
  readonly stop: readonly string[];
  /** Number of continuations. */
  readonly choices: number;
  readonly temperature: number;
  readonly seed: number | undefined;
  /** The scripted continuation; without one, it is made from the prompt. */
  readonly text?: string;
}

/** One continuation. */
export interface CompletedChoice extends GeneratedChoice {
  /** The stop text that was found; the text ends before it. */
  readonly foundStop?: string;
}

/** Continuations of a prompt, with their token counts. */
export interface Completed extends Generated {
  readonly prompt: string;
  readonly choices: readonly CompletedChoice[];
}

/** Continues a prompt; the same request always gets the same text. */
export function complete(request: CompletionRequest): Completed {
  const choices = Array.from({ length: request.choices }, (_, index) => completeOnce(request, index));
  return {
    prompt: request.prompt,
    choices,
    promptTokens: countTokens(request.prompt),
    completionTokens: choices.reduce((sum, { pieces }) => sum + pieces.length, 0),
    reasoningTokens: 0,
  };
}

function completeOnce(
  { model, prompt, maxTokens, stop, temperature, seed, text: scripted }: CompletionRequest,
  index: number,
): CompletedChoice {
  const isExact = temperature === 0 && index === 0;
  const variant = isExact ? model : JSON.stringify([model, seed ?? null, temperature, index]);
  const tokens = tokenize(scripted ?? continueText(prompt, variant));
  const pieces = tokens.slice(0, maxTokens);
  const text = pieces.join('');
  const found = stop
    .filter((word) => text.includes(word))
    .sort((left, right) => text.indexOf(left) - text.indexOf(right));
  const [foundStop] = found;
  if (foundStop !== undefined) {
    const kept = tokenize(text.slice(0, text.indexOf(foundStop)));
    return { index, thoughts: [], pieces: kept, toolCalls: [], finishReason: 'stop', foundStop };
  }
  return { index, thoughts: [], pieces, toolCalls: [], finishReason: tokens.length > maxTokens ? 'length' : 'stop' };
}
