import * as v from 'valibot';
import { count } from '../../schema-parts.ts';

const usage = v.looseObject({
  prompt_tokens: v.pipe(count, v.description('Tokens read.')),
  completion_tokens: v.pipe(count, v.description('Tokens written.')),
  total_tokens: v.pipe(count, v.description('Both together.')),
});

const tokenProbability = { token: v.string(), logprob: v.number() };

const logprobs = v.looseObject({
  content: v.nullable(
    v.array(v.looseObject({ ...tokenProbability, top_logprobs: v.array(v.looseObject(tokenProbability)) })),
  ),
});

/** What both a whole answer and a piece of a streamed one begin with. */
const envelope = {
  id: v.pipe(v.string(), v.description('The name of this answer.')),
  created: v.pipe(v.number(), v.description('When the answer was made, in seconds since 1970.')),
  model: v.pipe(v.string(), v.description('The model that answered.')),
  system_fingerprint: v.optional(
    v.pipe(v.nullable(v.string()), v.description('The version of the system that answered.')),
  ),
};

const said = { content: v.optional(v.nullable(v.string())), tool_call_id: v.optional(v.nullable(v.string())) };

/** A whole answer. */
export const output = v.looseObject({
  ...envelope,
  choices: v.array(
    v.looseObject({
      index: count,
      finish_reason: v.nullable(v.string()),
      logprobs: v.optional(v.nullable(logprobs)),
      message: v.looseObject({
        role: v.string(),
        ...said,
        tool_calls: v.optional(
          v.nullable(
            v.array(
              v.looseObject({
                id: v.string(),
                type: v.string(),
                function: v.looseObject({
                  name: v.string(),
                  arguments: v.string(),
                  description: v.optional(v.nullable(v.string())),
                }),
              }),
            ),
          ),
        ),
      }),
    }),
  ),
  usage,
});

/** A piece of a streamed answer. Only the first piece has to name the role; providers leave it out of the others. */
export const streamOutput = v.looseObject({
  ...envelope,
  choices: v.array(
    v.looseObject({
      index: count,
      finish_reason: v.optional(v.nullable(v.string())),
      logprobs: v.optional(v.nullable(logprobs)),
      delta: v.looseObject({
        role: v.optional(v.nullable(v.string())),
        ...said,
        tool_calls: v.optional(
          v.nullable(
            v.array(
              v.looseObject({
                index: count,
                id: v.optional(v.nullable(v.string())),
                type: v.optional(v.nullable(v.string())),
                function: v.looseObject({
                  name: v.optional(v.nullable(v.string())),
                  arguments: v.optional(v.nullable(v.string())),
                }),
              }),
            ),
          ),
        ),
      }),
    }),
  ),
  usage: v.optional(v.nullable(usage)),
});
