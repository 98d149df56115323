import type { Args } from '@hubkit/inference';
import { OutputClosedError } from '../command-line/errors.ts';
import type { Connection } from '../connect/connect.ts';
import type { Io } from '../io/io.ts';
import { note, print, printText } from '../io/print.ts';
import type { Content } from './attachments.ts';

/** A message of the conversation. Parts that the hub's types do not name, such as audio, reach providers as they are. */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: Content;
}

/** The settings of a chat call, shared by all turns of a conversation. */
export interface AnswerRequest {
  readonly connection: Connection;
  readonly temperature: number | undefined;
  readonly maxTokens: number | undefined;
  readonly topP: number | undefined;
  readonly isStream: boolean;
  /** Print the raw response instead of its text. */
  readonly isJson: boolean;
  /** Cancels this request without ending the conversation. */
  readonly signal?: AbortSignal;
  /** Called with each piece of text, so that a cancelled answer is not lost. */
  readonly onText?: (piece: string) => void;
}

interface Piece {
  readonly text: string;
  readonly finishReason: string | null | undefined;
  /** The chunk or response that contains the text. */
  readonly raw: unknown;
}

/** Requests one answer and prints it as it arrives. */
export async function answer(messages: readonly Message[], request: AnswerRequest, io: Io): Promise<void> {
  const { signal = io.signal, isJson, onText } = request;
  let last = '\n';
  let finishReason: string | null | undefined;
  try {
    for await (const piece of pieces(messages, request, signal)) {
      const output = isJson ? `${JSON.stringify(piece.raw)}\n` : piece.text;
      onText?.(piece.text);
      finishReason = piece.finishReason ?? finishReason;
      if (output === '') continue;
      await printText(io, output);
      last = output;
      signal.throwIfAborted();
    }
  } finally {
    // Also after Ctrl-C, so that the shell prompt starts on a new line.
    if (!last.endsWith('\n') && !(io.signal.reason instanceof OutputClosedError)) await print(io, '\n');
  }
  if (finishReason === 'length') await note(io, 'hubkit: the answer was cut off at the token limit (--max-tokens)');
}

async function* pieces(
  messages: readonly Message[],
  request: AnswerRequest,
  signal: AbortSignal,
): AsyncGenerator<Piece, void, undefined> {
  const { chatCompletion, chatCompletionStream } = await import('@hubkit/inference');
  const { connection, temperature, maxTokens, topP } = request;
  const args = {
    ...connection.target,
    messages: [...messages],
    ...(temperature === undefined ? {} : { temperature }),
    ...(maxTokens === undefined ? {} : { max_tokens: maxTokens }),
    ...(topP === undefined ? {} : { top_p: topP }),
    // Any provider id is accepted here; the client rejects providers without chat.
  } as unknown as Args<'conversational'>;
  const options = { ...connection.options, signal };
  if (!request.isStream) {
    const raw = await chatCompletion(args, options);
    const [first] = raw.choices;
    yield { raw, text: textOf(first?.message.content), finishReason: first?.finish_reason };
    return;
  }
  for await (const raw of chatCompletionStream(args, options)) {
    const first = raw.choices[0];
    yield { raw, text: textOf(first?.delta?.content), finishReason: first?.finish_reason };
  }
}

function textOf(content: unknown): string {
  return typeof content === 'string' ? content : '';
}
