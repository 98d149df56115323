import * as v from 'valibot';
import { count } from '../../task-schemas/schema-parts.ts';

/** The number of tokens of a request. */
export const usage = v.pipe(
  v.looseObject({
    prompt_tokens: v.pipe(count, v.description('Tokens in the prompt.')),
    completion_tokens: v.pipe(count, v.description('Tokens generated, in all choices together.')),
    total_tokens: v.pipe(count, v.description('Sum of prompt and generated tokens.')),
  }),
  v.description('Number of tokens used by a request.'),
);

/**
 * A member that services leave out or send as null. Its type promises it, as in @huggingface/tasks, so that programs for the hub's
 * own client compile; its values are not changed.
 */
export function promised<const Inner extends v.GenericSchema>(inner: Inner): Inner {
  return v.pipe(v.optional(v.nullable(inner)), v.metadata({ typed: 'present' })) as unknown as Inner;
}

/** A member that is always there and may be null. Its type knows no null, as in @huggingface/tasks. */
export function neverNull<const Inner extends v.GenericSchema>(inner: Inner): Inner {
  return v.pipe(v.nullable(inner), v.metadata({ typed: 'present' })) as unknown as Inner;
}

/** A member that services leave out or send as null. Its type knows the first of the two only, as in @huggingface/tasks. */
export function absent<const Inner extends v.GenericSchema>(inner: Inner): v.OptionalSchema<Inner, undefined> {
  return v.pipe(v.optional(v.nullable(inner)), v.metadata({ typed: 'absent' })) as unknown as v.OptionalSchema<
    Inner,
    undefined
  >;
}

/** The fields that a whole response and a chunk of a stream begin with. */
export const envelope = {
  id: v.pipe(v.string(), v.description('Id of the completion; the same in all chunks of a stream.')),
  created: v.pipe(v.number(), v.description('Time of creation, in seconds since 1970 (Unix time).')),
  model: v.pipe(v.string(), v.description('Model that generated the answer, as the provider names it.')),
  system_fingerprint: promised(
    v.pipe(
      v.string(),
      v.description('Fingerprint of the backend configuration, for reproducing answers; many services have none.'),
    ),
  ),
};

/** The position of a choice. */
export const choiceIndex = v.pipe(count, v.description('Position among the choices, from 0.'));

/** The description of `finish_reason`. */
export const FINISH_REASON =
  'Reason why generation stopped: `stop`, `length`, `tool_calls` or `content_filter`; some providers add their own.';

/** A member that some servers copy from the request. */
export const toolCallId = absent(
  v.pipe(v.string(), v.description('Id of the tool call that the message belongs to; rarely present.')),
);

const logprob = {
  token: v.pipe(v.string(), v.description('Text of the token.')),
  logprob: v.pipe(v.number(), v.description('Natural logarithm of its probability, at most 0.')),
};

const alternative = v.pipe(v.looseObject(logprob), v.description('Alternative token with its log probability.'));

/** Log probabilities of tokens; the names of their types begin with `owner`. */
export function logprobs<const Owner extends string>(owner: Owner) {
  const token = v.pipe(
    v.looseObject({
      ...logprob,
      top_logprobs: v.pipe(
        v.array(alternative),
        v.description('Most likely tokens at this position; their number is set by `top_logprobs`.'),
      ),
    }),
    v.title(`${owner}Logprob`),
    v.description('Token with its log probability and alternatives.'),
  );
  const content = neverNull(v.pipe(v.array(token), v.description('Generated tokens with their log probabilities.')));
  return absent(
    v.pipe(
      v.looseObject({ content }),
      v.description('Log probabilities of the generated tokens; present if `logprobs` is set.'),
    ),
  );
}
