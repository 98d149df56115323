import type { AnswerFormat } from '../chat/chat-options.ts';
import { type Schema, toJsonSchema } from '../service/schema.ts';

/**
 * Structured answers of a chat, as the option `format` of `useChat`: each answer has a part of type `object`, whose value grows
 * while it arrives and is validated at its end.
 *
 * @param schema - JSON Schema, or a schema of a library that makes one. @param name - Name for the model to read.
 */
export function jsonAnswer(schema: Schema, name = 'answer'): AnswerFormat {
  return {
    // A client knows the form that its provider takes; a gateway takes OpenAI's.
    request: ({ client }) =>
      client
        ? { responseFormat: schema }
        : { response_format: { type: 'json_schema', json_schema: { name, schema: toJsonSchema(schema) } } },
    async *read(chunks) {
      const { readObject } = await import('./read-object.ts');
      yield* readObject(chunks, schema);
    },
  };
}
