import { InferenceError } from '../../contract/errors.ts';
import type { CallOptions } from '../../contract/options.ts';
import type { RunToolsArgs, ToolOutcome, ToolRun } from '../../contract/tool.ts';

/** The part of a client that runs tools. */
export interface ToolRunner {
  runTools(args: RunToolsArgs, options?: CallOptions): Promise<ToolRun>;
}

/** Options of `toolRunResponse`: those of the call, and what the server does with a failure. */
export interface ToolRunResponseOptions extends CallOptions {
  /** Called with the failure of a run, for the log of the server; the page reads no more than the message of an `InferenceError`. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Runs tools on a server and streams the run to a page, in the form that `useChat` of `@hubkit/react/hooks` reads: the chunks of the
 * model, the results of the tools, and the calls that wait for a decision of the user. The run ends when the page goes away.
 *
 * @param client - The client that calls the model.
 * @param args - Arguments of `runTools`; `messages` and `decisions` come from the page, everything else from the server.
 */
export function toolRunResponse(
  client: ToolRunner,
  args: RunToolsArgs,
  { onError, signal, ...options }: ToolRunResponseOptions = {},
): Response {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: object | string) => {
        if (gone.signal.aborted) return;
        const text = typeof event === 'string' ? event : JSON.stringify(event);
        controller.enqueue(encoder.encode(`data: ${text}\n\n`));
      };
      const sendCall = (tool_call_id: string, state: object) =>
        send({ choices: [{ index: 0, delta: { role: 'tool', tool_call_id, ...state }, finish_reason: null }] });
      const streamed: RunToolsArgs = {
        ...args,
        onChunk(chunk) {
          args.onChunk?.(chunk);
          send(chunk);
        },
        onOutcome(outcome: ToolOutcome) {
          args.onOutcome?.(outcome);
          sendCall(outcome.call.id, { content: outcome.content });
        },
      };
      try {
        const signals = signal ? [signal, gone.signal] : [gone.signal];
        const { pending } = await client.runTools(streamed, { ...options, signal: AbortSignal.any(signals) });
        for (const { call, seal } of pending) sendCall(call.id, { approval: 'asked', ...(seal && { seal }) });
        send('[DONE]');
      } catch (error) {
        if (!gone.signal.aborted) onError?.(error);
        send({ error: toFailure(error) });
      }
      if (!gone.signal.aborted) controller.close();
    },
    cancel(reason) {
      gone.abort(reason);
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** Errors of ours name no secret; those of a tool of the server may. */
function toFailure(error: unknown): { readonly message: string; readonly code?: string | undefined } {
  return InferenceError.is(error)
    ? { message: error.message, code: error.code }
    : { message: 'The server failed while it ran the tools of this answer.' };
}
