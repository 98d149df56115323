import { LimitError } from '../contract/errors.ts';

/** One event of a stream. */
export interface StreamEvent {
  readonly name: string | undefined;
  readonly data: string;
  /** The input ended before the event did. */
  readonly isTail: boolean;
}

/**
 * Bytes to events, wherever the bytes are cut; the last event counts even when its blank line is missing, and events
 * without data do not.
 */
export async function* readEvents(
  bytes: AsyncIterable<Uint8Array>,
  maxEventBytes: number,
): AsyncGenerator<readonly StreamEvent[], void, undefined> {
  const decoder = new TextDecoder();
  let line = '';
  let endsInCr = false;
  let name: string | undefined;
  let data = '';
  const take = (text: string, isTail = false) => {
    const events: StreamEvent[] = [];
    const hasCr = text.includes('\r');
    // A line end of two characters may have been cut in two.
    let at = endsInCr && text.startsWith('\n') ? 1 : 0;
    if (text) endsInCr = hasCr && text.endsWith('\r');
    const lines = hasCr ? text.replace(/\r\n?/g, '\n') : text;
    for (let end = lines.indexOf('\n', at); end >= 0; end = lines.indexOf('\n', at)) {
      line += lines.slice(at, end);
      at = end + 1;
      if (line === '') {
        data = data.trim();
        if (data) events.push({ name, data, isTail });
        name = undefined;
        data = '';
      } else if (line === 'data' || line.startsWith('data:')) {
        data += (data && '\n') + fieldValue(line, 5);
      } else if (line === 'event' || line.startsWith('event:')) {
        name = fieldValue(line, 6) || undefined;
      }
      line = '';
    }
    // Only added to, never searched again: a long line may come in very many pieces.
    line += lines.slice(at);
    if (line.length + data.length <= maxEventBytes) return events;
    throw new LimitError(`An event of the stream has more than ${maxEventBytes} bytes; set maxBytes.event to read it.`);
  };
  for await (const piece of bytes) yield take(decoder.decode(piece, { stream: true }));
  yield take(`${decoder.decode()}\n\n`, true);
}

/** What stands behind the colon, without the one blank that may follow it. */
function fieldValue(line: string, start: number): string {
  return line.slice(line[start] === ' ' ? start + 1 : start);
}
