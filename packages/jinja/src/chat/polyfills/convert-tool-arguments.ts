import { Template } from '../../engine/environment.ts';
import { isMapping } from '../../engine/runtime/dict.ts';
import { lazy } from '../../engine/runtime/lazy.ts';
import { parseJson } from '../../engine/runtime/parse-json.ts';
import { isString, textOf, type Value } from '../../engine/runtime/values.ts';
import type { ChatPolyfill, Message } from '../chat-options.ts';
import { field, withFields } from './fields.ts';
import { inspectOnce } from './inspect-once.ts';

/**
 * A polyfill for templates that take the arguments of tool calls in one form only: JSON text, as OpenAI's interface has it, becomes
 * an object for those that need objects, and the other way round.
 */
export const convertToolArguments: ChatPolyfill = (chat, template) => {
  if (!chat.messages.some((message) => callsOf(message).length > 0)) return chat;
  const { toolCalls } = inspectOnce(template);
  if (toolCalls !== 'object' && toolCalls !== 'string') return chat;
  const convert = toolCalls === 'object' ? asObject : asText;
  return { ...chat, messages: chat.messages.map((message) => withArguments(message, convert)) };
};

/** The tool calls of a message. */
export function callsOf(message: Message): readonly Value[] {
  const calls = field(message, 'tool_calls');
  return Array.isArray(calls) ? calls : [];
}

/** Parses arguments; whatever is not the JSON text of an object stays as it is. */
export function asObject(given: Value): Value {
  if (!isString(given)) return given;
  try {
    const value = parseJson(String(textOf(given)));
    return isMapping(value) ? value : given;
  } catch {
    return given;
  }
}

const jsonText = lazy(() => new Template('{{ x | tojson }}'));

const asText = (given: Value): Value => (isMapping(given) ? jsonText().render({ x: given }) : given);

function withArguments(message: Message, convert: (given: Value) => Value): Message {
  const calls = callsOf(message);
  if (calls.length === 0) return message;
  return withFields(message, { tool_calls: calls.map((call) => converted(call, convert)) });
}

/** A call with its arguments at `function.arguments`, or at `arguments`. */
function converted(call: Value, convert: (given: Value) => Value): Value {
  if (!isMapping(call)) return call;
  const inner = field(call, 'function');
  if (isMapping(inner)) return withFields(call, { function: converted(inner, convert) });
  const given = field(call, 'arguments');
  return given === undefined ? call : withFields(call, { arguments: convert(given) });
}
