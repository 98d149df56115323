import { joinDeltas, type ResponseDelta, type ResponseToolCall } from './delta.ts';
import { createResponseParser, type ParseOptions, parseResponse, type ResponseParser } from './parse-response.ts';
import type { ResponseTemplate } from './response-template.ts';

// Completions and chunks in the form of OpenAI's, as far as they are read here: whatever else they have is passed on.

/** A completion whose messages have the model's text as `content`. */
export interface RawCompletion {
  readonly id?: string | undefined;
  readonly choices: readonly {
    readonly index?: number | undefined;
    readonly message: { readonly content?: unknown };
    readonly finish_reason?: string | null | undefined;
  }[];
}

/** A chunk of a streamed completion whose deltas have the model's text as `content`. */
export interface RawChunk {
  readonly id?: string | undefined;
  readonly choices: readonly RawChoice[];
}

interface RawChoice {
  readonly index?: number | undefined;
  readonly delta?: { readonly content?: unknown } | null | undefined;
  readonly finish_reason?: string | null | undefined;
}

interface Reasoning {
  readonly reasoning_content?: string | null | undefined;
}

/** A completion after `parseCompletion`. */
export type ParsedCompletion<Completion> = Completion & {
  readonly choices: readonly { readonly message: Reasoning }[];
};

/** A chunk after `parseChunks`. */
export type ParsedChunk<Chunk> = Chunk & {
  readonly choices: readonly { readonly delta?: Reasoning | null | undefined }[];
};

/**
 * Parses the texts of a chat completion, as a server gives them that does not parse itself: the messages have `content`,
 * `reasoning_content` and `tool_calls` after it, with arguments as JSON. Messages without text stay as they are.
 *
 * @example
 * const raw = await client.chatCompletion({ endpointUrl, messages });
 * const { choices } = parseCompletion(template, raw, { prefix });
 *
 * A call that cannot be read stays in `content` as its text.
 *
 * @throws {TemplateError} when the template is wrong; with `damaged: 'throw'`, when a text does not fit it.
 */
export function parseCompletion<Completion extends RawCompletion>(
  template: ResponseTemplate,
  completion: Completion,
  options: ParseOptions,
): ParsedCompletion<Completion> {
  const choices = completion.choices.map((choice, at) => {
    const { content } = choice.message;
    if (typeof content !== 'string') return choice;
    const parsed = parseResponse(template, content, { damaged: 'keep', ...options });
    const calls = (parsed.tool_calls ?? []).map((call, i) => toWire(call, callId(completion, choice.index ?? at, i)));
    const message = { ...choice.message, content: null, ...parsed, ...(calls.length > 0 && { tool_calls: calls }) };
    return { ...choice, message, finish_reason: toReason(choice.finish_reason, calls.length > 0) };
  });
  return { ...completion, choices };
}

/**
 * Parses the texts of a streamed chat completion while they arrive, as `parseCompletion` does of a whole one. Chunks have
 * `content`, `reasoning_content` and whole `tool_calls` in their deltas; what may begin a mark waits for the next chunk.
 *
 * @example
 * const raw = client.chatCompletionStream({ endpointUrl, messages });
 * for await (const chunk of parseChunks(template, raw, { prefix })) show(chunk.choices[0]?.delta);
 *
 * A call that cannot be read, or was cut, stays in `content` as its text.
 *
 * @throws {TemplateError} when the template is wrong; with `damaged: 'throw'`, when a text does not fit it.
 */
export async function* parseChunks<Chunk extends RawChunk>(
  template: ResponseTemplate,
  chunks: AsyncIterable<Chunk> | Iterable<Chunk>,
  options: ParseOptions,
): AsyncGenerator<ParsedChunk<Chunk>, void, undefined> {
  const open = new Map<number, OpenChoice>();
  let last: Chunk | undefined;
  for await (const chunk of chunks) {
    last = chunk;
    const choices = chunk.choices.map((choice) => {
      const index = choice.index ?? 0;
      const state = open.get(index) ?? new OpenChoice(createResponseParser(template, options));
      open.set(index, state);
      return state.parse(choice, (i) => callId(chunk, index, i));
    });
    yield { ...chunk, choices };
  }
  // The stream of a server that gives no reason for its end.
  const choices = [...open].flatMap(([index, state]) => {
    const delta = state.finish((i) => callId(last, index, i));
    return Object.keys(delta).length > 0 ? [{ index, delta }] : [];
  });
  if (last && choices.length > 0) yield { ...last, choices };
}

/** One choice of a stream, while its text arrives. */
class OpenChoice {
  private readonly parser: ResponseParser;
  /** Deltas that no chunk has had yet: at first those of the prompt. */
  private waiting: readonly ResponseDelta[];
  private isFinished = false;
  private calls = 0;

  constructor(parser: ResponseParser) {
    this.parser = parser;
    this.waiting = parser.initialDeltas;
  }

  parse(choice: RawChoice, idOf: (index: number) => string): RawChoice {
    const { content, ...others } = choice.delta ?? {};
    const text = typeof content === 'string' ? this.read(this.parser.push(content), idOf) : {};
    const rest = choice.finish_reason == null ? {} : this.finish(idOf);
    const delta = { ...others, ...joinFields(text, rest) };
    return { ...choice, delta, finish_reason: toReason(choice.finish_reason, this.calls > 0) ?? null };
  }

  /** The rest of the message; nothing where it was given before. */
  finish(idOf: (index: number) => string): WireFields {
    if (this.isFinished) return {};
    this.isFinished = true;
    return this.read(this.parser.finish().deltas, idOf);
  }

  private read(found: readonly ResponseDelta[], idOf: (index: number) => string): WireFields {
    const { tool_calls: calls = [], ...fields } = joinDeltas([...this.waiting, ...found], {});
    this.waiting = [];
    const numbered = calls.map((call) => ({ index: this.calls, ...toWire(call, idOf(this.calls++)) }));
    return { ...fields, ...(numbered.length > 0 && { tool_calls: numbered }) };
  }
}

/** A part of a message, with tool calls in the form of completions. */
type WireFields = Readonly<Record<string, unknown>>;

function joinFields(first: WireFields, second: WireFields): WireFields {
  const joined: Record<string, unknown> = { ...first };
  for (const [name, value] of Object.entries(second)) {
    const before = joined[name];
    if (typeof before === 'string' && typeof value === 'string') joined[name] = before + value;
    else joined[name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
  }
  return joined;
}

/** A tool call as completions have it: with an id, and its arguments as JSON. */
function toWire({ id, function: called }: ResponseToolCall, otherwise: string) {
  const { name, arguments: given } = called;
  // Some models write the arguments as a text that has the JSON.
  const json = typeof given === 'string' ? given : JSON.stringify(given ?? {});
  return { id: id ?? otherwise, type: 'function' as const, function: { name, arguments: json } };
}

/** The id of a tool call: unique among completions with an `id`. */
const callId = (completion: { readonly id?: string | undefined } | undefined, choice: number, call: number): string =>
  `call_${completion?.id ? `${completion.id}_` : ''}${choice}_${call}`;

/** The finish reason: servers that do not parse calls give `stop` for messages with calls, too. */
const toReason = <Reason>(reason: Reason, hasCalls: boolean): Reason | 'tool_calls' =>
  hasCalls && reason === 'stop' ? 'tool_calls' : reason;
