import * as v from 'valibot';
import { count, integer } from '../../task-schemas/schema-parts.ts';

/** The reason why generation ended. */
export function finishReason(owner: string) {
  return v.pipe(
    v.picklist(['length', 'eos_token', 'stop_sequence']),
    v.title(`${owner}FinishReason`),
    v.description(
      'Reason why generation ended: `length` at the maximum number of tokens, `eos_token` when the model ended the text, `stop_sequence` at one of the stop texts.',
    ),
  );
}

/** A generated token. */
export function token(owner: string) {
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
export const prefillToken = v.pipe(
  v.looseObject({
    id: v.pipe(count, v.description('Number of the token in the vocabulary.')),
    logprob: v.pipe(v.nullable(v.number()), v.description('Log probability of the token; null for the first one.')),
    text: v.pipe(v.string(), v.description('Text of the token.')),
  }),
  v.title('TextGenerationOutputPrefillToken'),
  v.description('Token of the prompt.'),
);
