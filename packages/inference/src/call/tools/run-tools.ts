import type { ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/catalog';
import type { ChatMessage } from '../../contract/chat-input.ts';
import { InputError, ProviderOutputError } from '../../contract/errors.ts';
import type { CallOptions } from '../../contract/options.ts';
import type { ResponseFormat } from '../../contract/response-format.ts';
import type { ChatCompletionArgs } from '../../contract/task-args.gen.ts';
import type { FormattedRunToolsArgs, RunToolsArgs, ToolRun, ToolStep, ToolUsage } from '../../contract/tool.ts';
import { platformClock } from '../../transport/context.ts';
import { timeoutError } from '../../transport/timeout-error.ts';
import { withinDeadline } from '../../transport/within-deadline.ts';
import { ToolCallAssembler } from './assemble-tool-calls.ts';
import { collectChat } from './collect-chat.ts';
import { readTools } from './read-tools.ts';
import { runCalls } from './run-calls.ts';

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
  args: AnyArgs,
  options: CallOptions = {},
): Promise<ToolRun<unknown>> {
  const { signal, clock = platformClock, timeouts: { totalMs = Infinity } = {} } = options;
  const timedOut = () => timeoutError({ subject: args.model ? { model: args.model } : {} }, 'total', totalMs);
  return withinDeadline({ clock, signal, deadline: clock.now() + totalMs, timedOut }, (own) =>
    runSteps(chat, args, { ...options, clock, signal: own }),
  );
}

async function runSteps(
  chat: ChatFunctions,
  { tools, maxSteps = 10, maxParallel, toolTimeoutMs, onToolError, onStep, onChunk, responseFormat, ...args }: AnyArgs,
  options: CallOptions & Required<Pick<CallOptions, 'clock' | 'signal'>>,
): Promise<ToolRun<unknown>> {
  if (!(maxSteps >= 1)) throw new InputError('`maxSteps` must be 1 or more: it counts the requests to the model.');
  const { signal, clock } = options;
  const read = await readTools(tools);
  const messages = [...args.messages];
  const steps: ToolStep[] = [];
  const request = (extra: object): Promise<ChatCompletionOutput> => {
    signal.throwIfAborted();
    // What is typed above are the arguments of a chat.
    const call = { ...args, ...extra, messages: [...messages] } as ChatCompletionArgs;
    return onChunk
      ? collectChat(chat.chatCompletionStream(call, options), onChunk)
      : chat.chatCompletion(call, options);
  };
  const end = (stopReason: ToolRun['stopReason'], content = '', parsed?: unknown): ToolRun<unknown> => ({
    content,
    parsed,
    stopReason,
    messages,
    steps,
    usage: sumOf(steps),
  });
  const sent = read.size > 0 ? { tools: [...read.values()].map((tool) => tool.sent) } : {};

  for (let index = 0; index < maxSteps; index++) {
    // A model that has to call a tool in every step would never answer.
    const completion = await request({ ...sent, ...(index > 0 && { tool_choice: undefined }) });
    const { message, calls } = readMessage(completion);
    const isAnswer = calls.length === 0;
    if (!isAnswer || !responseFormat) messages.push(message);
    const limits = { signal, clock, maxParallel, toolTimeoutMs };
    const outcomes = await runCalls(calls, { tools: read, messages: [...messages], onToolError, ...limits });
    for (const { call, content } of outcomes) messages.push({ role: 'tool', tool_call_id: call.id, content });
    const step: ToolStep = { index, completion, outcomes };
    steps.push(step);
    const goesOn = (await onStep?.(step)) !== false;
    if (isAnswer)
      return responseFormat ? format(index + 1) : end('answer', completion.choices[0]?.message.content ?? '');
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
    const content = answer?.content ?? '';
    messages.push({ role: 'assistant', content });
    const step: ToolStep = { index, completion, outcomes: [] };
    steps.push(step);
    await onStep?.(step);
    return end('answer', content, answer?.parsed);
  }
}

type AnyArgs = RunToolsArgs | FormattedRunToolsArgs<ResponseFormat>;

/** The message of a completion as the next request repeats it, and the tools that it calls. */
function readMessage({ choices: [choice], model }: ChatCompletionOutput) {
  if (!choice?.message) throw new ProviderOutputError('The chat completion has no choices.', { model });
  const assembler = new ToolCallAssembler();
  assembler.pushWhole(choice.message.tool_calls);
  const { calls } = assembler;
  const toolCalls = calls.map(({ id, ...called }) => ({ id, type: 'function', function: called }));
  const message: ChatMessage = {
    role: 'assistant',
    content: choice.message.content ?? (calls.length > 0 ? null : ''),
    ...(calls.length > 0 && { tool_calls: toolCalls }),
  };
  return { message, calls };
}

function sumOf(steps: readonly ToolStep[]): ToolUsage {
  const sum = (name: keyof ToolUsage) =>
    steps.reduce((total, { completion }) => total + (Number(completion.usage?.[name]) || 0), 0);
  return {
    prompt_tokens: sum('prompt_tokens'),
    completion_tokens: sum('completion_tokens'),
    total_tokens: sum('total_tokens'),
  };
}
