import type { ObservedRun, RunObservation } from '../../contract/call-observer.ts';
import { errorType } from './attributes.ts';
import type { Instruments } from './instruments.ts';
import { recordMessage } from './messages.ts';
import type { Attributes, Span } from './opentelemetry-api.ts';

/** What a run with tools is recorded with. */
export interface AgentRecorder {
  readonly instruments: Instruments;
  readonly recordContent: boolean;
  startSpan(name: string, attributes: Attributes): Span;
  /** Runs a part with a span as the active one. */
  within<T>(span: Span, part: () => T): T;
  /** Notes a failure on a span. */
  fail(span: Span, error: unknown): void;
}

/** Records a run with tools as a span `invoke_agent`, and each tool that runs as a span `execute_tool` in it. */
export function observeAgent(
  { agentName, model, messages: asked }: ObservedRun,
  recorder: AgentRecorder,
): RunObservation {
  const { instruments, recordContent } = recorder;
  const startedAt = performance.now();
  const named: Attributes = {
    'gen_ai.operation.name': 'invoke_agent',
    ...(agentName !== undefined && { 'gen_ai.agent.name': agentName }),
    ...(model && { 'gen_ai.request.model': model }),
  };
  const span = recorder.startSpan(agentName === undefined ? 'invoke_agent' : `invoke_agent ${agentName}`, {
    ...named,
    ...(recordContent && { 'gen_ai.input.messages': messagesText(asked) }),
  });
  let toolCalls = 0;
  return {
    run: (work) => recorder.within(span, work),
    tool(tool) {
      toolCalls++;
      const begunAt = performance.now();
      const own = { 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': tool.name };
      const toolSpan = recorder.startSpan(`execute_tool ${tool.name}`, {
        ...own,
        'gen_ai.tool.call.id': tool.id,
        'gen_ai.tool.type': 'function',
        ...(tool.description !== undefined && { 'gen_ai.tool.description': tool.description }),
        ...(recordContent && { 'gen_ai.tool.call.arguments': tool.arguments }),
      });
      return {
        run: (part) => recorder.within(toolSpan, part),
        end({ content, error }) {
          if (error !== undefined) recorder.fail(toolSpan, error);
          if (recordContent && content !== undefined) toolSpan.setAttributes({ 'gen_ai.tool.call.result': content });
          const failed = error === undefined ? {} : { 'error.type': errorType(error) };
          instruments.recordTool((performance.now() - begunAt) / 1000, { ...own, ...failed });
          toolSpan.end();
        },
      };
    },
    end({ steps, messages, error }) {
      if (error !== undefined) recorder.fail(span, error);
      const answer = messages
        .slice(asked.length)
        .filter(({ role }) => role === 'assistant')
        .at(-1);
      if (recordContent && answer) span.setAttributes({ 'gen_ai.output.messages': messagesText([answer]) });
      const failed = error === undefined ? {} : { 'error.type': errorType(error) };
      const figures = { seconds: (performance.now() - startedAt) / 1000, inferenceCalls: steps.length, toolCalls };
      instruments.recordRun(figures, { ...named, ...failed });
      span.end();
    },
  };
}

function messagesText(messages: ObservedRun['messages']): string {
  // What a user may write as a message has more members than the types name.
  return JSON.stringify(
    messages.map((message) => recordMessage(message as unknown as Readonly<Record<string, unknown>>)),
  );
}
