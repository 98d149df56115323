import type { ToolCall } from '../content/chat/chat-request.ts';
import type { Generated, GeneratedChoice } from '../content/chat/generate.ts';
import { scoreTokens, type TokenScore } from '../content/score-tokens.ts';
import type { JsonObject } from '../contract/json.ts';
import type { SignatureForm, ThoughtsForm } from '../contract/thinking.ts';
import { DONE_FRAME, type Frame, jsonEvent } from '../http/event-stream.ts';
import { type LogprobsForm, writeLogprobs } from './logprobs.ts';
import { signatureOfCall, signatureOfMessage } from './thinking/write-signatures.ts';
import {
  contentWithThoughts,
  inlineThoughts,
  joinDetails,
  thoughtDeltas,
  thoughtsOfMessage,
} from './thinking/write-thoughts.ts';

/** Members of a chat response other than its content. */
export interface Envelope {
  readonly id: string;
  readonly model: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly includeUsage: boolean;
  /** The number of alternatives of each token; undefined where the request wants no log probabilities. */
  readonly topLogprobs: number | undefined;
  /** The place of the thoughts; undefined for models that do not think. */
  readonly thoughts?: ThoughtsForm | undefined;
  /** The form of the signatures of the thoughts. */
  readonly signature?: SignatureForm | undefined;
}

/** The position of a chunk in its stream. */
type ChunkPosition = 'first' | 'middle' | 'last' | 'usage';

/** Variations of a service from OpenAI's chat responses. Absent members follow OpenAI. */
export interface ChatStyle {
  /** Writes an id from 32 hexadecimal digits. @default `chatcmpl-` and the digits */
  readonly id?: (hex: string) => string;
  /** Members of a plain response beside id, object, created, model, choices, usage. */
  readonly completionExtras?: (generated: Generated, envelope: Envelope) => JsonObject;
  /** Members of one choice of a plain response, over the common ones. */
  readonly choiceExtras?: (choice: GeneratedChoice) => JsonObject;
  /** Members of the message of a plain response, over the common ones. */
  readonly messageExtras?: (choice: GeneratedChoice) => JsonObject;
  readonly usageExtras?: (generated: Generated) => JsonObject;
  /** Members of a chunk beside id, object, created, model, choices. */
  readonly chunkExtras?: (position: ChunkPosition, generated: Generated, envelope: Envelope) => JsonObject;
  /** Members of one choice of a chunk, over the common ones. */
  readonly chunkChoiceExtras?: (position: ChunkPosition, choice: GeneratedChoice, text: string) => JsonObject;
  /** Members of a delta, over the common ones. */
  readonly deltaExtras?: (position: ChunkPosition, text: string) => JsonObject;
  /** `first`: the role comes alone in a first chunk; `every`: it is in every chunk. @default 'first' */
  readonly role?: 'first' | 'every';
  /** True if every choice has the member `logprobs`, null where the request wants none. @default true */
  readonly hasLogprobs?: boolean;
  /** Form of the log probabilities of a chat. @default 'content' */
  readonly logprobs?: LogprobsForm;
  /** True if chunks before the last have `finish_reason: null`; otherwise they have no such member. @default true */
  readonly hasNullFinishReason?: boolean;
  /** The service's own word for the finish reason. */
  readonly finishReason?: (reason: GeneratedChoice['finishReason']) => string;
  /** `requested`: usage in an extra chunk on request; `last`: always in the last chunk of the stream. @default 'requested' */
  readonly usage?: 'requested' | 'last';
  /** The member with the number of tokens of thoughts: in `completion_tokens_details`, or beside the other numbers. @default 'details' */
  readonly reasoningTokens?: 'details' | 'beside' | 'absent';
  /** `whole`: a streamed tool call comes in one delta, without an index. @default 'parts' */
  readonly calls?: 'parts' | 'whole';
  /** True if the stream ends with `[DONE]`. @default true */
  readonly hasDone?: boolean;
  /** Content type of a stream. @default 'text/event-stream' */
  readonly streamType?: string;
}

/** Token counts by their common names. */
export function formatUsage(generated: Generated, { reasoningTokens: member = 'details' }: ChatStyle = {}): JsonObject {
  const { promptTokens, completionTokens, reasoningTokens } = generated;
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
    ...(member === 'beside' ? { reasoning_tokens: reasoningTokens } : {}),
    ...(member === 'details' && reasoningTokens > 0
      ? { completion_tokens_details: { reasoning_tokens: reasoningTokens } }
      : {}),
  };
}

/** Token counts as a service writes them. */
function wholeUsage(style: ChatStyle, generated: Generated): JsonObject {
  return { ...formatUsage(generated, style), ...style.usageExtras?.(generated) };
}

/** The body of a plain response. */
export function writeCompletion(style: ChatStyle, thought: Generated, envelope: Envelope): JsonObject {
  const generated = withInlineThoughts(thought, envelope);
  return {
    id: envelope.id,
    object: 'chat.completion',
    created: envelope.created,
    model: envelope.model,
    choices: generated.choices.map((choice) => ({
      index: choice.index,
      message: writeMessage(style, choice, envelope),
      ...logprobs(style, scoreChoice(choice, envelope)),
      finish_reason: finishReason(style, choice),
      ...style.choiceExtras?.(choice),
    })),
    usage: wholeUsage(style, generated),
    ...style.completionExtras?.(generated, envelope),
  };
}

function writeMessage(style: ChatStyle, choice: GeneratedChoice, { thoughts, signature }: Envelope): JsonObject {
  const { pieces, toolCalls, refusal } = choice;
  const isEmpty = pieces.length === 0 && (toolCalls.length > 0 || refusal !== undefined);
  const content = isEmpty ? null : contentWithThoughts(thoughts, choice);
  const writeCall = (call: ToolCall, index: number) => ({
    ...writeToolCall(call),
    ...signatureOfCall(signature, call, index),
  });
  return {
    role: 'assistant',
    content,
    ...(toolCalls.length > 0 ? { tool_calls: toolCalls.map(writeCall) } : {}),
    ...style.messageExtras?.(choice),
    ...(refusal !== undefined && { refusal }),
    ...joinDetails(thoughtsOfMessage(thoughts, choice, content), signatureOfMessage(signature, choice)),
  };
}

function withInlineThoughts(generated: Generated, { thoughts }: Envelope): Generated {
  return { ...generated, choices: generated.choices.map((choice) => inlineThoughts(thoughts, choice)) };
}

/** The events of a streamed response. The choices of one request are interleaved. */
export function* writeChunks(style: ChatStyle, thought: Generated, envelope: Envelope): Generator<Frame> {
  const generated = withInlineThoughts(thought, envelope);
  const chunk = (position: ChunkPosition, choices: readonly JsonObject[]) => ({
    id: envelope.id,
    object: 'chat.completion.chunk',
    created: envelope.created,
    model: envelope.model,
    choices,
    ...style.chunkExtras?.(position, generated, envelope),
  });
  const scores = new Map(generated.choices.map((choice) => [choice, scoreChoice(choice, envelope)]));
  const deltaChunk = (
    position: ChunkPosition,
    choice: GeneratedChoice,
    delta: JsonObject,
    { text = '', at = -1 } = {},
  ) =>
    chunk(position, [
      {
        index: choice.index,
        delta: {
          ...(style.role === 'every' ? { role: 'assistant' } : {}),
          ...delta,
          ...style.deltaExtras?.(position, text),
        },
        ...logprobs(style, at < 0 ? [] : (scores.get(choice) ?? []).slice(at, at + 1)),
        ...chunkFinishReason(style, choice, position),
        ...style.chunkChoiceExtras?.(position, choice, text),
      },
    ]);

  if (style.role !== 'every') {
    for (const choice of generated.choices) {
      yield jsonEvent(deltaChunk('first', choice, { role: 'assistant', content: '' }));
    }
  }
  for (const choice of generated.choices) {
    for (const delta of thoughtDeltas(envelope.thoughts, choice)) {
      yield jsonEvent(deltaChunk('middle', choice, delta), 1);
    }
  }
  const longest = Math.max(...generated.choices.map((choice) => choice.pieces.length));
  for (let at = 0; at < longest; at++) {
    for (const choice of generated.choices) {
      const piece = choice.pieces[at];
      if (piece !== undefined)
        yield jsonEvent(deltaChunk('middle', choice, { content: piece }, { text: piece, at }), 1);
    }
  }
  for (const choice of generated.choices) {
    if (choice.refusal) yield jsonEvent(deltaChunk('middle', choice, { refusal: choice.refusal }), 1);
    for (const [index, call] of choice.toolCalls.entries()) {
      for (const part of callParts(style, call, { index, ...signatureOfCall(envelope.signature, call, index) })) {
        yield jsonEvent(deltaChunk('middle', choice, { tool_calls: [part] }), 1);
      }
    }
    const signed = signatureOfMessage(envelope.signature, choice);
    if (Object.keys(signed).length > 0) yield jsonEvent(deltaChunk('middle', choice, { content: '', ...signed }));
    const lastDelta = style.role === 'every' ? { content: '' } : {};
    yield jsonEvent(deltaChunk('last', choice, lastDelta), 1);
  }
  if (style.usage !== 'last' && envelope.includeUsage) {
    yield jsonEvent({ ...chunk('usage', []), usage: wholeUsage(style, generated) });
  }
  if (style.hasDone !== false) yield DONE_FRAME;
}

/** The deltas of a tool call: whole, or its name and then its arguments in parts. `members` are those beside them. */
function* callParts(
  style: ChatStyle,
  call: ToolCall,
  members: JsonObject & { readonly index: number },
): Generator<JsonObject> {
  const { index, ...more } = members;
  if (style.calls === 'whole') return yield { ...writeToolCall(call), ...more };
  yield { index, ...writeToolCall({ ...call, arguments: '' }), ...more };
  for (const part of call.arguments.match(/[\s\S]{1,12}/g) ?? []) yield { index, function: { arguments: part } };
}

/** The scores of the tokens of a choice; none where the request wants no log probabilities. */
export function scoreChoice({ pieces }: GeneratedChoice, { topLogprobs }: Envelope): readonly TokenScore[] {
  return topLogprobs === undefined ? [] : scoreTokens(pieces, topLogprobs);
}

/** The member `logprobs` of a choice, where the service sends it. */
export function logprobs(style: ChatStyle, scores: readonly TokenScore[], offset?: number): JsonObject {
  if (scores.length > 0) return { logprobs: writeLogprobs(scores, style.logprobs ?? 'content', offset) };
  return style.hasLogprobs === false ? {} : { logprobs: null };
}

function chunkFinishReason(style: ChatStyle, choice: GeneratedChoice, position: ChunkPosition): JsonObject {
  if (position === 'last') return { finish_reason: finishReason(style, choice) };
  return style.hasNullFinishReason === false ? {} : { finish_reason: null };
}

/** The finish reason of a choice in the service's own words. */
export function finishReason(style: ChatStyle, choice: GeneratedChoice): string {
  return style.finishReason?.(choice.finishReason) ?? choice.finishReason;
}

function writeToolCall(call: ToolCall): JsonObject {
  return { id: call.id, type: 'function', function: { name: call.name, arguments: call.arguments } };
}
