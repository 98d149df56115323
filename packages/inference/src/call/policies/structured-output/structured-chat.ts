import { refusalOf, textOf } from '@hubkit/messages';
import type { ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/task-types';
import { InputError } from '../../../contract/errors.ts';
import type { ParsedChatChunk, ParsedChatCompletion, ResponseFormat } from '../../../contract/response-format.ts';
import type { CallTarget } from '../../../contract/task-functions.ts';
import type { OpenedStream } from '../../../response/chunk-stream.ts';
import { JsonPreview } from './json-preview.ts';
import { type AnswerContext, readAnswer } from './read-answer.ts';
import { type AnswerFormat, readFormat } from './read-format.ts';

export { structuredRoute } from './structured-route.ts';

/** Arguments of a chat whose answer has a format. */
interface StructuredArgs extends CallTarget {
  readonly responseFormat: ResponseFormat;
  readonly response_format?: unknown;
  readonly tools?: unknown;
}

/** Reads the format of an answer, and the arguments without it. */
export async function readArgs(given: CallTarget): Promise<{ format: AnswerFormat; args: CallTarget }> {
  // A call passes this policy for its `responseFormat`.
  const { responseFormat, ...args } = given as StructuredArgs;
  if (args.response_format !== undefined) {
    throw new InputError('Give either `responseFormat` or `response_format`: both say what the answer looks like.');
  }
  if (args.tools !== undefined) {
    throw new InputError(
      'An answer with a format cannot be a tool call: leave out `tools`, or use `runTools`, which has both.',
    );
  }
  return { format: await readFormat(responseFormat), args };
}

/** Reads the value of a stream while it arrives. */
export async function parseStream(
  { first, reader }: OpenedStream<ChatCompletionStreamOutput>,
  format: AnswerFormat,
  context: AnswerContext,
): Promise<OpenedStream<ParsedChatChunk<unknown>>> {
  const choices = new Map<number, ChoiceSoFar>();
  const read = async (chunk: ChatCompletionStreamOutput | undefined) =>
    chunk === undefined ? undefined : withPartial(chunk, choices, format, context);
  return {
    first: await read(first),
    reader: {
      // Schemas may validate asynchronously.
      take: () => undefined,
      next: async () => read(await reader.next()),
      close: () => reader.close(),
    },
  };
}

/** Reads the values of a whole completion. */
export async function parseCompletion(
  completion: ChatCompletionOutput,
  format: AnswerFormat,
  context: AnswerContext,
): Promise<ParsedChatCompletion<unknown>> {
  const choices = completion.choices.map(async (choice) => {
    const refusal = refusalOf(choice.message);
    const answer = { text: textOf(choice.message), refusal, finishReason: choice.finish_reason };
    return { ...choice, message: { ...choice.message, parsed: await readAnswer(answer, format, context) } };
  });
  return { ...completion, choices: await Promise.all(choices) };
}

/** A choice of a stream so far. */
interface ChoiceSoFar {
  readonly preview: JsonPreview;
  text: string;
  refusal: string;
}

async function withPartial(
  chunk: ChatCompletionStreamOutput,
  seen: Map<number, ChoiceSoFar>,
  format: AnswerFormat,
  context: AnswerContext,
): Promise<ParsedChatChunk<unknown>> {
  const choices = chunk.choices.map(async (choice) => {
    const { index = 0, delta, finish_reason: finishReason } = choice;
    const soFar = seen.get(index) ?? { preview: new JsonPreview(), text: '', refusal: '' };
    seen.set(index, soFar);
    const text = textOf(delta);
    soFar.text += text;
    soFar.refusal += refusalOf(delta) ?? '';
    soFar.preview.push(text);
    const partial = soFar.preview.value;
    return {
      ...choice,
      ...(partial !== undefined && { partial }),
      ...(finishReason && { parsed: await readAnswer({ ...soFar, finishReason }, format, context) }),
    };
  });
  return { ...chunk, choices: await Promise.all(choices) };
}
