import type {
  ChatCompletionOutput,
  ChatCompletionStreamOutput,
  TextGenerationOutput,
  TextGenerationStreamOutput,
} from '@hubkit/catalog';
import type { ChatStreamEvent } from '../../contract/chat-stream-event.ts';
import { InputError } from '../../contract/errors.ts';
import type { StreamMemory } from '../../response/chunk-stream.ts';
import { ToolCallAssembler } from '../tools/assemble-tool-calls.ts';
import { collectChat } from '../tools/collect-chat.ts';

type Chunk = ChatCompletionStreamOutput | TextGenerationStreamOutput;
type Chunks = AsyncGenerator<Chunk, void, undefined>;

/** Reads a stream to its end and joins all its chunks, also those that were read before. */
export async function finalOf(
  chunks: Chunks,
  memory: StreamMemory,
): Promise<ChatCompletionOutput | TextGenerationOutput> {
  for await (const _ of chunks);
  if (!memory.isComplete) {
    throw new InputError('A stream that was left, or that has failed, has no final() result.');
  }
  // Chunks of one stream are all of one task.
  const kept = memory.kept as Chunk[];
  const [first] = kept;
  return first && isOfText(first)
    ? wholeText(kept as TextGenerationStreamOutput[], memory.text)
    : wholeChat(kept as ChatCompletionStreamOutput[], memory.text);
}

function isOfText(chunk: Chunk): chunk is TextGenerationStreamOutput {
  return 'token' in chunk;
}

async function wholeChat(kept: readonly ChatCompletionStreamOutput[], text: string): Promise<ChatCompletionOutput> {
  const [first, ...others] = kept;
  if (!first) throw new InputError('The stream had no chunks.');
  const { usage: _, ...envelope } = first;
  const middle = { ...envelope, choices: [{ index: 0, delta: { role: 'assistant', content: text } }] };
  // A chunk with the text of all those that had nothing else.
  const joined = await collectChat([first, middle as ChatCompletionStreamOutput, ...others]);
  return { ...joined, choices: joined.choices.map((choice) => withParsed(choice, others)) };
}

/** Adds the value of an answer with a `responseFormat`, which the last chunk of a choice has. */
function withParsed(
  choice: ChatCompletionOutput['choices'][number],
  kept: readonly ChatCompletionStreamOutput[],
): ChatCompletionOutput['choices'][number] {
  const last = kept
    .flatMap(({ choices }) => choices)
    .find(({ index, ...more }) => index === choice.index && 'parsed' in more);
  return last && 'parsed' in last
    ? { ...choice, message: Object.assign(choice.message, { parsed: last.parsed }) }
    : choice;
}

function wholeText([first, ...others]: readonly TextGenerationStreamOutput[], text: string): TextGenerationOutput {
  const last = others.at(-1) ?? first;
  const joined = [first, { token: { text } }, ...others].map((chunk) => tokenText(chunk as TextGenerationStreamOutput));
  return { generated_text: last?.generated_text ?? joined.join('') };
}

/** The texts of the rest of a stream: those of the first choice of a chat, or generated tokens. */
export async function* textOf(chunks: Chunks): AsyncGenerator<string, void, undefined> {
  for await (const chunk of chunks) {
    const text = isOfText(chunk) ? tokenText(chunk) : textIn(chunk as ChatCompletionStreamOutput);
    if (text) yield text;
  }
}

function tokenText({ token }: TextGenerationStreamOutput): string {
  return token.special ? '' : token.text;
}

function textIn({ choices }: ChatCompletionStreamOutput): string {
  return choices.find(({ index = 0 }) => index === 0)?.delta?.content ?? '';
}

/** The rest of a chat stream as events: text, tool calls while they are written and when they are whole, the end. */
export async function* eventsOf(
  chunks: AsyncGenerator<ChatCompletionStreamOutput, void, undefined>,
  memory: StreamMemory,
): AsyncGenerator<ChatStreamEvent, void, undefined> {
  const assembler = new ToolCallAssembler();
  let known: readonly string[] = [];
  let ended = 0;
  for await (const chunk of chunks) {
    const text = textIn(chunk);
    if (text) yield { type: 'text', text };
    const choice = chunk.choices.find(({ index = 0 }) => index === 0);
    assembler.push(choice?.delta?.tool_calls);
    const { calls } = assembler;
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
  yield { type: 'end', completion: (await finalOf(chunks, memory)) as ChatCompletionOutput };
}

/** The rest of a stream as bytes: one line of JSON for each chunk. */
export function bytesOf(chunks: Chunks): Pick<UnderlyingDefaultSource<Uint8Array>, 'pull'> {
  const encoder = new TextEncoder();
  return {
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
  };
}
