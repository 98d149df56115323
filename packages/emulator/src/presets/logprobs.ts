import type { ScoredToken, TokenScore } from '../content/score-tokens.ts';
import type { JsonObject } from '../contract/json.ts';
import { invalidField } from '../contract/problem.ts';
import { readNumber } from './request-fields.ts';

/**
 * Form of the log probabilities of a service: `content`, one object for each token as in OpenAI's chat; `columns`, lists
 * of tokens and of numbers as in OpenAI's completions; `refused`, an error where a request wants them.
 */
export type LogprobsForm = 'content' | 'columns' | 'refused';

/** Most alternatives that a request may want for a token. */
const MAX_TOP = 20;

/** Reads how many alternatives of each token a request wants; undefined where it wants no log probabilities. */
export function readLogprobs(body: JsonObject, form: LogprobsForm): number | undefined {
  const { logprobs: wanted } = body;
  const top = readNumber(body, 'top_logprobs', { low: 0, high: MAX_TOP });
  if (typeof wanted === 'number') return readNumber(body, 'logprobs', { low: 0, high: MAX_TOP });
  if (form === 'refused' && (wanted === true || top !== undefined)) {
    throw invalidField('logprobs', '`logprobs` is not supported with this model');
  }
  if (wanted === true) return top ?? (form === 'content' ? 0 : 1);
  if (top !== undefined) throw invalidField('top_logprobs', '`logprobs` must be true if `top_logprobs` is used');
  return undefined;
}

/** Writes the log probabilities of a text, or of one chunk of it at `offset` in characters. */
export function writeLogprobs(scores: readonly TokenScore[], form: LogprobsForm, offset = 0): JsonObject {
  if (form !== 'columns') return { content: scores.map(writeScore), refusal: null };
  let at = offset;
  return {
    tokens: scores.map(({ token }) => token),
    token_logprobs: scores.map(({ logprob }) => logprob),
    top_logprobs: scores.map(({ alternatives }) =>
      Object.fromEntries(alternatives.map(({ token, logprob }) => [token, logprob])),
    ),
    text_offset: scores.map(({ token }) => {
      at += token.length;
      return at - token.length;
    }),
  };
}

/** A token in OpenAI's chat and responses. */
export function writeScore({ alternatives, ...own }: TokenScore): JsonObject {
  return { ...writeToken(own), top_logprobs: alternatives.map(writeToken) };
}

function writeToken({ token, logprob }: ScoredToken): JsonObject {
  return { token, logprob, bytes: [...new TextEncoder().encode(token)] };
}

/** Reads how many alternatives of each token a request of the Responses API wants. */
export function readResponseLogprobs(body: JsonObject): number | undefined {
  const isWanted = Array.isArray(body.include) && body.include.includes('message.output_text.logprobs');
  const top = readNumber(body, 'top_logprobs', { low: 0, high: MAX_TOP });
  return isWanted ? (top ?? 0) : undefined;
}
