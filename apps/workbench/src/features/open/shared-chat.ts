/** Prints the messages of an exported chat for reading; invalid JSON as it is. */
export function chatText(json: string): string {
  try {
    const { chats } = JSON.parse(json) as { chats: readonly { model?: string; messages: readonly Message[] }[] };
    return chats
      .map(({ model, messages }) =>
        [...(model ? [model] : []), ...messages.map((message) => `${message.role}: ${printMessage(message)}`)].join(
          '\n\n',
        ),
      )
      .join('\n\n———\n\n');
  } catch {
    return json;
  }
}

interface Message {
  readonly role: string;
  readonly content: unknown;
  readonly tool_calls?: unknown;
}

function printMessage({ content, tool_calls: calls }: Message): string {
  const text = typeof content === 'string' ? content : content ? JSON.stringify(content) : '';
  return [text, ...(calls ? [JSON.stringify(calls)] : [])].filter(Boolean).join('\n');
}
