import type { Args, CallOptions, Output, StreamOutput } from '@hubkit/inference';
import { type AnswerReport, reportAnswer, type Seen } from './answer-report.ts';

/** The part of the client that a chat needs. */
export interface ChatClient {
  chatCompletion(args: Args<'conversational'>, options?: CallOptions): Promise<Output<'conversational'>>;
  chatCompletionStream(
    args: Args<'conversational'>,
    options?: CallOptions,
  ): AsyncGenerator<StreamOutput<'conversational'>, void, undefined>;
}

export interface AskOptions {
  readonly isStreamed: boolean;
  readonly signal: AbortSignal;
  /** Milliseconds that never run backwards. */
  readonly now: () => number;
}

/** The answer so far. The last one has a report. */
export interface Progress {
  readonly text: string;
  readonly report?: AnswerReport;
}

/** Asks a model and gives the answer as it grows. */
export async function* ask(
  client: ChatClient,
  args: Args<'conversational'>,
  options: AskOptions,
): AsyncGenerator<Progress, void, undefined> {
  const sentAtMs = options.now();
  const who = { provider: `${args.provider ?? 'auto'}`, model: args.model ?? '', sentAtMs };
  yield* options.isStreamed ? askStreamed(client, args, options, who) : askWhole(client, args, options, who);
}

type Who = Pick<Seen, 'provider' | 'model' | 'sentAtMs'>;

async function* askStreamed(client: ChatClient, args: Args<'conversational'>, { signal, now }: AskOptions, who: Who) {
  let text = '';
  let firstTokenAtMs: number | undefined;
  let usage: Seen['usage'];
  const seen = () => ({ ...who, text, firstTokenAtMs, endedAtMs: now(), usage });
  const stream = client.chatCompletionStream({ ...args, stream_options: { include_usage: true } }, { signal });
  for await (const chunk of stream) {
    usage = chunk.usage ?? usage;
    const words = chunk.choices[0]?.delta.content ?? '';
    if (words === '') continue;
    firstTokenAtMs ??= now();
    text += words;
    yield { text };
  }
  yield { text, report: reportAnswer(seen()) };
}

async function* askWhole(client: ChatClient, args: Args<'conversational'>, { signal, now }: AskOptions, who: Who) {
  const { choices, usage } = await client.chatCompletion(args, { signal });
  const text = choices[0]?.message.content ?? '';
  yield { text, report: reportAnswer({ ...who, text, firstTokenAtMs: undefined, endedAtMs: now(), usage }) };
}
