/**
 * Reads server-sent events: the data of each. Lines end with CR, LF or both and may be cut anywhere; comments and other fields
 * are skipped. The data of an event with the name `error`, and that of a field of this name, is yielded as `{"error":…}`. A last event
 * without an empty line after it counts. Leaving the loop cancels the body.
 *
 * @param onId - Called with the id of an event before it is yielded.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onId?: (id: string) => void,
): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  let isError = false;
  let id: string | undefined;
  try {
    for (let isEnd = false; !isEnd; ) {
      const { done, value } = await reader.read();
      isEnd = done;
      rest += decoder.decode(value, { stream: !done });
      if (done) rest += '\n\n\n';
      // A CR at the end may be the first half of a line end.
      const lines = rest.split(/\r\n|\r(?!$)|\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [, field, text = ''] = /^(data|error|event|id)(?:: ?(.*))?$/s.exec(line) ?? [];
        if (field === 'event') isError = text.trim() === 'error';
        else if (field === 'id') id = text;
        else if (field) {
          data.push(text);
          isError ||= field === 'error';
        } else if (line === '' && data.length > 0) {
          const event = data.join('\n');
          if (id !== undefined) onId?.(id);
          id = undefined;
          yield isError ? errorEvent(event) : event;
          data = [];
          isError = false;
        }
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function errorEvent(data: string): string {
  try {
    const value: unknown = JSON.parse(data);
    return JSON.stringify({ error: Object(value).error ?? value });
  } catch {
    return JSON.stringify({ error: data });
  }
}
