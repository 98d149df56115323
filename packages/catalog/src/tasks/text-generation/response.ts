import * as v from 'valibot';
import { count, integer } from '../../task-schemas/schema-parts.ts';

/** The reason why generation ended. */
function finishReason(owner: string) {
  return v.pipe(
    v.picklist(['length', 'eos_token', 'stop_sequence']),
    v.title(`${owner}FinishReason`),
    v.description(
      'Reason why generation ended: `length` at the maximum number of tokens, `eos_token` when the model ended the text, `stop_sequence` at one of the stop texts.',
    ),
  );
}

/** A generated token. */
function token(owner: string) {
  return v.pipe(
    v.looseObject({
      id: v.pipe(
        integer,
        v.description('Number of the token in the vocabulary; -1 where the provider does not report it.'),
      ),
      logprob: v.pipe(
        v.nullable(v.number()),
        v.description('Log probability of the token; null where the provider does not report it.'),
      ),
      special: v.pipe(v.boolean(), v.description('True for control tokens, which are no part of the text.')),
      text: v.pipe(v.string(), v.description('Text of the token.')),
    }),
    v.title(`${owner}Token`),
    v.description('Generated token.'),
  );
}

/** A token of the prompt. */
const prefillToken = v.pipe(
  v.looseObject({
    id: v.pipe(count, v.description('Number of the token in the vocabulary.')),
    logprob: v.pipe(v.nullable(v.number()), v.description('Log probability of the token; null for the first one.')),
    text: v.pipe(v.string(), v.description('Text of the token.')),
  }),
  v.title('TextGenerationOutputPrefillToken'),
  v.description('Token of the prompt.'),
);

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

const streamedToken = token('TextGenerationStreamOutput');

const streamDetails = v.pipe(
  v.looseObject({
    finish_reason: finishReason('TextGenerationStreamOutput'),
    generated_tokens: v.pipe(count, v.description('Number of generated tokens.')),
    // Left out by older servers, and by providers with OpenAI's protocol.
    input_length: v.optional(
      v.pipe(count, v.description('Number of tokens of the prompt, where the server reports it.')),
    ),
    seed: v.optional(v.pipe(v.nullable(count), v.description('Seed that was used; null without sampling.'))),
  }),
  v.title('TextGenerationStreamOutputStreamDetails'),
  v.description('Finish reason and token counts of a streamed text.'),
);

export const streamOutput = v.pipe(
  v.looseObject({
    index: v.pipe(count, v.description('Position of the token in the generated text, from 1.')),
    token: streamedToken,
    generated_text: v.optional(
      v.pipe(v.nullable(v.string()), v.description('Whole generated text, in the last chunk; null or absent before.')),
    ),
    details: v.optional(
      v.pipe(
        v.nullable(streamDetails),
        v.description(
          'Finish reason and token counts, in the last chunk; servers of the hub send them if the parameter `details` is set.',
        ),
      ),
    ),
    top_tokens: v.optional(
      v.pipe(v.array(streamedToken), v.description('Most likely tokens of this position, if `top_n_tokens` is set.')),
    ),
  }),
  v.description('Chunk of a streamed text: one token, and the whole text with the last one.'),
);
