import { isJsonObject, type JsonObject, parseJson } from '../../contract/json.ts';
import type { ChatRequest, ResponseFormat, ToolCall } from './chat-request.ts';
import type { Conversation } from './conversation.ts';
import { readHints } from './json/hints.ts';
import { valueFor } from './json/schema-value.ts';
import { RESPONDERS } from './responders.ts';
import { applySystemRules } from './system-rules.ts';
import { aboutToolResults, chooseToolCalls } from './tools.ts';

/** Reply of the model: a text, or tool calls, or the words in which it declines. */
export interface Reply {
  readonly text: string;
  readonly refusal?: string;
  readonly toolCalls: readonly ToolCall[];
}

/** Answers a conversation under the rules of its request. */
export function replyTo(conversation: Conversation, request: ChatRequest): Reply {
  const toolCalls = chooseToolCalls(conversation, request);
  if (toolCalls.length > 0) return { text: '', toolCalls };
  const { responseFormat } = request;
  const schema = findSchema(responseFormat, conversation);
  if (schema) return { text: JSON.stringify(valueFor(schema, readHints(conversation.prompt))), toolCalls };
  if (responseFormat.type === 'json_object') return { text: JSON.stringify(freeObject(conversation)), toolCalls };
  return { text: applySystemRules(answer(conversation), conversation), toolCalls };
}

/** The schema that the request or, where the service knows no schemas, the prompt gives. */
function findSchema(format: ResponseFormat, { system, prompt }: Conversation): JsonObject | undefined {
  if (format.type === 'json_schema') return format.schema;
  return format.type === 'json_object' ? schemaInText(`${system}\n${prompt}`) : undefined;
}

/** The answer of the first responder that has one; the last responder always does. */
function answer(conversation: Conversation): string {
  const results = aboutToolResults(conversation);
  if (results !== undefined) return results;
  for (const respond of RESPONDERS) {
    const text = respond(conversation);
    if (text !== undefined) return text;
  }
  return '';
}

/** An object with the members that the conversation names in quotes or code, or with the answer alone. */
function freeObject(conversation: Conversation): object {
  const asked =
    /\b(?:keys?|fields?|members?|properties|property)\b([^.!?\n]*)/i.exec(
      `${conversation.system}\n${conversation.prompt}`,
    )?.[1] ?? '';
  const names = [...asked.matchAll(/["'`“]([\w -]+)["'`”]|\b([a-z][\w-]*)(?=\s*(?:,|and|$))/gi)].flatMap(
    (match) => match[1] ?? match[2] ?? [],
  );
  if (names.length === 0) return { answer: answer(conversation) };
  const hints = readHints(conversation.prompt.replace(asked, ''));
  return Object.fromEntries(
    names.map((name) => [
      name,
      /age|count|number|year|amount|price|population|score/i.test(name)
        ? (hints.number(name) ?? 1)
        : hints.text(name, ''),
    ]),
  );
}

/** Finds a JSON Schema in a prompt, as clients write it there for services that only know JSON without a schema. */
function schemaInText(text: string): JsonObject | undefined {
  const title = text.search(/json[ -]schema/i);
  const start = title === -1 ? -1 : text.indexOf('{', title);
  const schema = start === -1 ? undefined : parseJson(text.slice(start, endOfObject(text, start)));
  return isJsonObject(schema) && ('type' in schema || 'properties' in schema) ? schema : undefined;
}

/** The place after the brace that closes an object. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  for (const { 0: mark, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (mark === '{') depth++;
    else if (mark === '}' && --depth === 0) return start + index + 1;
  }
  return text.length;
}
