import { isMembers, type Members } from '../message.ts';
import { reasoningOf, refusalOf, toolCallsOf } from '../read.ts';
import { textOf, toMembers } from '../text-of.ts';
import type { AnswerWishes } from './read-request.ts';
import { opaqueMembers, placeOfThoughts, type Sealed, seal } from './seal.ts';
import { toStopReason } from './stop-reason.ts';
import { type AnswerUsage, type AnthropicUsage, anthropicUsage, readUsage } from './usage.ts';

/** An answer of Anthropic's Messages API. */
export interface AnthropicMessage {
  readonly id: string;
  readonly type: 'message';
  readonly role: 'assistant';
  readonly model: string;
  readonly content: readonly Members[];
  readonly stop_reason: string | null;
  readonly stop_sequence: string | null;
  readonly usage: AnthropicUsage;
  readonly [member: string]: unknown;
}

/** Facts of an answer that its chat does not have. */
export interface AnswerOptions extends Partial<AnswerWishes> {
  /** Id of the answer, such as `msg_…`. */
  readonly id: string;
  /** Name of the model, as the request gave it. */
  readonly model: string;
  /** @default the usage of the chat */
  readonly usage?: AnswerUsage | undefined;
}

/** Writes a chat completion as an answer of Anthropic's Messages API. Thoughts have signatures that `readAnthropicRequest` reads. */
export function anthropicMessage(completion: unknown, options: AnswerOptions): AnthropicMessage {
  const { choices, usage }: Members = toMembers(completion);
  const choice: Members = toMembers(Array.isArray(choices) ? choices[0] : undefined);
  const message: Members = toMembers(choice.message);
  const content = [...toThinkingBlocks(message, options), ...textBlocks(message), ...callBlocks(message)];
  const hasCalls = content.some(({ type }) => type === 'tool_use');
  return {
    ...emptyMessage(options),
    content,
    ...toStopReason(choice, { hasCalls, isRefused: refusalOf(message) !== undefined, ...options }),
    usage: anthropicUsage(options.usage ?? readUsage(usage)),
  };
}

/** An answer that has not begun. */
export function emptyMessage({ id, model, usage }: AnswerOptions): AnthropicMessage {
  return {
    id,
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: anthropicUsage(usage),
  };
}

function toThinkingBlocks(message: Members, { omitsThinking = false }: AnswerOptions): readonly Members[] {
  const text = reasoningOf(message);
  const as = placeOfThoughts(message);
  const members = opaqueMembers(message);
  const given = Array.isArray(message.tool_calls) ? message.tool_calls : [];
  const calls = Object.fromEntries(
    toolCallsOf(message).flatMap(({ id }, position) => {
      const own = isMembers(given[position]) ? opaqueMembers(given[position]) : {};
      return Object.keys(own).length > 0 ? [[id, own]] : [];
    }),
  );
  const sealed: Sealed = {
    ...(as && { as }),
    ...(omitsThinking && text && { text }),
    ...(Object.keys(members).length > 0 && { members }),
    ...(Object.keys(calls).length > 0 && { calls }),
  };
  if (text) return [{ type: 'thinking', thinking: omitsThinking ? '' : text, signature: seal(sealed) }];
  return Object.keys(sealed).length > 0 ? [{ type: 'redacted_thinking', data: seal(sealed) }] : [];
}

function textBlocks(message: Members): readonly Members[] {
  const text = textOf(message) || refusalOf(message);
  return text ? [{ type: 'text', text }] : [];
}

function callBlocks(message: Members): readonly Members[] {
  return toolCallsOf(message).map(({ id, name, arguments: text }) => ({
    type: 'tool_use',
    id,
    name,
    input: readInput(text),
  }));
}

/** Reads the arguments of a call as the object that a block has. What is no object stands under a name that says so. */
function readInput(text: string): Members {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { invalid_json: text };
  }
  return isMembers(value) ? value : { invalid_input: value };
}
