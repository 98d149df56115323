import { type MessagePart, pendingCalls, type ToolCallPart, type Turn } from '@hubkit/messages/turns';
import type { ChatOptions } from './chat-options.ts';
import type { ChatTool } from './chat-tool.ts';

/** A call without a result, with its tool of the page. */
export interface PageCall {
  readonly call: ToolCallPart;
  readonly tool: ChatTool;
}

/** What the model reads in the place of the result of a denied call. */
export const DENIED = 'The user has denied this call.';

/** Calls without a result whose tools are in the page; all others are the server's. */
export function callsOfPage(turn: Turn, tools: ChatOptions['tools']): readonly PageCall[] {
  return pendingCalls(turn).flatMap((call) => {
    const tool = tools?.find(({ name }) => name === call.name);
    return tool ? { call, tool } : [];
  });
}

/** Calls without a result that no server runs: those of tools of the page, and all where it names none. */
export function callsOfUser(turn: Pick<Turn, 'parts'>, tools: ChatOptions['tools']): readonly ToolCallPart[] {
  return pendingCalls(turn).filter((call) => tools?.some(({ name }) => name === call.name) ?? true);
}

/** The calls that need a decision of the user and have none. */
export async function needsUser(calls: readonly PageCall[]): Promise<readonly ToolCallPart[]> {
  const waits = await Promise.all(
    calls.map(({ call, tool }) => !call.approval && tool.needsApproval?.(call.arguments)),
  );
  return calls.flatMap(({ call }, position) => (waits[position] ? call : []));
}

/** True for a call that waits for a decision of the user. */
export function isAsked(part: MessagePart): part is ToolCallPart {
  return part.type === 'tool-call' && part.approval === 'asked' && part.result === undefined;
}

/** Model and service of a request; undefined where a gateway chooses. */
export function nameSource({ model, parameters }: ChatOptions): string | undefined {
  const { provider } = parameters ?? {};
  return model === undefined ? undefined : typeof provider === 'string' ? `${provider}/${model}` : model;
}
