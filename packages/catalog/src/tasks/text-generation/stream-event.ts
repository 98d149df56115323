import * as v from 'valibot';
import { count } from '../../task-schemas/schema-parts.ts';
import { finishReason, token } from './response-parts.ts';

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
