import { isMembers, type Members, type Message, type MessageToolCall } from '../message.ts';

/** Format of `reasoning_details` that hold reasoning items of the Responses API. */
export const RESPONSES_FORMAT = 'openai-responses-v1';

/** Members of a message that hold its reasoning, under the names of several services. */
const REASONING = ['reasoning', 'reasoning_content', 'reasoning_details', 'extra_content'] as const;

const PREFIX = 'hubkit:';

/**
 * Reasoning of a message of the assistant, with the signatures of its tool calls, as one text. Clients of the Responses API send it
 * back as `encrypted_content`. It is not encrypted: it holds nothing but what the model wrote to the same client.
 */
export function sealReasoning(message: Message): string | undefined {
  const members = Object.fromEntries(
    REASONING.flatMap((name) => (message[name] == null ? [] : [[name, message[name]]])),
  );
  const signatures = Object.fromEntries(
    (message.tool_calls ?? []).flatMap(({ id, extra_content: extra }) => (extra == null ? [] : [[id, extra]])),
  );
  const sealed = { ...members, ...(Object.keys(signatures).length > 0 && { signatures }) };
  return Object.keys(sealed).length > 0 ? PREFIX + JSON.stringify(sealed) : undefined;
}

/** Reads a text of `sealReasoning`; undefined for any other. */
export function openReasoning(text: string): Members | undefined {
  if (!text.startsWith(PREFIX)) return;
  try {
    const members: unknown = JSON.parse(text.slice(PREFIX.length));
    return isMembers(members) ? members : undefined;
  } catch {
    return;
  }
}

/** Adds what `openReasoning` has read to the message that it belongs to. Members of other names are ignored. */
export function withReasoning(message: Message, { signatures, ...opened }: Members): Message {
  const known = Object.fromEntries(REASONING.flatMap((name) => (opened[name] == null ? [] : [[name, opened[name]]])));
  const { tool_calls: calls } = message;
  if (!calls || !isMembers(signatures)) return { ...message, ...known };
  const signed = calls.map((call): MessageToolCall => {
    const extra = Object.hasOwn(signatures, call.id) ? signatures[call.id] : undefined;
    return isMembers(extra) ? { ...call, extra_content: extra } : call;
  });
  return { ...message, ...known, tool_calls: signed };
}
