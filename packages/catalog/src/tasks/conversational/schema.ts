import * as v from 'valibot';
import { count } from '../../task-schemas/schema-parts.ts';
import { message } from './message.ts';
import { responseFormat } from './response-format.ts';

export { output } from './response.ts';
export { streamOutput } from './stream-chunk.ts';

/** Description of the client method. */
export const summary = 'Generates the next message of a conversation with a language model.';

/** A tool that the model may call. */
const tool = v.pipe(
  v.looseObject({
    type: v.pipe(v.string(), v.description('Kind of the tool; `function` is the only common one.')),
    function: v.pipe(
      v.looseObject({
        name: v.pipe(v.string(), v.description('Name by which the model calls the function.')),
        description: v.optional(
          v.pipe(
            v.nullable(v.string()),
            v.description('Purpose of the function. The model decides by it when to call the function.'),
          ),
        ),
        parameters: v.optional(
          v.pipe(v.unknown(), v.description('JSON Schema of the arguments. Default: no arguments.')),
        ),
      }),
      v.title('ChatCompletionInputFunctionDefinition'),
      v.description('Function that the model may call.'),
    ),
  }),
  v.title('ChatCompletionInputTool'),
  v.description('Tool that the model may call.'),
);

const functionName = v.pipe(
  v.looseObject({ name: v.pipe(v.string(), v.description('Name of the function.')) }),
  v.title('ChatCompletionInputFunctionName'),
  v.description('Name of a function among the tools.'),
);

/** Permission or duty of the model to call tools. */
const toolChoice = v.pipe(
  v.union([
    v.picklist(['auto', 'none', 'required']),
    v.pipe(
      v.looseObject({ function: v.pipe(functionName, v.description('Function that the model has to call.')) }),
      v.title('ChatCompletionInputNamedToolChoice'),
      v.description('Demand that the model calls one function.'),
    ),
  ]),
  v.title('ChatCompletionInputToolChoice'),
  v.description('Use of tools: `auto`, `none`, `required`, or one function by its name.'),
);

export const input = v.pipe(
  v.looseObject({
    messages: v.pipe(v.array(message), v.description('Conversation so far, oldest message first.')),
    model: v.optional(v.pipe(v.string(), v.description('Model to use: an id on the hub, such as `org/name`.'))),
    stream: v.optional(
      v.pipe(
        v.boolean(),
        v.description('Request a stream of chunks. Set by the client: use `chatCompletionStream` to stream.'),
      ),
    ),
    stream_options: v.optional(
      v.pipe(
        v.looseObject({
          include_usage: v.optional(
            v.pipe(
              v.boolean(),
              v.description('Report the number of tokens used in the last chunk of the stream. Default: false.'),
            ),
          ),
        }),
        v.description('Options of the stream.'),
      ),
    ),
    max_tokens: v.optional(
      v.pipe(
        count,
        v.description(
          'Maximum number of tokens to generate; generation stops with the finish reason `length` when it is reached. Default: set by the provider, often 1024 or the rest of the context window.',
        ),
      ),
    ),
    temperature: v.optional(
      v.pipe(
        v.number(),
        v.description(
          'Sampling temperature, usually between 0 and 2. Lower values make the answer more focused, higher values more varied; 0 takes the most likely token. Default: set by the provider, usually 1.',
        ),
      ),
    ),
    top_p: v.optional(
      v.pipe(
        v.number(),
        v.description(
          'Nucleus sampling: sample only from the most likely tokens whose probabilities add up to this value, above 0 and at most 1. Default: 1 (off).',
        ),
      ),
    ),
    n: v.optional(v.pipe(count, v.description('Number of choices to generate. All of them are billed. Default: 1.'))),
    seed: v.optional(
      v.pipe(
        count,
        v.description(
          'Seed of the sampler. The same seed and parameters give the same answer as far as the provider can ensure it. Default: random.',
        ),
      ),
    ),
    stop: v.optional(
      v.pipe(
        v.union([v.array(v.string()), v.string()]),
        v.description(
          'Text, or up to 4 texts, before which generation stops. The stop text itself is not returned. Default: none.',
        ),
      ),
    ),
    frequency_penalty: v.optional(
      v.pipe(
        v.number(),
        v.description(
          'Penalty on tokens in proportion to how often they have already appeared, between -2 and 2. Positive values reduce repetition. Default: 0.',
        ),
      ),
    ),
    presence_penalty: v.optional(
      v.pipe(
        v.number(),
        v.description(
          'Penalty on tokens that have already appeared, between -2 and 2. Positive values encourage new topics. Default: 0.',
        ),
      ),
    ),
    logit_bias: v.optional(
      v.pipe(
        v.union([v.array(v.number()), v.record(v.string(), v.number())]),
        v.description(
          'Bias to add to the logits of tokens, by token id: between -100 (never) and 100 (always). Few providers support it. Default: none.',
        ),
      ),
    ),
    logprobs: v.optional(
      v.pipe(v.boolean(), v.description('Return the log probability of each generated token. Default: false.')),
    ),
    top_logprobs: v.optional(
      v.pipe(
        count,
        v.description(
          'Number of most likely alternatives to return for each token, between 0 and 20. Requires `logprobs`. Default: 0.',
        ),
      ),
    ),
    reasoning_effort: v.optional(
      v.pipe(
        v.string(),
        v.description(
          'Effort that a reasoning model spends before it answers, usually `low`, `medium` or `high`. Default: set by the model.',
        ),
      ),
    ),
    response_format: v.optional(
      v.pipe(responseFormat, v.description('Format of the answer, such as JSON that follows a schema. Default: text.')),
    ),
    tools: v.optional(v.pipe(v.array(tool), v.description('Tools that the model may call. Default: none.'))),
    tool_choice: v.optional(
      v.pipe(
        toolChoice,
        v.description(
          'Use of tools: `auto` lets the model decide, `none` forbids calls, `required` demands one, and a named function demands that one. Default: `auto` if there are tools.',
        ),
      ),
    ),
    tool_prompt: v.optional(
      v.pipe(
        v.string(),
        v.description(
          'Prompt to insert before the list of tools. Supported by text-generation-inference servers only.',
        ),
      ),
    ),
  }),
  v.description(
    'Input of a chat completion: the conversation and optional settings. Settings that only one provider supports may be added.',
  ),
);
