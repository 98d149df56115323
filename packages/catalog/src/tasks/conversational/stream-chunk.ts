import * as v from 'valibot';
import { count } from '../../task-schemas/schema-parts.ts';
import {
  absent,
  choiceIndex,
  envelope,
  FINISH_REASON,
  logprobs,
  promised,
  toolCallId,
  usage,
} from './response-parts.ts';

const functionPart = v.pipe(
  v.looseObject({
    name: absent(v.pipe(v.string(), v.description('Name of the function; in the first chunk of the call only.'))),
    arguments: promised(v.pipe(v.string(), v.description('Text to append to the JSON text of the arguments so far.'))),
  }),
  v.description('Function that the model calls, with a piece of its arguments.'),
);

const toolCall = v.pipe(
  v.looseObject({
    index: v.pipe(count, v.description('Position among the calls of the message, from 0.')),
    id: promised(v.pipe(v.string(), v.description('Id of the call; in its first chunk only.'))),
    type: promised(
      v.pipe(v.string(), v.description('Kind of the tool, `function`; in the first chunk of the call only.')),
    ),
    function: functionPart,
  }),
  v.title('ChatCompletionStreamOutputDeltaToolCall'),
  v.description('Piece of a tool call.'),
);

const delta = v.pipe(
  v.looseObject({
    // Providers leave the role out of all chunks but the first.
    role: promised(v.pipe(v.string(), v.description('Author of the message; usually in the first chunk only.'))),
    content: absent(v.pipe(v.string(), v.description('Text to append to the answer so far.'))),
    tool_call_id: toolCallId,
    tool_calls: absent(
      v.pipe(v.array(toolCall), v.description('Pieces of tool calls; join those with the same `index`.')),
    ),
  }),
  v.description('Addition to the message of a choice.'),
);

const choice = v.pipe(
  v.looseObject({
    index: choiceIndex,
    finish_reason: absent(
      v.pipe(v.string(), v.description(`${FINISH_REASON} Only the last chunk of a choice has one.`)),
    ),
    logprobs: logprobs('ChatCompletionStreamOutput'),
    delta,
  }),
  v.description('Addition to one of the generated choices.'),
);

export const streamOutput = v.pipe(
  v.looseObject({
    ...envelope,
    choices: v.pipe(
      v.array(choice),
      v.description('Additions to the choices. Empty in chunks that only report usage.'),
    ),
    usage: absent(
      v.pipe(
        usage,
        v.description('Number of tokens used; in the last chunk, if `stream_options.include_usage` is set.'),
      ),
    ),
  }),
  v.description('Chunk of a streamed chat completion.'),
);
