import type { Args, FormattedChatArgs, JsonSchema } from '@hubkit/inference';
import { OutputClosedError } from '../command-line/errors.ts';
import type { Connection } from '../connect/connect.ts';
import { colorsFor } from '../io/colors.ts';
import type { Io } from '../io/io.ts';
import { inert, note, print, printText } from '../io/print.ts';
import type { Content } from './attachments.ts';
import { describeUsage, type Usage } from './usage.ts';

/** A message of the conversation. Parts that the hub's types do not name, such as audio, reach providers as they are. */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: Content;
}

/** The settings of a chat call, shared by all turns of a conversation. */
export interface AnswerRequest {
  readonly connection: Connection;
  /** Parameters of the request, by their names on the wire. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** JSON Schema of the answer. */
  readonly schema?: Readonly<Record<string, unknown>> | undefined;
  readonly isStream: boolean;
  /** Print the raw response instead of its text. */
  readonly isJson: boolean;
  /** Print tokens and times after the answer. */
  readonly hasUsage: boolean;
  /** Cancels this request without ending the conversation. */
  readonly signal?: AbortSignal;
  /** Called with each piece of text, so that a cancelled answer is not lost. */
  readonly onText?: (piece: string) => void;
}

interface Piece {
  readonly text: string;
  readonly reasoning?: string | undefined;
  readonly finishReason?: string | null | undefined;
  readonly usage?: Usage | null | undefined;
  /** The chunk or response that contains the text. */
  readonly raw: unknown;
}

/** Requests one answer, prints it as it arrives, and returns its text. */
export async function answer(messages: readonly Message[], request: AnswerRequest, io: Io): Promise<string> {
  const { signal = io.signal, isJson, onText, hasUsage } = request;
  const started = io.now();
  let firstAt: number | undefined;
  let text = '';
  let last = '\n';
  let finishReason: string | null | undefined;
  let usage: Usage | undefined;
  const thoughts = openThoughts(io);
  try {
    for await (const piece of pieces(messages, request, signal)) {
      const output = isJson ? `${JSON.stringify(piece.raw)}\n` : piece.text;
      text += piece.text;
      onText?.(piece.text);
      finishReason = piece.finishReason ?? finishReason;
      usage = piece.usage ?? usage;
      if (piece.reasoning) await thoughts.show(piece.reasoning);
      if (output === '') continue;
      firstAt ??= io.now();
      await thoughts.end();
      await printText(io, output);
      last = output;
      signal.throwIfAborted();
    }
  } finally {
    await thoughts.end();
    // Also after Ctrl-C, so that the shell prompt starts on a new line.
    if (!last.endsWith('\n') && !(io.signal.reason instanceof OutputClosedError)) await print(io, '\n');
  }
  if (finishReason === 'length') await note(io, 'hubkit: the answer was cut off at the token limit (--max-tokens)');
  if (hasUsage) {
    const times = { firstMs: firstAt === undefined ? undefined : firstAt - started, totalMs: io.now() - started };
    await note(io, colorsFor(io).dim(`hubkit: ${describeUsage(usage, times)}`));
  }
  return text;
}

async function* pieces(
  messages: readonly Message[],
  request: AnswerRequest,
  signal: AbortSignal,
): AsyncGenerator<Piece, void, undefined> {
  const { chatCompletion, chatCompletionStream } = await import('@hubkit/inference');
  const { connection, parameters, schema, isStream, isJson, hasUsage } = request;
  const options = { ...connection.options, signal };
  const args = {
    ...connection.target,
    ...parameters,
    messages: [...messages],
    // Any provider id is accepted here; the client rejects providers without chat.
  } as unknown as Args<'conversational'>;
  if (schema !== undefined) {
    const responseFormat = { schema, name: 'answer', repair: true };
    const request = { ...args, responseFormat } as unknown as FormattedChatArgs<JsonSchema<unknown>>;
    const raw = await chatCompletion(request, options);
    const [first] = raw.choices;
    yield { raw, text: `${JSON.stringify(first?.message.parsed, null, 2)}\n`, usage: raw.usage };
    return;
  }
  if (!isStream) {
    const raw = await chatCompletion(args, options);
    const [first] = raw.choices;
    yield { raw, ...textsOf(first?.message), finishReason: first?.finish_reason, usage: raw.usage };
    return;
  }
  const counted = isJson || hasUsage ? { stream_options: { include_usage: true }, ...args } : args;
  for await (const raw of chatCompletionStream(counted, options)) {
    const first = raw.choices[0];
    yield { raw, ...textsOf(first?.delta), finishReason: first?.finish_reason, usage: raw.usage };
  }
}

/** Reads answer and reasoning of a message or delta. Services call the reasoning `reasoning_content` or `reasoning`. */
function textsOf(message: object | undefined): { readonly text: string; readonly reasoning: string } {
  const { content, reasoning_content: thought, reasoning } = { ...message } as Readonly<Record<string, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { text: text(content), reasoning: text(thought) || text(reasoning) };
}

/** Shows the reasoning of a model above its answer, on standard error and only at a terminal. */
function openThoughts(io: Io): { show(piece: string): Promise<void>; end(): Promise<void> } {
  const { dim } = colorsFor(io);
  let isOpen = false;
  return {
    async show(piece) {
      if (io.stderr.isTTY !== true || io.stdout.isTTY !== true) return;
      isOpen = true;
      io.stderr.write(dim(inert(piece)));
    },
    async end() {
      if (isOpen) await note(io, '\n');
      isOpen = false;
    },
  };
}
