import * as v from 'valibot';

const textPart = v.looseObject({ type: v.literal('text'), text: v.string() });
const imagePart = v.looseObject({ type: v.literal('image_url'), image_url: v.looseObject({ url: v.string() }) });

/** A call of a tool, as an assistant message asks for it. */
const toolCall = v.looseObject({
  id: v.string(),
  type: v.string(),
  function: v.looseObject({
    name: v.string(),
    description: v.optional(v.nullable(v.string())),
    /** Some servers call the arguments `parameters`; the OpenAI shape has them as JSON text in `arguments`. */
    parameters: v.optional(v.unknown()),
    arguments: v.optional(v.unknown()),
  }),
});

/** One turn of the conversation. */
export const message = v.looseObject({
  role: v.pipe(v.string(), v.description('Who speaks: system, user, assistant or tool.')),
  content: v.optional(
    v.pipe(
      v.nullable(v.union([v.string(), v.array(v.variant('type', [textPart, imagePart]))])),
      v.description('What is said: a text, or parts of text and pictures.'),
    ),
  ),
  name: v.optional(v.pipe(v.string(), v.description('A name that tells speakers with the same role apart.'))),
  tool_calls: v.optional(v.pipe(v.array(toolCall), v.description('Tools that the assistant wants to be called.'))),
  tool_call_id: v.optional(v.pipe(v.string(), v.description('Which call of a tool this message answers.'))),
});
