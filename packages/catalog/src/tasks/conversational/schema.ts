import * as v from 'valibot';
import { count } from '../../schema-parts.ts';
import { message } from './message.ts';
import { responseFormat } from './response-format.ts';
import { tool, toolChoice } from './tools.ts';

export { output, streamOutput } from './answer.ts';

/** What a chat completion takes. Parameters that only one provider knows may be added. */
export const input = v.looseObject({
  messages: v.pipe(v.array(message), v.description('The conversation so far, the oldest message first.')),
  model: v.optional(v.pipe(v.string(), v.description('The model that answers.'))),
  stream: v.optional(v.pipe(v.boolean(), v.description('Send the answer piece by piece while it is written.'))),
  stream_options: v.optional(
    v.looseObject({
      include_usage: v.optional(v.pipe(v.boolean(), v.description('End the stream with the number of tokens used.'))),
    }),
  ),
  max_tokens: v.optional(v.pipe(count, v.description('Write at most this many tokens.'))),
  temperature: v.optional(
    v.pipe(v.number(), v.description('0 gives the same answer every time, higher values more variety.')),
  ),
  top_p: v.optional(
    v.pipe(v.number(), v.description('Choose among the likeliest tokens whose probabilities add up to this value.')),
  ),
  n: v.optional(v.pipe(count, v.description('How many answers to write.'))),
  seed: v.optional(v.pipe(count, v.description('The same seed gives the same answer again, where that is possible.'))),
  stop: v.optional(
    v.pipe(v.union([v.array(v.string()), v.string()]), v.description('Stop writing when one of these texts appears.')),
  ),
  frequency_penalty: v.optional(
    v.pipe(v.number(), v.description('Above 0: avoid words the more often they were used already.')),
  ),
  presence_penalty: v.optional(v.pipe(v.number(), v.description('Above 0: avoid words that were used already.'))),
  logit_bias: v.optional(
    v.pipe(
      v.union([v.array(v.number()), v.record(v.string(), v.number())]),
      v.description('Make single tokens more or less likely.'),
    ),
  ),
  logprobs: v.optional(v.pipe(v.boolean(), v.description('Return the logarithm of the probability of every token.'))),
  top_logprobs: v.optional(
    v.pipe(count, v.description('With logprobs: how many of the likeliest tokens to return at every place.')),
  ),
  reasoning_effort: v.optional(
    v.pipe(v.string(), v.description('How much a reasoning model thinks before it answers.')),
  ),
  response_format: v.optional(v.pipe(responseFormat, v.description('A form that the answer must have.'))),
  tools: v.optional(v.pipe(v.array(tool), v.description('Tools that the model may ask to be called.'))),
  tool_choice: v.optional(
    v.pipe(
      toolChoice,
      v.description('Whether the model may, must or must not call a tool, or which one it must call.'),
    ),
  ),
  tool_prompt: v.optional(v.pipe(v.string(), v.description('A prompt to put in front of the list of tools.'))),
});
