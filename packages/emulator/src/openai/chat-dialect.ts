import type { ToolCall } from '../content/chat/chat-request.ts';
import type { Generated, GeneratedChoice } from '../content/chat/generate.ts';
import { DONE_FRAME, type Frame, jsonEvent } from '../http/event-stream.ts';
import type { JsonObject } from '../http/json-body.ts';

/** What an answer carries beside its content. */
export interface Envelope {
  readonly id: string;
  readonly model: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly includeUsage: boolean;
}

/** The place of a chunk in its stream. */
type ChunkPlace = 'first' | 'middle' | 'last' | 'usage';

/** Where services differ in how they write a chat answer. Everything absent is written as OpenAI's API does. */
export interface ChatDialect {
  readonly id: (hex: string) => string;
  /** Members of a plain answer beside id, object, created, model, choices, usage. */
  readonly completionExtras?: (generated: Generated, envelope: Envelope) => JsonObject;
  /** Members of one choice of a plain answer, over the common ones. */
  readonly choiceExtras?: (choice: GeneratedChoice) => JsonObject;
  /** Members of the message of a plain answer, over the common ones. */
  readonly messageExtras?: (choice: GeneratedChoice) => JsonObject;
  readonly usageExtras?: (generated: Generated) => JsonObject;
  /** Members of a chunk beside id, object, created, model, choices. */
  readonly chunkExtras?: (place: ChunkPlace, generated: Generated, envelope: Envelope) => JsonObject;
  /** Members of one choice of a chunk, over the common ones. */
  readonly chunkChoiceExtras?: (place: ChunkPlace, choice: GeneratedChoice, piece: string) => JsonObject;
  /** Members of a delta, over the common ones. */
  readonly deltaExtras?: (place: ChunkPlace, piece: string) => JsonObject;
  /** `lead`: the role comes alone in a first chunk; `every`: it stands in every chunk. */
  readonly role?: 'lead' | 'every';
  /** Whether every choice has the member `logprobs`. @default true */
  readonly hasLogprobs?: boolean;
  /** The services' own word for the end of an answer. */
  readonly finishReason?: (reason: GeneratedChoice['finishReason']) => string;
  /** `asked`: usage in an extra chunk when asked for; `last`: always in the last chunk of the stream. */
  readonly usage?: 'asked' | 'last';
  /** How the stream ends: with `[DONE]`, without, or without even a line end after the last event. @default 'marked' */
  readonly ending?: 'marked' | 'unmarked' | 'unterminated';
  readonly contentType?: string;
}

/** Token counts as all services name them. */
export function usageOf(generated: Generated): JsonObject {
  return {
    prompt_tokens: generated.promptTokens,
    completion_tokens: generated.completionTokens,
    total_tokens: generated.promptTokens + generated.completionTokens,
  };
}

/** The body of a plain answer. */
export function writeCompletion(dialect: ChatDialect, generated: Generated, envelope: Envelope): JsonObject {
  return {
    id: envelope.id,
    object: 'chat.completion',
    created: envelope.created,
    model: envelope.model,
    choices: generated.choices.map((choice) => ({
      index: choice.index,
      message: {
        role: 'assistant',
        content: choice.toolCalls.length > 0 ? null : choice.pieces.join(''),
        ...(choice.toolCalls.length > 0 ? { tool_calls: choice.toolCalls.map(writeToolCall) } : {}),
        ...dialect.messageExtras?.(choice),
      },
      ...logprobs(dialect),
      finish_reason: finishReason(dialect, choice),
      ...dialect.choiceExtras?.(choice),
    })),
    usage: { ...usageOf(generated), ...dialect.usageExtras?.(generated) },
    ...dialect.completionExtras?.(generated, envelope),
  };
}

/** The events of a streamed answer. The choices of one request are written by turns. */
export function* writeChunks(dialect: ChatDialect, generated: Generated, envelope: Envelope): Generator<Frame> {
  const chunk = (place: ChunkPlace, choices: readonly JsonObject[]) => ({
    id: envelope.id,
    object: 'chat.completion.chunk',
    created: envelope.created,
    model: envelope.model,
    choices,
    ...dialect.chunkExtras?.(place, generated, envelope),
  });
  const deltaChunk = (place: ChunkPlace, choice: GeneratedChoice, delta: JsonObject, piece = '') =>
    chunk(place, [
      {
        index: choice.index,
        delta: {
          ...(dialect.role === 'every' ? { role: 'assistant' } : {}),
          ...delta,
          ...dialect.deltaExtras?.(place, piece),
        },
        ...logprobs(dialect),
        finish_reason: place === 'last' ? finishReason(dialect, choice) : null,
        ...dialect.chunkChoiceExtras?.(place, choice, piece),
      },
    ]);

  if (dialect.role !== 'every') {
    for (const choice of generated.choices) {
      yield jsonEvent(deltaChunk('first', choice, { role: 'assistant', content: '' }));
    }
  }
  const longest = Math.max(...generated.choices.map((choice) => choice.pieces.length));
  for (let at = 0; at < longest; at++) {
    for (const choice of generated.choices) {
      const piece = choice.pieces[at];
      if (piece !== undefined) yield jsonEvent(deltaChunk('middle', choice, { content: piece }, piece), 1);
    }
  }
  for (const choice of generated.choices) {
    for (const [index, call] of choice.toolCalls.entries()) {
      yield jsonEvent(
        deltaChunk('middle', choice, { tool_calls: [{ index, ...writeToolCall({ ...call, arguments: '' }) }] }),
        1,
      );
      for (const part of call.arguments.match(/[\s\S]{1,12}/g) ?? []) {
        yield jsonEvent(deltaChunk('middle', choice, { tool_calls: [{ index, function: { arguments: part } }] }), 1);
      }
    }
    const lastDelta = dialect.role === 'every' ? { content: '' } : {};
    const event = jsonEvent(deltaChunk('last', choice, lastDelta), 1);
    const isLast = choice === generated.choices.at(-1) && dialect.usage === 'last';
    yield isLast && dialect.ending === 'unterminated' ? { ...event, text: event.text.trimEnd() } : event;
  }
  if (dialect.usage !== 'last' && envelope.includeUsage) {
    yield jsonEvent({ ...chunk('usage', []), usage: { ...usageOf(generated), ...dialect.usageExtras?.(generated) } });
  }
  if ((dialect.ending ?? 'marked') === 'marked') yield DONE_FRAME;
}

function logprobs(dialect: ChatDialect): JsonObject {
  return dialect.hasLogprobs === false ? {} : { logprobs: null };
}

function finishReason(dialect: ChatDialect, choice: GeneratedChoice): string {
  return dialect.finishReason?.(choice.finishReason) ?? choice.finishReason;
}

function writeToolCall(call: ToolCall): JsonObject {
  return { id: call.id, type: 'function', function: { name: call.name, arguments: call.arguments } };
}
