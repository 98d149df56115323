import type { Args, CallOptions, Output, StreamOutput } from '@hubkit/inference';
import { type RunMeasurements, type RunReport, reportRun } from '../../../run/run-report.ts';

/** The part of the client that a chat needs. */
export interface ChatClient {
  chatCompletion(args: Args<'conversational'>, options?: CallOptions): Promise<Output<'conversational'>>;
  chatCompletionStream(
    args: Args<'conversational'>,
    options?: CallOptions,
  ): AsyncGenerator<StreamOutput<'conversational'>, void, undefined>;
}

export interface AskOptions {
  /** Called when an attempt failed and another one follows. */
  readonly onRetry: (retry: { readonly attempt: number; readonly delayMs: number }) => void;
  readonly isStreamed: boolean;
  readonly fetch?: typeof fetch;
  readonly signal: AbortSignal;
  /** Milliseconds that never run backwards. */
  readonly now: () => number;
  /** The provider that an address belongs to; absent for other addresses. */
  readonly providerOf: (url: string) => string | undefined;
}

/** The answer so far. The last one has a report. */
export interface Progress {
  readonly text: string;
  readonly report?: RunReport;
}

/** Asks a model and gives the answer as it grows. */
export async function* ask(
  client: ChatClient,
  args: Args<'conversational'>,
  options: AskOptions,
): AsyncGenerator<Progress, void, undefined> {
  let provider = `${args.provider ?? 'auto'}`;
  let attempts = 1;
  const sentAtMs = options.now();
  const callOptions: CallOptions = {
    signal: options.signal,
    ...(options.fetch && { fetch: options.fetch }),
    onEvent(event) {
      // With `auto` the hub chooses; the address says whom.
      if (event.type === 'request') provider = options.providerOf(event.url) ?? provider;
      if (event.type !== 'retry') return;
      attempts += 1;
      options.onRetry({ attempt: attempts, delayMs: event.delayMs });
    },
  };
  const sumUp = (seen: Answered) =>
    reportRun({ ...seen, attempts, provider, model: args.model ?? '', sentAtMs, endedAtMs: options.now() });
  yield* options.isStreamed
    ? askStreamed(client, args, callOptions, options.now, sumUp)
    : askWhole(client, args, callOptions, sumUp);
}

type Answered = Pick<RunMeasurements, 'text' | 'firstTokenAtMs' | 'usage'>;

async function* askStreamed(
  client: ChatClient,
  args: Args<'conversational'>,
  options: CallOptions,
  now: () => number,
  sumUp: (seen: Answered) => RunReport,
): AsyncGenerator<Progress, void, undefined> {
  let text = '';
  let firstTokenAtMs: number | undefined;
  let usage: RunMeasurements['usage'];
  for await (const chunk of client.chatCompletionStream(withUsage(args), options)) {
    usage = chunk.usage ?? usage;
    const words = chunk.choices[0]?.delta.content ?? '';
    if (words === '') continue;
    firstTokenAtMs ??= now();
    text += words;
    yield { text };
  }
  yield { text, report: sumUp({ text, firstTokenAtMs, usage }) };
}

async function* askWhole(
  client: ChatClient,
  args: Args<'conversational'>,
  options: CallOptions,
  sumUp: (seen: Answered) => RunReport,
): AsyncGenerator<Progress, void, undefined> {
  const { choices, usage } = await client.chatCompletion(args, options);
  const text = choices[0]?.message.content ?? '';
  yield { text, report: sumUp({ text, firstTokenAtMs: undefined, usage }) };
}

/** Streams only count their tokens when they are asked to. */
function withUsage(args: Args<'conversational'>): Args<'conversational'> {
  return { ...args, stream_options: { include_usage: true } };
}
