import { InputError } from '../../../contract/errors.ts';
import type { JsonForm } from '../../../contract/provider.ts';
import type { JsonSchema } from '../../../contract/response-format.ts';
import type { AnswerFormat } from './read-format.ts';

/** The input of a chat, as far as a response format changes it. */
interface ChatInput {
  readonly messages?: readonly object[];
  readonly tools?: unknown;
  readonly response_format?: unknown;
}

/** Adds a response format to the input of a chat in the form that a service takes. */
export function applyFormat<Input extends object>(input: Input, format: AnswerFormat, form: JsonForm): Input {
  // A cast to what is read here; nothing of it is taken for granted.
  const { messages, tools } = input as ChatInput;
  const { name, description, jsonSchema: schema, strict } = format;
  const named = { name, ...(description && { description }), schema };
  switch (form) {
    case 'json_schema':
      return { ...input, response_format: { type: form, json_schema: { ...named, ...(strict && { strict }) } } };
    case 'json_schema_lax':
      return { ...input, response_format: { type: 'json_schema', json_schema: { ...named, strict: false } } };
    case 'json_value':
      return { ...input, response_format: { type: 'json_object', value: schema } };
    case 'json_object':
      return { ...input, messages: withSchema(messages ?? [], schema), response_format: { type: 'json_object' } };
    case 'tool': {
      if (tools) throw new InputError('The schema of the answer is sent as a tool here: leave out `tools`.');
      const tool = { name, ...(description && { description }), parameters: schema, ...(strict && { strict }) };
      const tools_ = [{ type: 'function', function: tool }];
      return { ...input, tools: tools_, tool_choice: { type: 'function', function: { name } } };
    }
  }
}

/** Adds the schema to the messages, for services that only guarantee JSON. */
function withSchema(messages: readonly object[], schema: JsonSchema): readonly object[] {
  const content = `Answer with one JSON object, and nothing else, that follows this JSON Schema:\n${JSON.stringify(schema)}`;
  const [first, ...rest] = messages as readonly { readonly role?: unknown; readonly content?: unknown }[];
  // Some models have templates that allow one system message only.
  return first?.role === 'system' && typeof first.content === 'string'
    ? [{ ...first, content: `${first.content}\n\n${content}` }, ...rest]
    : [{ role: 'system', content }, ...messages];
}
