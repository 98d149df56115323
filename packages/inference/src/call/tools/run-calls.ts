import { textOf as messageText } from '@hubkit/messages';
import type { ChatMessage } from '../../contract/chat-input.ts';
import type { Clock } from '../../contract/clock.ts';
import { InputError, TimeoutError } from '../../contract/errors.ts';
import {
  type ToolCall,
  type ToolDecision,
  type ToolOutcome,
  ToolParts,
  type ToolSettings,
} from '../../contract/tool.ts';
import { onAbort } from '../../transport/on-abort.ts';
import { withinDeadline } from '../../transport/within-deadline.ts';
import type { SafeRunObservation } from './observe-run.ts';
import { type ReadTool, readArguments } from './read-tools.ts';

/** Context of the tool calls of one message. */
export interface CallsContext {
  readonly maxParallel: number | undefined;
  readonly onToolError: ToolSettings['onToolError'] | undefined;
  readonly tools: ReadonlyMap<string, ReadTool>;
  readonly messages: readonly ChatMessage[];
  readonly signal: AbortSignal | undefined;
  readonly clock: Clock;
  readonly toolTimeoutMs: number | undefined;
  readonly observed: SafeRunObservation;
  /** Decisions about calls that needed one, by their ids. */
  readonly decisions?: ReadonlyMap<string, ToolDecision>;
}

/** Runs the tool calls of a message, several at a time, and returns their outcomes in the order of the calls. */
export async function runCalls(calls: readonly ToolCall[], context: CallsContext): Promise<readonly ToolOutcome[]> {
  const { signal, maxParallel = 8 } = context;
  const stop = new AbortController();
  const forget = signal && onAbort(signal, () => stop.abort(signal.reason));
  const outcomes: ToolOutcome[] = [];
  const waiting = [...calls.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      stop.signal.throwIfAborted();
      const [position, call] = next;
      outcomes[position] = await runOne(call, context, stop.signal);
    }
  };
  try {
    const workers = Array.from({ length: Math.min(Math.max(1, maxParallel), calls.length) }, worker);
    // A tool that does not listen to the signal cannot hold the run up.
    await Promise.race([Promise.all(workers), rejectOnAbort(stop.signal)]);
    return outcomes;
  } catch (error) {
    stop.abort(error);
    throw error;
  } finally {
    forget?.();
  }
}

/** The calls of a message that wait for a decision. Those that cannot run need none. */
export async function callsToApprove(
  calls: readonly ToolCall[],
  { tools, messages, signal = new AbortController().signal, decisions }: CallsContext,
): Promise<readonly ToolCall[]> {
  const waits = await Promise.all(
    calls.map(async (call) => {
      const read = tools.get(call.name);
      const { needsApproval = false } = read?.tool ?? {};
      if (!read || !needsApproval || decisions?.has(call.id)) return false;
      if (typeof needsApproval !== 'function') return true;
      try {
        const args = await readArguments(read, call.arguments);
        return await needsApproval(args as never, { call, signal, messages });
      } catch (error) {
        // Wrong arguments are the model's to mend; a check that fails approves nothing.
        return !(error instanceof InputError);
      }
    }),
  );
  return calls.filter((_, position) => waits[position]);
}

async function runOne(call: ToolCall, context: CallsContext, signal: AbortSignal): Promise<ToolOutcome> {
  const { tools, messages, onToolError = 'return' } = context;
  try {
    const read = tools.get(call.name);
    if (!read) {
      throw new InputError(
        `There is no tool called '${call.name.slice(0, 80)}'. Tools: ${[...tools.keys()].join(', ')}.`,
      );
    }
    const decision = context.decisions?.get(call.id);
    if (decision && !decision.isApproved) {
      return { call, content: `The user has denied this call.${decision.reason ? ` ${decision.reason}` : ''}` };
    }
    const args = await readArguments(read, call.arguments);
    signal.throwIfAborted();
    return await observeTool(read, call, context, () =>
      withinDeadline({ ...createDeadline(call, context), signal }, async (own) =>
        read.tool.run(args as never, { call, signal: own, messages }),
      ),
    );
  } catch (error) {
    if (signal.aborted || onToolError === 'throw') throw error;
    const content = typeof onToolError === 'function' ? await onToolError(error, call) : `Error: ${formatError(error)}`;
    return { call, content, error };
  }
}

/** Runs a tool for its outcome, and tells the observer of the run. */
async function observeTool(
  { tool: { description } }: ReadTool,
  call: ToolCall,
  { observed }: CallsContext,
  run: () => Promise<unknown>,
): Promise<ToolOutcome> {
  const tool = observed.tool({ id: call.id, name: call.name, description, arguments: call.arguments });
  try {
    const result = await tool.run(run);
    const outcome = toOutcome(call, result);
    tool.end({ content: outcome.content });
    return outcome;
  } catch (error) {
    tool.end({ error });
    throw error;
  }
}

function toOutcome(call: ToolCall, result: unknown): ToolOutcome {
  if (!(result instanceof ToolParts)) return { call, content: toContent(result) };
  return { call, content: messageText({ content: result.parts }), parts: result.parts };
}

function createDeadline({ name }: ToolCall, { clock, toolTimeoutMs = Infinity }: CallsContext) {
  const message = `The tool '${name}' was not done after ${toolTimeoutMs} ms; set toolTimeoutMs to wait longer.`;
  return { clock, deadline: clock.now() + toolTimeoutMs, timedOut: () => new TimeoutError(message, { layer: 'tool' }) };
}

function toContent(result: unknown): string {
  return typeof result === 'string' ? result : (JSON.stringify(result) ?? 'null');
}

function formatError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    onAbort(signal, () => reject(signal.reason));
  });
}
