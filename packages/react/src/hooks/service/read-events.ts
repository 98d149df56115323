/**
 * Reads server-sent events: the data of each. Lines end with CR, LF or both and may be cut anywhere; comments and other fields
 * are skipped. A last event without an empty line after it counts. Leaving the loop cancels the body.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
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
        if (/^data(:|$)/.test(line)) data.push(line.slice(line[5] === ' ' ? 6 : 5));
        else if (line === '' && data.length > 0) {
          yield data.join('\n');
          data = [];
        }
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
