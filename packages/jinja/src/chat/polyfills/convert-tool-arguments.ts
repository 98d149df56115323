import { Template } from '../../engine/environment.ts';
import { Dict } from '../../engine/runtime/dict.ts';
import { valueError } from '../../engine/runtime/errors.ts';
import { lazy } from '../../engine/runtime/lazy.ts';
import { parseJson } from '../../engine/runtime/parse-json.ts';
import { isMapping, isString, unwrapMarkup, type Value } from '../../engine/runtime/values.ts';
import type { ChatPolyfill, Message } from '../chat-options.ts';
import { inspectOnce } from '../inspect.ts';
import { field, withFields } from './fields.ts';

/**
 * A polyfill for templates that take the arguments of tool calls in one form only: JSON text, as OpenAI's interface has it, becomes
 * an object for those that need objects, and the other way round.
 */
export const convertToolArguments: ChatPolyfill = (chat, template) => {
  if (!chat.messages.some((message) => readCalls(message).length > 0)) return chat;
  const { toolCalls } = inspectOnce(template);
  if (toolCalls !== 'object' && toolCalls !== 'string') return chat;
  const convert = toolCalls === 'object' ? asObject : asText;
  return { ...chat, messages: chat.messages.map((message, index) => withArguments(message, index, convert)) };
};

/** The tool calls of a message. */
export function readCalls(message: Message): readonly Value[] {
  const calls = field(message, 'tool_calls');
  return Array.isArray(calls) ? calls : [];
}

/**
 * Parses arguments; undefined for what is not the JSON text of an object. Empty ones are those of a tool without parameters; services
 * also encode the JSON text twice.
 */
export function readObject(given: Value): Value {
  if (isMapping(given)) return given;
  const value = parsed(parsed(given));
  if (isMapping(value)) return value;
  const isEmpty = value === null || value === undefined || (isString(value) && !String(unwrapMarkup(value)).trim());
  return isEmpty ? new Dict() : undefined;
}

function asObject(given: Value, place: string): Value {
  const value = readObject(given);
  if (value === undefined) throw valueError(`the arguments of ${place} are not the JSON text of an object`);
  return value;
}

/** The value of a JSON text; whatever is none stays as it is. */
function parsed(given: Value): Value {
  if (!isString(given)) return given;
  try {
    return parseJson(String(unwrapMarkup(given)));
  } catch {
    return given;
  }
}

const jsonText = lazy(() => new Template('{{ x | tojson }}'));

const asText = (given: Value): Value => (isMapping(given) ? jsonText().render({ x: given }) : given);

/** Converts the arguments of a call; `place` names it. */
type Convert = (given: Value, place: string) => Value;

function withArguments(message: Message, index: number, convert: Convert): Message {
  const calls = readCalls(message);
  if (calls.length === 0) return message;
  return withFields(message, {
    tool_calls: calls.map((call, at) => converted(call, `call ${at + 1} of message ${index + 1}`, convert)),
  });
}

/** A call with its arguments at `function.arguments`, or at `arguments`. */
function converted(call: Value, at: string, convert: Convert): Value {
  if (!isMapping(call)) return call;
  const inner = field(call, 'function');
  if (isMapping(inner)) return withFields(call, { function: converted(inner, at, convert) });
  const given = field(call, 'arguments');
  if (given === undefined) return call;
  const name = field(call, 'name');
  return withFields(call, { arguments: convert(given, isString(name) ? `${at}, '${unwrapMarkup(name)}',` : at) });
}
