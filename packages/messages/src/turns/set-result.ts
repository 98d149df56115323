import type { MessagePart, ToolCallPart } from './turn.ts';

/** The result of a tool, or the state of its approval, for its call. */
export type ToolResult = Pick<ToolCallPart, 'result' | 'resultParts' | 'isError' | 'approval' | 'denial' | 'seal'>;

/**
 * Sets the result of a tool call, or its approval: of the last one with this id that has no result, as services count their ids anew in
 * each response.
 */
export function setResult(
  parts: readonly MessagePart[],
  id: string | undefined,
  result: ToolResult,
): readonly MessagePart[] {
  const at = parts.findLastIndex((part) => part.type === 'tool-call' && part.id === id && part.result === undefined);
  return at < 0
    ? parts
    : parts.map((part, position) => (position === at ? { ...(part as ToolCallPart), ...result } : part));
}
