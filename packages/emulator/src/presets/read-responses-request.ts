import type { ChatRequest } from '../content/chat/chat-request.ts';
import { isJsonObject, type JsonObject } from '../contract/json.ts';
import { invalidField, missingField, ProblemError } from '../contract/problem.ts';
import { readChatRequest } from './read-chat-request.ts';

/** Reads a body of OpenAI's Responses API as the chat request that means the same. */
export function readResponsesRequest(body: JsonObject): ChatRequest {
  if (body.input === undefined) throw missingField('input');
  refuseStoredState(body);
  const { instructions, max_output_tokens, temperature, tool_choice } = body;
  return readChatRequest({
    model: body.model,
    messages: [
      ...(typeof instructions === 'string' ? [{ role: 'system', content: instructions }] : []),
      ...readInput(body.input),
    ],
    ...(max_output_tokens == null ? {} : { max_tokens: max_output_tokens }),
    ...(temperature == null ? {} : { temperature }),
    tools: readTools(body.tools),
    parallel_tool_calls: body.parallel_tool_calls,
    ...(tool_choice == null ? {} : { tool_choice: readToolChoice(tool_choice) }),
    ...readFormat(body.text),
  });
}

/** The emulator stores no responses, so there is none that a request could continue. */
function refuseStoredState({ previous_response_id: id }: JsonObject): void {
  if (id === undefined || id === null) return;
  const message = `Previous response with id '${id}' not found.`;
  throw new ProblemError({ status: 400, reason: 'invalid-field', param: 'previous_response_id', message });
}

function readInput(input: unknown): readonly object[] {
  if (typeof input === 'string') return [{ role: 'user', content: input }];
  if (!Array.isArray(input)) throw invalidField('input', 'input must be a string or an array of items');
  if (input.length === 0) throw invalidField('input', 'input must hold at least one item');
  return input.flatMap((item, index) => readItem(item, `input[${index}]`));
}

/** Messages of one item. Reasoning is for the model alone and has no part in a conversation. */
function readItem(item: unknown, at: string): readonly object[] {
  if (!isJsonObject(item)) throw invalidField(at, `${at} must be an object`);
  const { type = 'message' } = item;
  switch (type) {
    case 'message':
      return [{ role: item.role, content: readContent(item.content, at) }];
    case 'function_call': {
      const call = { id: item.call_id, type: 'function', function: { name: item.name, arguments: item.arguments } };
      return [{ role: 'assistant', content: null, tool_calls: [call] }];
    }
    case 'function_call_output':
      return [{ role: 'tool', tool_call_id: item.call_id, content: readContent(item.output, at) }];
    case 'reasoning':
      return [];
    default:
      throw invalidField(`${at}.type`, `Invalid value: '${type}'.`);
  }
}

/** A text, or parts as chat has them. */
function readContent(content: unknown, at: string): unknown {
  if (content === undefined) throw missingField(`${at}.content`);
  if (!Array.isArray(content)) return content;
  return content.map((part) => {
    if (!isJsonObject(part) || part.type !== 'input_image') return part;
    return { type: 'image_url', image_url: { url: part.image_url } };
  });
}

function readTools(tools: unknown): readonly object[] {
  if (tools === undefined || tools === null) return [];
  if (!Array.isArray(tools)) throw invalidField('tools', 'tools must be an array');
  return tools.map((tool, index) => {
    if (isJsonObject(tool) && tool.type === 'function') return { type: 'function', function: tool };
    throw invalidField(`tools[${index}].type`, 'The emulator runs no built-in tools: only functions are supported.');
  });
}

function readToolChoice(choice: unknown): unknown {
  return isJsonObject(choice) && choice.type === 'function' ? { type: 'function', function: choice } : choice;
}

function readFormat(text: unknown): JsonObject {
  const format = isJsonObject(text) ? text.format : undefined;
  return isJsonObject(format) ? { response_format: format } : {};
}
