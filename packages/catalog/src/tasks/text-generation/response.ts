import * as v from 'valibot';
import { count } from '../../task-schemas/schema-parts.ts';
import { finishReason, prefillToken, token } from './response-parts.ts';

const generatedToken = token('TextGenerationOutput');

const sequence = {
  finish_reason: finishReason('TextGenerationOutput'),
  generated_tokens: v.pipe(count, v.description('Number of generated tokens.')),
  prefill: v.pipe(v.array(prefillToken), v.description('Tokens of the prompt, if `decoder_input_details` is set.')),
  seed: v.optional(v.pipe(v.nullable(count), v.description('Seed that was used; null without sampling.'))),
  tokens: v.pipe(v.array(generatedToken), v.description('Generated tokens.')),
  top_tokens: v.optional(
    v.pipe(
      v.array(v.array(generatedToken)),
      v.description('Most likely tokens of each position, if `top_n_tokens` is set.'),
    ),
  ),
};

const bestOfSequence = v.pipe(
  v.looseObject({
    generated_text: v.pipe(v.string(), v.description('Generated text of this sequence.')),
    ...sequence,
  }),
  v.title('TextGenerationOutputBestOfSequence'),
  v.description('Further sequence of a request with `best_of`.'),
);

const details = v.pipe(
  v.looseObject({
    best_of_sequences: v.optional(
      v.pipe(v.nullable(v.array(bestOfSequence)), v.description('Other sequences, if `best_of` is above 1.')),
    ),
    ...sequence,
  }),
  v.title('TextGenerationOutputDetails'),
  v.description('Finish reason and tokens of a generated text.'),
);

export const output = v.pipe(
  v.looseObject({
    generated_text: v.pipe(v.string(), v.description('Generated text.')),
    details: v.optional(
      v.pipe(v.nullable(details), v.description('Finish reason and tokens, if the parameter `details` is set.')),
    ),
  }),
  v.description('Generated text, with details on request.'),
);
