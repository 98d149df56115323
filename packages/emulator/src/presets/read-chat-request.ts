import type { ChatMessage, ChatRequest, ResponseFormat, Tool, ToolCall } from '../content/chat/chat-request.ts';
import { isJsonObject, type JsonObject } from '../contract/json.ts';
import { invalidField, missingField } from '../contract/problem.ts';
import { readNumber, readStop } from './request-fields.ts';

const ROLES = ['system', 'developer', 'user', 'assistant', 'tool'] as const;

/** Reads a chat body with the checks that OpenAI-style services make. */
export function readChatRequest(body: JsonObject): ChatRequest {
  if (body.model === undefined) throw missingField('model');
  if (typeof body.model !== 'string' || body.model === '') throw invalidField('model', 'model must be a string');
  if (body.messages === undefined) throw missingField('messages');
  if (!Array.isArray(body.messages)) throw invalidField('messages', 'messages must be an array');
  if (body.messages.length === 0) throw invalidField('messages', 'messages must hold at least one message');
  return {
    model: body.model,
    messages: body.messages.map(readMessage),
    maxTokens:
      readNumber(body, 'max_completion_tokens', { low: 1, high: 1e9 }) ??
      readNumber(body, 'max_tokens', { low: 1, high: 1e9 }) ??
      2048,
    stop: readStop(body.stop),
    choices: readNumber(body, 'n', { low: 1, high: 16 }) ?? 1,
    temperature: readNumber(body, 'temperature', { low: 0, high: 2 }) ?? 1,
    seed: readNumber(body, 'seed'),
    tools: readTools(body.tools),
    toolChoice: readToolChoice(body.tool_choice),
    isParallel: body.parallel_tool_calls !== false,
    responseFormat: readResponseFormat(body.response_format),
    effort: 'none',
    continuesLast: true,
  };
}

function readMessage(value: unknown, index: number): ChatMessage {
  const at = `messages.${index}`;
  if (!isJsonObject(value)) throw invalidField(at, `${at} must be an object`);
  const role = ROLES.find((known) => known === value.role);
  if (!role) throw invalidField(`${at}.role`, `${at}.role must be one of ${ROLES.join(', ')}`);
  const parts = readParts(value.content, `${at}.content`);
  const toolCalls = Array.isArray(value.tool_calls) ? value.tool_calls.flatMap(readToolCall) : [];
  if (value.content === undefined && toolCalls.length === 0) throw missingField(`${at}.content`);
  return {
    role,
    ...parts,
    toolCalls,
    ...(typeof value.name === 'string' ? { name: value.name } : {}),
    ...(typeof value.tool_call_id === 'string' ? { toolCallId: value.tool_call_id } : {}),
  };
}

function readParts(content: unknown, at: string): { text: string; images: string[] } {
  if (content === undefined || content === null) return { text: '', images: [] };
  if (typeof content === 'string') return { text: content, images: [] };
  if (!Array.isArray(content)) throw invalidField(at, `${at} must be a string or an array of parts`);
  const parts = content.filter(isJsonObject);
  return {
    text: parts.flatMap((part) => (typeof part.text === 'string' ? [part.text] : [])).join('\n'),
    images: parts.flatMap((part) => {
      const url = isJsonObject(part.image_url) ? part.image_url.url : part.image_url;
      return typeof url === 'string' ? [url] : [];
    }),
  };
}

function readToolCall(value: unknown): ToolCall[] {
  if (!isJsonObject(value) || !isJsonObject(value.function)) return [];
  const { name, arguments: given } = value.function;
  if (typeof name !== 'string') return [];
  return [
    { id: String(value.id ?? ''), name, arguments: typeof given === 'string' ? given : JSON.stringify(given ?? {}) },
  ];
}

function readTools(tools: unknown): Tool[] {
  if (tools === undefined || tools === null) return [];
  if (!Array.isArray(tools)) throw invalidField('tools', 'tools must be an array');
  return tools.map((tool, index) => {
    const described = isJsonObject(tool) && isJsonObject(tool.function) ? tool.function : undefined;
    if (typeof described?.name !== 'string') throw missingField(`tools.${index}.function.name`);
    return {
      name: described.name,
      description: typeof described.description === 'string' ? described.description : '',
      parameters: isJsonObject(described.parameters) ? described.parameters : {},
    };
  });
}

function readToolChoice(choice: unknown): ChatRequest['toolChoice'] {
  if (choice === undefined || choice === null) return 'auto';
  if (choice === 'none' || choice === 'auto' || choice === 'required') return choice;
  const name = isJsonObject(choice) && isJsonObject(choice.function) ? choice.function.name : undefined;
  if (typeof name === 'string') return { name };
  throw invalidField('tool_choice', 'tool_choice must be none, auto, required or a function');
}

/** Reads the three spellings of a JSON schema: OpenAI's, together's flat one and TGI's `value`. */
function readResponseFormat(format: unknown): ResponseFormat {
  if (!isJsonObject(format) || format.type === 'text') return { type: 'text' };
  const nested = isJsonObject(format.json_schema) ? format.json_schema.schema : undefined;
  const schema = [nested, format.schema, format.value].find(isJsonObject);
  if (schema) return { type: 'json_schema', schema };
  if (format.type === 'json_object' || format.type === 'json') return { type: 'json_object' };
  throw invalidField('response_format', 'response_format.type must be text, json_object or json_schema with a schema');
}
