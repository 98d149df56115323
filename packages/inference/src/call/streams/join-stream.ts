import { CompletionJoiner, type Message, MessageJoiner, reasoningOf, textOf as textOfMessage } from '@hubkit/messages';
import type {
  AutomaticSpeechRecognitionOutput,
  AutomaticSpeechRecognitionStreamOutput,
  ChatCompletionOutput,
  ChatCompletionStreamOutput,
  TextGenerationOutput,
  TextGenerationStreamOutput,
} from '@hubkit/task-types';
import type { ChatStreamEvent } from '../../contract/call-response.ts';
import { InputError } from '../../contract/errors.ts';
import { type StreamMemory, TextRun } from '../../response/chunk-stream.ts';
import { isTranscript, readDelta, transcriptRules } from './transcript-rules.ts';

export { transcriptRules };

type TranscriptEvent = AutomaticSpeechRecognitionStreamOutput;
type Chunk = ChatCompletionStreamOutput | TextGenerationStreamOutput | TranscriptEvent;
type Chunks = AsyncGenerator<Chunk, void, undefined>;

/** Reads a stream to its end and joins all its chunks, also those that were read before. */
export async function readFinal(
  chunks: Chunks,
  memory: StreamMemory,
): Promise<ChatCompletionOutput | TextGenerationOutput | AutomaticSpeechRecognitionOutput> {
  for await (const _ of chunks);
  if (!memory.isComplete) {
    throw new InputError('A stream that was left, or that has failed, has no final() result.');
  }
  // Chunks of one stream are all of one task.
  const kept = memory.kept as (Chunk | TextRun)[];
  // The first one is always a chunk.
  const first = kept[0] as Chunk | undefined;
  if (isTranscript(first)) return wholeTranscript(kept as TranscriptEvent[]);
  return first && isOfText(first) ? wholeText(kept) : wholeChat(kept as (ChatCompletionStreamOutput | TextRun)[]);
}

function isOfText(chunk: Chunk): chunk is TextGenerationStreamOutput {
  return 'token' in chunk;
}

function wholeTranscript(events: readonly TranscriptEvent[]): AutomaticSpeechRecognitionOutput {
  const chunks: NonNullable<AutomaticSpeechRecognitionOutput['chunks']> = [];
  let whole: AutomaticSpeechRecognitionOutput = { text: events.map(readDelta).join('') };
  for (const event of events) {
    if (event.type === 'transcript.text.segment') {
      chunks.push({ text: event.text, timestamp: [event.start, event.end] });
    } else if (event.type === 'transcript.text.done') {
      const { type: _, ...members } = event;
      whole = members;
    }
  }
  return { ...(chunks.length > 0 && { chunks }), ...whole };
}

function wholeChat(kept: readonly (ChatCompletionStreamOutput | TextRun)[]): ChatCompletionOutput {
  if (kept.length === 0) throw new InputError('The stream had no chunks.');
  const joiner = new CompletionJoiner();
  for (const chunk of kept) {
    joiner.push(chunk instanceof TextRun ? { choices: [{ index: 0, delta: { [chunk.name]: chunk.text } }] } : chunk);
  }
  const { choices, ...envelope } = joiner.completion;
  const whole = choices.map(({ message, ...choice }) => withParsed({ ...choice, message: withText(message) }));
  // The type promises members that not every service sends, such as a fingerprint and usage.
  return { id: '', created: 0, model: '', ...envelope, choices: whole } as unknown as ChatCompletionOutput;
}

/** Content is text for those who read it; `repeatMessage` of `@hubkit/messages` sends a list back as it came. */
function withText(message: Message): Message {
  const { content } = message;
  if (!Array.isArray(content)) return message;
  const reasoning = reasoningOf(message);
  return {
    ...message,
    content: textOfMessage(message),
    ...(reasoning && { reasoning_content: reasoning }),
    content_parts: content,
  };
}

/** Moves the value of an answer with a `responseFormat`, which the last chunk of a choice has, to its message. */
function withParsed<Choice extends { readonly message: Message }>(choice: Choice) {
  const { partial: _, parsed, ...own } = choice as Choice & { readonly partial?: unknown; readonly parsed?: unknown };
  return 'parsed' in choice ? { ...own, message: { ...choice.message, parsed } } : own;
}

function wholeText(kept: readonly (Chunk | TextRun)[]): TextGenerationOutput {
  const last = kept.findLast((chunk) => !(chunk instanceof TextRun)) as TextGenerationStreamOutput | undefined;
  const texts = kept.map((chunk) =>
    chunk instanceof TextRun ? chunk.text : tokenText(chunk as TextGenerationStreamOutput),
  );
  return { generated_text: last?.generated_text ?? texts.join('') };
}

/** The texts of the rest of a stream: those of the first choice of a chat, generated tokens, or a transcript. */
export async function* streamText(chunks: Chunks): AsyncGenerator<string, void, undefined> {
  let hasText = false;
  for await (const chunk of chunks) {
    const text: string = isTranscript(chunk)
      ? transcriptText(chunk, hasText)
      : isOfText(chunk)
        ? tokenText(chunk)
        : textIn(chunk as ChatCompletionStreamOutput);
    if (text) yield text;
    hasText ||= Boolean(text);
  }
}

/** The text that an event adds. The whole text at the end is new only where it came at once. */
function transcriptText(event: TranscriptEvent, hasText: boolean): string {
  return event.type === 'transcript.text.done' && !hasText ? event.text : readDelta(event);
}

function tokenText({ token }: TextGenerationStreamOutput): string {
  return token.special ? '' : token.text;
}

function textIn(chunk: ChatCompletionStreamOutput): string {
  return textOfMessage(firstChoice(chunk)?.delta);
}

function firstChoice({ choices }: ChatCompletionStreamOutput) {
  return choices.find((choice) => choice && !choice.index);
}

/** The rest of a chat stream as events: reasoning, text, tool calls while they are written and when they are whole, the end. */
export async function* streamEvents(
  chunks: AsyncGenerator<ChatCompletionStreamOutput, void, undefined>,
  memory: StreamMemory,
): AsyncGenerator<ChatStreamEvent, void, undefined> {
  const message = new MessageJoiner();
  let known: readonly string[] = [];
  let ended = 0;
  for await (const chunk of chunks) {
    const choice = firstChoice(chunk);
    const reasoning = reasoningOf(choice?.delta);
    if (reasoning) yield { type: 'reasoning', text: reasoning };
    const text = textIn(chunk);
    if (text) yield { type: 'text', text };
    message.push({ tool_calls: choice?.delta?.tool_calls });
    const { calls } = message;
    for (const [index, call] of calls.entries()) {
      if (JSON.stringify(call) !== known[index]) yield { type: 'tool-call-delta', index, call };
    }
    known = calls.map((call) => JSON.stringify(call));
    // A call is whole when the next one begins, and the last one with the end of the choice.
    const whole = choice?.finish_reason ? calls.length : calls.length - 1;
    for (; ended < whole; ended++) {
      const call = calls[ended];
      if (call) yield { type: 'tool-call', index: ended, call };
    }
  }
  yield { type: 'end', completion: (await readFinal(chunks, memory)) as ChatCompletionOutput };
}

/** The rest of a stream as bytes: one line of JSON for each chunk. */
export function createByteSource(chunks: Chunks): Pick<UnderlyingDefaultSource<Uint8Array>, 'pull'> {
  const encoder = new TextEncoder();
  return {
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
  };
}
