import { type MessagePart, pendingCalls, type TokenUsage, type Turn } from '../../conversation/turn.ts';
import type { ChatChunk, ToolCallDelta } from '../service/chat-service.ts';
import type { ToolOutcome } from './chat-tool.ts';

/** The fields of a turn that an answer fills. */
export type Answer = Pick<Turn, 'parts' | 'finish' | 'model' | 'usage'>;

/** Adds a chunk to an answer. Parts that have not changed stay the same objects. `before` is the usage of earlier requests. */
export function addChunk(
  answer: Answer,
  { model, usage, choices = [], structured }: ChatChunk,
  before?: TokenUsage,
): Answer {
  const [{ delta = {}, finish_reason } = {}] = choices;
  const { role, content, reasoning = delta.reasoning_content, tool_calls, tool_call_id } = delta;
  let { parts } = answer;
  if (reasoning) parts = addText(parts, 'reasoning', reasoning);
  // A server that runs tools itself sends their results between the parts of an answer.
  if (content)
    parts = role === 'tool' ? setResult(parts, tool_call_id, { result: content }) : addText(parts, 'text', content);
  for (const call of tool_calls ?? []) parts = addCall(parts, call);
  if (structured) parts = [...parts.filter(({ type }) => type !== 'object'), { type: 'object', ...structured }];
  return {
    parts,
    model: model ?? answer.model,
    finish: finish_reason ?? answer.finish,
    usage: usage
      ? {
          inputTokens: (before?.inputTokens ?? 0) + (usage.prompt_tokens ?? 0),
          outputTokens: (before?.outputTokens ?? 0) + (usage.completion_tokens ?? 0),
        }
      : answer.usage,
  };
}

/** Sets the result of a tool call. */
export function setResult(
  parts: readonly MessagePart[],
  id: string | undefined,
  outcome: ToolOutcome,
): readonly MessagePart[] {
  return parts.map((part) => (part.type === 'tool-call' && part.id === id ? { ...part, ...outcome } : part));
}

function addText(parts: readonly MessagePart[], type: 'text' | 'reasoning', more: string): readonly MessagePart[] {
  const last = parts.at(-1);
  return last?.type === type
    ? [...parts.slice(0, -1), { type, text: last.text + more }]
    : [...parts, { type, text: more }];
}

/**
 * Adds a part of a tool call. Services send the index, the id, or neither of them with each part; calls of earlier steps, which
 * have results, do not count.
 */
function addCall(parts: readonly MessagePart[], { index, id, function: part = {} }: ToolCallDelta) {
  const { name = '', arguments: json = '' } = part;
  const open = pendingCalls({ parts });
  // A name without index and id begins another call.
  const call = id ? open.find((other) => other.id === id) : index == null ? !name && open.at(-1) : open[index];
  const more = typeof json === 'string' ? json : JSON.stringify(json);
  if (!call)
    return [
      ...parts,
      { type: 'tool-call', id: id || `call_${parts.length}`, name: name ?? '', arguments: more } as const,
    ];
  return parts.map((other) =>
    other === call ? { ...call, name: call.name || (name ?? ''), arguments: call.arguments + more } : other,
  );
}
