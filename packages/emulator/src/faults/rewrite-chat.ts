import { isJsonObject, type JsonObject, parseJson } from '../contract/json.ts';
import { type Fault, type FaultContext, isEventStream, Unchanged, withBody } from './fault.ts';
import { rewriteStream } from './rewrite-stream.ts';

/** A part of a rewritten stream: a chunk, or events as text. */
type ChatPart = JsonObject | string;

/** A chat response written in another way. */
export interface ChatRewrite {
  readonly summary: string;
  readonly parameters?: Readonly<Record<string, number>>;
  /** Writes the chunks of a stream anew. */
  readonly stream: (chunks: readonly JsonObject[], context: FaultContext) => Iterable<ChatPart>;
  /** Writes a plain body anew. @default such responses are left alone */
  readonly body?: (body: JsonObject, context: FaultContext) => JsonObject;
}

/** A fault that rewrites chat responses, streamed and plain. */
export function rewriteChat({ summary, parameters = {}, stream, body }: ChatRewrite): Fault {
  const streamed = rewriteStream(summary, { ...parameters }, async function* (events, context) {
    const all: string[] = [];
    for await (const event of events) all.push(event);
    const chunks = all.map((event) => parseJson(event.replace(/^data: ?/, ''))).filter(isJsonObject);
    for (const part of stream(chunks, context)) {
      yield typeof part === 'string' ? part : `data: ${JSON.stringify(part)}\n\n`;
    }
    if (all.some((event) => event.includes('[DONE]'))) yield 'data: [DONE]\n\n';
  });
  return {
    type: 'change',
    summary,
    parameters,
    async change(response, context) {
      if (isEventStream(response)) return streamed.type === 'change' ? streamed.change(response, context) : response;
      const text = await response.text();
      const value = parseJson(text);
      const isChat = isJsonObject(value) && Array.isArray(value.choices);
      if (!body || !isChat)
        return new Unchanged(withBody(response, text), 'the response is no chat that it could change');
      return withBody(response, JSON.stringify(body(value, context)));
    },
  };
}

/** The choices of a chunk or body. */
export function readChoices({ choices }: JsonObject): readonly JsonObject[] {
  return Array.isArray(choices) ? choices.filter(isJsonObject) : [];
}

/** A chunk or body with other choices. */
export function withChoices(chunk: JsonObject, change: (choice: JsonObject) => JsonObject): JsonObject {
  return { ...chunk, choices: readChoices(chunk).map(change) };
}

/** A chunk with another delta in each choice, or a body with another message. */
export function withMessages(chunk: JsonObject, change: (message: JsonObject) => JsonObject): JsonObject {
  return withChoices(chunk, (choice) => ({
    ...choice,
    ...(isJsonObject(choice.delta) ? { delta: change(choice.delta) } : {}),
    ...(isJsonObject(choice.message) ? { message: change(choice.message) } : {}),
  }));
}

/** The fragments of tool calls in a delta, or the calls of a message. */
export function callsIn({ tool_calls: calls }: JsonObject): readonly JsonObject[] {
  return Array.isArray(calls) ? calls.filter(isJsonObject) : [];
}
