import { ReadableStream } from 'node:stream/web';
import type { ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/catalog';
import type {
  Args,
  CallOptions,
  FormattedChatArgs,
  JsonSchema,
  RunToolsArgs,
  ToolOutcome,
  ToolRun,
  ToolStep,
} from '@hubkit/inference';
import { reasoningOf, refusalOf, textOf } from '@hubkit/messages';
import { CliError } from '../command-line/errors.ts';
import { loadClient } from '../connect/load-client.ts';
import type { AnswerRequest, Message } from './answer-request.ts';
import type { Usage } from './usage.ts';

/** A piece of an answer. */
export interface Piece {
  readonly text: string;
  readonly reasoning?: string | undefined;
  /** Why the model declines, in its words. */
  readonly refusal?: string | undefined;
  /** Names of the tools that the model calls. */
  readonly called?: readonly string[] | undefined;
  readonly finishReason?: string | null | undefined;
  readonly usage?: Usage | null | undefined;
  /** Results of tools that the model called. */
  readonly outcomes?: readonly ToolOutcome[];
  /** All messages of an answer with tools; in its last piece. */
  readonly messages?: readonly Message[];
  /** The chunk or response that contains the text. */
  readonly raw?: unknown;
}

/** Sends a chat and gives its answer in pieces. */
export async function* requestPieces(
  messages: readonly Message[],
  request: AnswerRequest,
  signal: AbortSignal,
): AsyncGenerator<Piece, void, undefined> {
  const { connection, parameters, schema, tools, isStream, isJson, hasUsage } = request;
  const isStreamed = isStream && (schema === undefined || tools !== undefined);
  if (!isStreamed || !(isJson || hasUsage) || parameters.stream_options !== undefined) {
    yield* sendPieces(messages, request, signal);
    return;
  }
  const { streamWithUsage } = await import('@hubkit/inference/models');
  const { provider, model } = connection.target;
  yield* streamWithUsage({
    owner: connection.target,
    target: `${provider} ${model}`,
    send: (more) => sendPieces(messages, { ...request, parameters: { ...more, ...parameters } }, signal),
  });
}

async function* sendPieces(
  messages: readonly Message[],
  request: AnswerRequest,
  signal: AbortSignal,
): AsyncGenerator<Piece, void, undefined> {
  const { chatCompletion, chatCompletionStream } = await loadClient();
  const { connection, parameters, schema, tools, isStream } = request;
  const options = { ...connection.options, signal };
  const args = {
    ...connection.target,
    ...parameters,
    messages: [...messages],
    // Any provider id is accepted here; the client rejects providers without chat.
  } as unknown as Args<'conversational'>;
  if (tools !== undefined) {
    yield* toolPieces({ ...args, tools }, request, options);
    return;
  }
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
    yield { raw, ...readTexts(first?.message), finishReason: first?.finish_reason, usage: raw.usage };
    return;
  }
  for await (const raw of chatCompletionStream(args, options)) {
    const first = raw.choices[0];
    yield { raw, ...readTexts(first?.delta), finishReason: first?.finish_reason, usage: raw.usage };
  }
}

/** Most requests to the model for one answer with tools. */
const MAX_STEPS = 10;

/** Runs a chat with tools and gives the answers of all its steps in pieces; a run that waits for approval goes on with the decisions. */
async function* toolPieces(
  args: RunToolsArgs,
  request: AnswerRequest,
  options: CallOptions,
): AsyncGenerator<Piece, void, undefined> {
  const { schema } = request;
  let usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
  let maxSteps = MAX_STEPS;
  let next: Pick<RunToolsArgs, 'messages' | 'decisions'> = args;
  for (;;) {
    const run: ToolRun<unknown> = yield* runPieces({ ...args, ...next, maxSteps }, request, options);
    const { content, messages, parsed, stopReason, pending, steps } = run;
    usage = {
      prompt_tokens: usage.prompt_tokens + run.usage.prompt_tokens,
      completion_tokens: usage.completion_tokens + run.usage.completion_tokens,
      total_tokens: usage.total_tokens + run.usage.total_tokens,
    };
    maxSteps -= steps.length;
    if (stopReason === 'approval' && maxSteps > 0) {
      // The pieces before were shown: the generator goes on only then.
      next = { messages: [...messages], decisions: (await request.decide?.(pending)) ?? [] };
      continue;
    }
    if (stopReason === 'max-steps' || stopReason === 'approval')
      throw new CliError(`The model went on calling tools and gave no answer in ${MAX_STEPS} steps.`);
    if (stopReason === 'length')
      throw new CliError('The token limit cut off a call of a tool, so it was not run. Raise --max-tokens.');
    if (stopReason === 'content_filter')
      throw new CliError("The service's content filter cut off a call of a tool, so it was not run.");
    const text = schema === undefined ? '' : `${JSON.stringify(parsed, null, 2)}\n`;
    yield { text, usage, messages: messages.slice(args.messages.length).map(keptMessage), raw: { content, usage } };
    return;
  }
}

/** Gives the pieces of one run, and returns its result. */
async function* runPieces(
  args: RunToolsArgs,
  { schema, isStream }: AnswerRequest,
  options: CallOptions,
): AsyncGenerator<Piece, ToolRun<unknown>, undefined> {
  const { InferenceClient } = await loadClient();
  const client = new InferenceClient();
  const createPiece = (completion: ChatCompletionOutput, outcomes: readonly ToolOutcome[]): Piece => {
    const [first] = completion.choices;
    const isShown = isStream || (schema !== undefined && outcomes.length === 0);
    const shown = isShown ? { text: '' } : { raw: completion, ...readTexts(first?.message) };
    return { ...shown, outcomes, finishReason: first?.finish_reason };
  };
  /** Results of the calls that were decided, which no step has. */
  const decided: ToolOutcome[] = [];
  // An error is a piece as well: `controller.error` would drop the pieces that wait before it.
  const stream = new ReadableStream<Piece | { readonly error: unknown } | { readonly run: ToolRun<unknown> }>({
    async start(controller) {
      const give = (piece: Piece) => controller.enqueue(piece);
      try {
        const settings = {
          ...args,
          ...(schema && { responseFormat: { schema, name: 'answer', repair: true } }),
          ...(isStream && {
            onChunk: (raw: ChatCompletionStreamOutput) => give({ raw, ...readTexts(raw.choices[0]?.delta) }),
          }),
          onOutcome: (outcome: ToolOutcome) => void decided.push(outcome),
          prepareStep: ({ index }: { readonly index: number }) =>
            void (index === 0 && decided.length > 0 && give({ text: '', outcomes: [...decided] })),
          onStep: ({ completion, outcomes }: ToolStep) => give(createPiece(completion, outcomes)),
        };
        // The overloads tell runs with a format apart from those without one.
        controller.enqueue({ run: await client.runTools(settings as RunToolsArgs, options) });
      } catch (error) {
        controller.enqueue({ error });
      }
      controller.close();
    },
  });
  for await (const piece of stream) {
    if ('error' in piece) throw piece.error;
    if ('run' in piece) return piece.run;
    yield piece;
  }
  throw new CliError('The run of tools ended without a result.');
}

/** A message of the run as the conversation keeps it: with all its members, as the next request repeats them. */
function keptMessage({ content, tool_call_id: id, ...members }: RunToolsArgs['messages'][number]): Message {
  // Stored conversations, and commands that print them, expect content.
  return {
    ...members,
    role: members.role as Message['role'],
    content: (content ?? '') as Message['content'],
    ...(id && { tool_call_id: id }),
  };
}

/** Reads a message or delta, whatever the names under which a service sends its parts. */
function readTexts(message: object | undefined): Pick<Piece, 'text' | 'reasoning' | 'refusal' | 'called'> {
  const { tool_calls: calls } = { ...message } as { readonly tool_calls?: unknown };
  const names = (Array.isArray(calls) ? calls : []).map((call) => call?.function?.name);
  return {
    text: textOf(message),
    reasoning: reasoningOf(message),
    refusal: refusalOf(message) ?? '',
    called: names.filter((name): name is string => typeof name === 'string' && name !== ''),
  };
}
