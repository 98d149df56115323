import * as v from 'valibot';
import {
  absent,
  choiceIndex,
  envelope,
  FINISH_REASON,
  logprobs,
  neverNull,
  toolCallId,
  usage,
} from './response-parts.ts';

const functionDefinition = v.pipe(
  v.looseObject({
    name: v.pipe(v.string(), v.description('Name of the function to call.')),
    arguments: v.pipe(
      v.string(),
      v.description('Arguments as JSON text. The model may generate invalid JSON: check it before use.'),
    ),
    description: absent(v.pipe(v.string(), v.description('Description of the function.'))),
  }),
  v.title('ChatCompletionOutputFunctionDefinition'),
  v.description('Function that the model calls, with its arguments.'),
);

const toolCall = v.pipe(
  v.looseObject({
    id: v.pipe(v.string(), v.description('Id of the call; send it back with the result.')),
    type: v.pipe(v.string(), v.description('Kind of the tool; `function` is the only common one.')),
    function: functionDefinition,
  }),
  v.description('Call of a tool, requested by the model.'),
);

const message = v.pipe(
  v.looseObject({
    role: v.pipe(v.string(), v.description('Author of the message, usually `assistant`.')),
    content: absent(
      v.pipe(v.string(), v.description('Text of the answer; null or absent if the model only calls tools.')),
    ),
    tool_call_id: toolCallId,
    tool_calls: absent(v.pipe(v.array(toolCall), v.description('Calls of tools that the model requests.'))),
  }),
  v.description('Message that the model generated.'),
);

const choice = v.pipe(
  v.looseObject({
    index: choiceIndex,
    finish_reason: neverNull(v.pipe(v.string(), v.description(FINISH_REASON))),
    logprobs: logprobs('ChatCompletionOutput'),
    message,
  }),
  v.title('ChatCompletionOutputComplete'),
  v.description('One of the generated choices.'),
);

export const output = v.pipe(
  v.looseObject({
    ...envelope,
    choices: v.pipe(v.array(choice), v.description('Generated choices, as many as `n` requested.')),
    usage,
  }),
  v.description('Response to a chat completion.'),
);
