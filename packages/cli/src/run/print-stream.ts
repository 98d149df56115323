import type { CallOptions, ChunkStream } from '@hubkit/inference';
import { UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { print, printText } from '../io/print.ts';
import type { StatusLine } from '../io/status-line.ts';
import type { SaveOptions } from './save-output.ts';

/** The method of the client for the stream of a task. */
export type StreamMethod = (args: object, options: CallOptions) => ChunkStream<unknown>;

/** Throws for a file that the text is to be saved to. */
export function checkStreamOutput({ output }: SaveOptions): void {
  if (output !== undefined && output !== '-')
    throw new UsageError('--stream prints the text; redirect it to a file with `>` in place of --output.');
}

/** Prints a result while it arrives: its text, or every event as a line of JSON. */
export async function printStream(
  stream: ChunkStream<unknown>,
  status: StatusLine,
  isJson: boolean,
  io: Io,
): Promise<void> {
  if (isJson) {
    for await (const event of stream) {
      status.clear();
      await print(io, `${JSON.stringify(event)}\n`);
    }
    return;
  }
  let last = '\n';
  try {
    for await (const text of stream.text()) {
      status.clear();
      await printText(io, text);
      last = text;
    }
  } finally {
    // Also after Ctrl-C, so that the shell prompt starts on a new line.
    if (!last.endsWith('\n')) await print(io, '\n');
  }
}
