import type { Generated } from '../content/chat/generate.ts';
import { scoreTokens } from '../content/score-tokens.ts';
import type { JsonObject } from '../contract/json.ts';
import { writeScore } from './logprobs.ts';
import { formatUsage } from './write-chat.ts';

/** Maximum characters of a fragment of arguments. */
const ARGUMENTS = /[\s\S]{1,12}/g;

/**
 * The first choice of a generated chat as chunks of OpenAI's chat.
 *
 * @param topLogprobs - Number of alternatives of each token; undefined without log probabilities.
 */
export function* chatChunks(generated: Generated, topLogprobs: number | undefined): Generator<JsonObject> {
  const [choice] = generated.choices;
  if (!choice) return;
  const { thoughts, pieces, toolCalls, refusal, finishReason } = choice;
  const delta = (delta: JsonObject, more: JsonObject = {}) => ({ choices: [{ index: 0, delta, ...more }] });
  for (const reasoning of thoughts) yield delta({ reasoning });
  const scores = topLogprobs === undefined ? [] : scoreTokens(pieces, topLogprobs).map(writeScore);
  for (const [at, content] of pieces.entries()) {
    yield delta({ content }, { logprobs: { content: scores.slice(at, at + 1) } });
  }
  if (refusal) yield delta({ refusal });
  for (const [index, { id, name, arguments: text }] of toolCalls.entries()) {
    yield delta({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] });
    for (const part of text.match(ARGUMENTS) ?? [])
      yield delta({ tool_calls: [{ index, function: { arguments: part } }] });
  }
  yield { ...delta({}, { finish_reason: finishReason }), usage: formatUsage(generated) };
}
