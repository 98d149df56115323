import * as v from 'valibot';

const textChunk = v.pipe(
  v.looseObject({
    type: v.pipe(v.literal('text'), v.description('Kind of the part.')),
    text: v.pipe(v.string(), v.description('The text.')),
  }),
  v.title('ChatCompletionInputTextChunk'),
  v.description('Text as part of a message.'),
);

const imageUrl = v.pipe(
  v.looseObject({
    url: v.pipe(
      v.string(),
      v.description('URL of the image, or a data URL that contains it (`data:image/png;base64,…`).'),
    ),
  }),
  v.title('ChatCompletionInputUrl'),
  v.description('Location of an image.'),
);

const imageChunk = v.pipe(
  v.looseObject({
    type: v.pipe(v.literal('image_url'), v.description('Kind of the part.')),
    image_url: v.pipe(imageUrl, v.description('Image to look at.')),
  }),
  v.title('ChatCompletionInputImageChunk'),
  v.description('Image as part of a message, for models that accept images.'),
);

const chunk = v.pipe(
  v.variant('type', [textChunk, imageChunk]),
  v.title('ChatCompletionInputMessageChunk'),
  v.description('Part of a message: text or an image.'),
);

const toolCall = v.pipe(
  v.looseObject({
    id: v.pipe(v.string(), v.description('Id of the call, which the message with its result repeats.')),
    type: v.pipe(v.string(), v.description('Kind of the tool; `function` is the only common one.')),
    function: v.pipe(
      v.looseObject({
        name: v.pipe(v.string(), v.description('Name of the called function.')),
        description: v.optional(v.pipe(v.nullable(v.string()), v.description('Description of the function.'))),
        parameters: v.optional(
          v.pipe(v.unknown(), v.description('Arguments under the name that some older servers use.')),
        ),
        arguments: v.optional(v.pipe(v.unknown(), v.description('Arguments of the call, as JSON text.'))),
      }),
      v.title('ChatCompletionInputFunctionCall'),
      v.description('Called function with its arguments.'),
    ),
  }),
  v.title('ChatCompletionInputToolCall'),
  v.description('Call of a tool, as the assistant requested it.'),
);

/** A message of the conversation. */
export const message = v.pipe(
  v.looseObject({
    role: v.pipe(v.string(), v.description('Author of the message: `system`, `user`, `assistant` or `tool`.')),
    content: v.optional(
      v.pipe(
        v.nullable(
          v.pipe(
            v.union([v.string(), v.array(chunk)]),
            v.title('ChatCompletionInputMessageContent'),
            v.description('Content of a message: text, or parts of text and images.'),
          ),
        ),
        v.description('Text of the message, or a list of parts with text and images. May be null beside `tool_calls`.'),
      ),
    ),
    name: v.optional(
      v.pipe(v.string(), v.description('Name of the author, to tell participants with the same role apart.')),
    ),
    tool_calls: v.nullish(
      v.pipe(v.array(toolCall), v.description('Calls of tools that the assistant requested in this message.')),
    ),
    tool_call_id: v.nullish(
      v.pipe(v.string(), v.description('Id of the call whose result this message contains; for the role `tool`.')),
    ),
  }),
  v.title('ChatCompletionInputMessage'),
  v.description('Message of a conversation.'),
);
