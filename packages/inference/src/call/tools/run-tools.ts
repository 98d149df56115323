import { joinChunks, type Message, MessageJoiner, repeatMessage, type ToolCall, textOf } from '@hubkit/messages';
import type { ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/task-types';
import type { ChatMessage } from '../../contract/chat-input.ts';
import { InputError, ProviderOutputError } from '../../contract/errors.ts';
import type { CallOptions } from '../../contract/options.ts';
import type { ResponseFormat } from '../../contract/response-format.ts';
import type { ChatCompletionArgs } from '../../contract/task-args.gen.ts';
import type {
  FormattedRunToolsArgs,
  PendingCall,
  RunToolsArgs,
  ToolDecision,
  ToolOutcome,
  ToolRun,
  ToolStep,
  ToolUsage,
} from '../../contract/tool.ts';
import { platformClock } from '../../transport/context.ts';
import { timeoutError } from '../../transport/timeout-error.ts';
import { withinDeadline } from '../../transport/within-deadline.ts';
import { observeRun, type SafeRunObservation } from './observe-run.ts';
import { type ReadTool, readTools } from './read-tools.ts';
import { type CallsContext, callsToApprove, runCalls } from './run-calls.ts';

/** The functions that a run with tools calls: those of a client, or the free ones. */
export interface ChatFunctions {
  chatCompletion(args: ChatCompletionArgs, options?: CallOptions): Promise<ChatCompletionOutput>;
  chatCompletionStream(
    args: ChatCompletionArgs,
    options?: CallOptions,
  ): AsyncGenerator<ChatCompletionStreamOutput, void, undefined>;
}

/** Chats until the model answers without calling a tool: runs the tools that it calls, and sends it their results. */
export async function runTools(
  chat: ChatFunctions,
  { agentName, ...args }: AnyArgs,
  options: CallOptions = {},
): Promise<ToolRun<unknown>> {
  const { signal, clock = platformClock, timeouts: { totalMs = Infinity } = {} } = options;
  const timedOut = () => timeoutError({ subject: args.model ? { model: args.model } : {} }, 'total', totalMs);
  const progress = { messages: [...args.messages], steps: [] as ToolStep[] };
  const observed = observeRun(options.telemetry, { agentName, model: args.model, messages: args.messages });
  try {
    const run = await observed.run(() =>
      withinDeadline({ clock, signal, deadline: clock.now() + totalMs, timedOut }, (own) =>
        runSteps(chat, args, { ...options, clock, signal: own }, { ...progress, observed }),
      ),
    );
    observed.end(progress);
    return run;
  } catch (error) {
    observed.end({ ...progress, error });
    // The reason of an abort is the caller's own.
    if (error instanceof Error && error !== signal?.reason) noteProgress(error, progress);
    throw error;
  }
}

/** The conversation and the steps of a run so far. */
interface Progress {
  readonly messages: ChatMessage[];
  readonly steps: ToolStep[];
}

/** Adds what was done, and paid for, before a failure. Not enumerable: errors are printed, and messages are private. */
function noteProgress(error: Error, { messages, steps }: Progress): void {
  const members = { messages, steps, usage: sumUsage(steps) };
  for (const [name, value] of Object.entries(members)) {
    Object.defineProperty(error, name, { value, configurable: true, writable: true });
  }
}

async function runSteps(
  chat: ChatFunctions,
  allArgs: Omit<AnyArgs, 'agentName'>,
  options: CallOptions & Required<Pick<CallOptions, 'clock' | 'signal'>>,
  { messages, steps, observed }: Progress & { readonly observed: SafeRunObservation },
): Promise<ToolRun<unknown>> {
  const {
    tools,
    maxSteps = 10,
    maxParallel,
    toolTimeoutMs,
    onToolError,
    onOutcome,
    onStep,
    onChunk,
    prepareStep,
    ...others
  } = allArgs;
  const { decisions, approvals, responseFormat, ...args } = others;
  if (!(maxSteps >= 1)) throw new InputError('`maxSteps` must be 1 or more: it counts the requests to the model.');
  const { signal, clock } = options;
  const read = await readTools(tools);
  const request = async (extra: object): Promise<ChatCompletionOutput> => {
    signal.throwIfAborted();
    // What is typed above are the arguments of a chat.
    const call = { ...args, messages: [...messages], ...extra } as ChatCompletionArgs;
    if (!onChunk) return chat.chatCompletion(call, options);
    // The joined completion has the members of a plain one.
    return (await joinChunks(chat.chatCompletionStream(call, options), (chunk) =>
      onChunk(chunk as ChatCompletionStreamOutput),
    )) as unknown as ChatCompletionOutput;
  };
  const end = (
    stopReason: ToolRun['stopReason'],
    content = '',
    more: Partial<ToolRun<unknown>> = {},
  ): ToolRun<unknown> => ({
    content,
    parsed: undefined,
    stopReason,
    pending: [],
    messages,
    steps,
    usage: sumUsage(steps),
    ...more,
  });
  const createContext = (
    tools: ReadonlyMap<string, ReadTool>,
    known?: ReadonlyMap<string, ToolDecision>,
  ): CallsContext => ({
    ...{ signal, clock, maxParallel, toolTimeoutMs, onToolError, tools, observed },
    messages: [...messages],
    ...(known && { decisions: known }),
  });
  const waitFor = async (calls: readonly ToolCall[]) => {
    const pending = calls.map(
      async (call): Promise<PendingCall> => ({ call, ...(approvals && { seal: await approvals.seal(call) }) }),
    );
    return end('approval', '', { pending: await Promise.all(pending) });
  };
  const addResults = (outcomes: readonly ToolOutcome[]) => {
    for (const outcome of outcomes) {
      const { call, content, parts } = outcome;
      messages.push({ role: 'tool', tool_call_id: call.id, content: parts ?? content } as ChatMessage);
      onOutcome?.(outcome);
    }
  };

  if (decisions) {
    const calls = readMessage(messages.at(-1)).calls;
    const known = new Map(decisions.map((decision) => [decision.id, decision]));
    const context = createContext(read, known);
    const waiting = await callsToApprove(calls, context);
    if (waiting.length > 0) return waitFor(waiting);
    for (const call of calls) {
      const decision = known.get(call.id);
      if (approvals && decision?.isApproved) await approvals.use(call, decision.seal ?? '');
    }
    addResults(await runCalls(calls, context));
  }

  for (let index = 0; index < maxSteps; index++) {
    const { tools: ownTools, ...prepared } =
      (await prepareStep?.({ index, messages: [...messages], steps: [...steps] })) ?? {};
    const offered = ownTools ? await readTools(ownTools) : read;
    const sent = offered.size > 0 ? { tools: [...offered.values()].map((tool) => tool.sent) } : {};
    // A model that has to call a tool in every step would never answer.
    const completion = await request({
      ...sent,
      ...((index > 0 || decisions) && { tool_choice: undefined }),
      ...prepared,
    });
    const [choice] = completion.choices;
    if (!choice?.message)
      throw new ProviderOutputError('The chat completion has no choices.', { model: completion.model });
    const { message, calls } = readMessage(choice.message);
    const isAnswer = calls.length === 0;
    const cut = CUT.find((reason) => !isAnswer && choice.finish_reason === reason);
    if (!isAnswer || !responseFormat) messages.push(repeatMessage(message, { toolCalls: !cut }) as ChatMessage);
    const context = createContext(offered);
    const waiting = cut ? [] : await callsToApprove(calls, context);
    const outcomes = cut || waiting.length > 0 ? [] : await runCalls(calls, context);
    addResults(outcomes);
    const step: ToolStep = { index, completion, outcomes };
    steps.push(step);
    const goesOn = (await onStep?.(step)) !== false;
    if (cut) return end(cut, textOf(message));
    if (waiting.length > 0) return waitFor(waiting);
    if (isAnswer) return responseFormat ? format(index + 1) : end('answer', textOf(message));
    if (!goesOn) return end('stopped');
  }
  return end('max-steps');

  /** Requests the answer once more, in the format. */
  async function format(index: number): Promise<ToolRun<unknown>> {
    signal.throwIfAborted();
    const call = { ...args, responseFormat, tool_choice: undefined, messages: [...messages] };
    // The types of the function know no format.
    const completion = await chat.chatCompletion(call as unknown as ChatCompletionArgs, options);
    const answer = completion.choices[0]?.message;
    const content = textOf(answer);
    messages.push(repeatMessage(readMessage(answer).message) as ChatMessage);
    const step: ToolStep = { index, completion, outcomes: [] };
    steps.push(step);
    await onStep?.(step);
    return end('answer', content, { parsed: answer?.parsed });
  }
}

type AnyArgs = RunToolsArgs | FormattedRunToolsArgs<ResponseFormat>;

/** Finish reasons of messages whose calls may be incomplete. */
const CUT = ['length', 'content_filter'] as const;

/** A message of the model with all its members, and the tools that it calls. */
function readMessage(given: unknown): { readonly message: Message; readonly calls: readonly ToolCall[] } {
  const joiner = new MessageJoiner();
  joiner.pushWhole(given);
  return joiner;
}

function sumUsage(steps: readonly ToolStep[]): ToolUsage {
  const sum = (name: keyof ToolUsage) =>
    steps.reduce((total, { completion }) => total + (Number(completion.usage?.[name]) || 0), 0);
  return {
    prompt_tokens: sum('prompt_tokens'),
    completion_tokens: sum('completion_tokens'),
    total_tokens: sum('total_tokens'),
  };
}
