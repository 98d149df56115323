/** A message of any service, or a delta of one. */
export interface AnyMessage {
  readonly role?: string;
  readonly content?: unknown;
  readonly tool_calls?: readonly Record<string, unknown>[];
  readonly [member: string]: unknown;
}

/** The message of a response, or the deltas of a stream. */
export function messagesIn(text: string): readonly AnyMessage[] {
  const isStream = /^(data|event):/.test(text);
  const events = isStream ? [...text.matchAll(/^data: ?(\{.*)$/gm)].map(([, json = '']) => json) : [text];
  return events.flatMap((json) => {
    const {
      choices = [],
      output,
      response = { output },
      status = 'completed',
    } = JSON.parse(json) as {
      choices?: readonly { readonly message?: AnyMessage; readonly delta?: AnyMessage }[];
      output?: unknown;
      response?: { readonly output?: unknown };
      status?: string;
    };
    if (response.output) return status === 'completed' ? [{ items: response.output }] : [];
    return choices.map(({ message, delta }) => message ?? delta ?? {});
  });
}

/** The steps in the input of a request to the Responses API, as messages that keep their items. */
export function stepsOf(input: unknown): readonly AnyMessage[] {
  const messages: { role: string; items: AnyMessage[]; tool_calls?: AnyMessage[] }[] = [];
  for (const item of itemsOf(input)) {
    const role = item.role ?? (item.type === 'function_call_output' ? 'tool' : 'assistant');
    const last = messages.at(-1);
    const open = last?.role === 'assistant' && role === 'assistant' ? last : { role, items: [] };
    if (open !== last) messages.push(open);
    open.items.push(item);
    if (item.type === 'function_call') open.tool_calls = [...(open.tool_calls ?? []), item];
  }
  return messages;
}

/** Texts and proofs of a member, without its structure, which streams cut into pieces. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textIn).join('');
  if (typeof value !== 'object' || value === null) return '';
  const { text, thinking, data, signature } = value as Record<string, unknown>;
  return [text, thinking, data, signature].map(textIn).join('');
}

/** The items of a list; none where there is no list. */
export function itemsOf(value: unknown): readonly AnyMessage[] {
  return Array.isArray(value) ? value : [];
}
