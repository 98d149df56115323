import type { Completed, CompletedChoice } from '../content/completion/complete.ts';
import type { TokenScore } from '../content/score-tokens.ts';
import type { JsonObject } from '../contract/json.ts';
import type { DialectOf, TaskResponseContext } from '../dialect/provider.ts';
import { DONE_FRAME, type Frame, jsonEvent } from '../http/event-stream.ts';
import { createEnvelope, type OpenaiChatOptions, openaiChat } from './openai-chat.ts';
import { readNumber, readStop, readText } from './request-fields.ts';
import { type ChatStyle, type Envelope, finishReason, formatUsage, logprobs, scoreChoice } from './write-chat.ts';

/** A completion route in OpenAI's protocol. */
export interface OpenaiCompletionsOptions {
  readonly path: string;
  /** Variations that the service has in its chat as well; those of messages and deltas do not matter here. */
  readonly style?: ChatStyle;
  /** The member `object` of a plain response. @default 'text_completion' */
  readonly object?: string;
  /** The member `object` of a chunk. @default that of a plain response */
  readonly chunkObject?: string;
  /** Number of tokens where the request has no `max_tokens`. @default 16 */
  readonly maxTokens?: number;
}

/** Completions of a prompt in OpenAI's protocol, plain and streamed. */
export function openaiCompletions({
  path,
  style: given = {},
  object = 'text_completion',
  chunkObject = object,
  maxTokens = 16,
}: OpenaiCompletionsOptions): DialectOf<'text-generation'> {
  const style: ChatStyle = { id: (hex) => `cmpl-${hex}`, ...given, logprobs: 'columns' };
  return {
    path,
    read: ({ body }) => ({
      prompt: readText(body, 'prompt'),
      maxTokens: readNumber(body, 'max_tokens', { low: 1 }) ?? maxTokens,
      stop: readStop(body.stop),
      choices: readNumber(body, 'n', { low: 1, high: 16 }) ?? 1,
      temperature: readNumber(body, 'temperature', { low: 0, high: 2 }) ?? 1,
      seed: readNumber(body, 'seed'),
    }),
    write: (completed, context) => writeCompletion(completed, context, { style, object }),
    stream: {
      isWanted: ({ body }) => body.stream === true,
      ...(style.streamType ? { contentType: style.streamType } : {}),
      write: (completed, context) => writeChunks(completed, context, { style, object: chunkObject }),
    },
  };
}

/** Completions at a service that only has a chat: the last message is the prompt, and the response is that of a chat. */
export function chatAsCompletions(options: OpenaiChatOptions): DialectOf<'text-generation'> {
  const { read, stream, ...chat } = openaiChat(options);
  return {
    ...chat,
    read(request) {
      const { messages, ...settings } = read(request);
      return { ...settings, prompt: messages.at(-1)?.text ?? '' };
    },
    ...(stream && { stream }),
  };
}

/** Form of the responses of a service. */
interface CompletionForm {
  readonly style: ChatStyle;
  readonly object: string;
}

function writeCompletion(completed: Completed, context: TaskResponseContext, { style, object }: CompletionForm) {
  const envelope = createEnvelope(style, context);
  const before = context.request.body.echo === true ? completed.prompt : '';
  return {
    ...head(envelope, object),
    choices: completed.choices.map((choice) => ({
      index: choice.index,
      text: before + choice.pieces.join(''),
      ...logprobs(style, scoreChoice(choice, envelope), before.length),
      finish_reason: finishReason(style, choice),
      ...style.choiceExtras?.(choice),
    })),
    usage: { ...formatUsage(completed), ...style.usageExtras?.(completed) },
    ...style.completionExtras?.(completed, envelope),
  };
}

/** The events of a streamed response: one token each, and one for the end of each choice. */
function* writeChunks(
  completed: Completed,
  context: TaskResponseContext,
  { style, object }: CompletionForm,
): Generator<Frame> {
  const envelope = createEnvelope(style, context);
  const chunk = (
    position: 'middle' | 'last',
    choice: CompletedChoice,
    { text, scores = [], offset = 0 }: { text: string; scores?: readonly TokenScore[]; offset?: number },
  ): Frame =>
    jsonEvent(
      {
        ...head(envelope, object),
        choices: [
          {
            index: choice.index,
            text,
            ...logprobs(style, scores, offset),
            finish_reason: position === 'last' ? finishReason(style, choice) : null,
            ...style.chunkChoiceExtras?.(position, choice, text),
          },
        ],
        ...style.chunkExtras?.(position, completed, envelope),
      },
      1,
    );
  for (const choice of completed.choices) {
    const scores = scoreChoice(choice, envelope);
    let offset = 0;
    for (const [at, text] of choice.pieces.entries()) {
      yield chunk('middle', choice, { text, scores: scores.slice(at, at + 1), offset });
      offset += text.length;
    }
    yield chunk('last', choice, { text: '' });
  }
  if (style.usage !== 'last' && envelope.includeUsage) {
    yield jsonEvent({ ...head(envelope, object), choices: [], usage: formatUsage(completed) });
  }
  if (style.hasDone !== false) yield DONE_FRAME;
}

function head({ id, created, model }: Envelope, object: string): JsonObject {
  return { id, object, created, model };
}
