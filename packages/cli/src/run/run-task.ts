import type { CallOptions, ChunkStream, FileStream, MediaOptions, OutputType } from '@hubkit/inference';
import { UsageError } from '../command-line/errors.ts';
import type { Connection } from '../connect/connect.ts';
import { loadClient } from '../connect/load-client.ts';
import { colorsFor } from '../io/colors.ts';
import type { Io } from '../io/io.ts';
import { note, print, printText } from '../io/print.ts';
import type { StatusLine } from '../io/status-line.ts';
import { logged } from '../log/call-log.ts';
import { renderOutput } from './render-output.ts';
import { checkOutput, type SaveOptions, saveImagesOfRows, saveMedia, saveText } from './save-output.ts';
import { type CommandInput, readCall } from './task-call.ts';
import { readTaskShape } from './task-shape.ts';
import type { RunnableTask } from './tasks.ts';

export interface RunOptions {
  readonly input: CommandInput;
  readonly save: SaveOptions;
  /** Print only JSON. */
  readonly isJson: boolean;
  /** Print text while it arrives. */
  readonly isStream: boolean;
  readonly connect: (task: string) => Promise<Connection>;
}

type Method = (args: object, options: MediaOptions<OutputType>) => Promise<unknown>;

/** Runs a task and prints or saves its output. Invalid arguments are rejected before anything is sent. */
export async function runTask({ id, method }: RunnableTask, options: RunOptions, io: Io): Promise<void> {
  const { fields, output: schema, isStreamed, isMedia } = readTaskShape(id);
  if (options.isStream && !isStreamed) throw new UsageError(`--stream: ${id} has no text that arrives bit by bit.`);
  if (options.isStream) checkStreamOutput(options.save);
  else await checkOutput(options.save, isMedia, io);
  const args = await readCall(id, fields, options.input, io);
  const connection = await options.connect(id);
  try {
    const client = await loadClient();
    if (options.isStream) {
      connection.status.wait(`waiting for ${connection.target.model ?? 'the service'}`);
      const stream = client[`${method}Stream` as keyof typeof client] as unknown as StreamMethod;
      await logged({ command: `run ${id}`, target: connection.target }, io, () =>
        printStream(
          stream({ ...connection.target, ...args }, connection.options),
          connection.status,
          options.isJson,
          io,
        ),
      );
      return;
    }
    // True by the class `TaskMethods`: the method of a task takes the input that its schema describes.
    const call = client[method as keyof typeof client] as unknown as Method;
    const isPiped = isMedia && options.save.output === '-';
    connection.status.wait(`waiting for ${connection.target.model ?? 'the service'}`);
    const output = await logged({ command: `run ${id}`, target: connection.target }, io, () =>
      call({ ...connection.target, ...args }, { ...connection.options, ...(isPiped && { outputType: 'stream' }) }),
    );
    connection.status.clear();
    if (isPiped) await pipeMedia(output as FileStream, io);
    else if (output instanceof Blob) await keepMedia(output, id, options, io);
    else await keepText(await format(output), options, io);
  } finally {
    await connection.close();
  }

  /** One line of JSON with `--json`, indented JSON in a file of that name, else a form for people. */
  async function format(output: unknown): Promise<string> {
    const { isJson, save } = options;
    if (isJson) return JSON.stringify(output);
    if (save.output?.toLowerCase().endsWith('.json')) return JSON.stringify(output, null, 2);
    return renderOutput(await saveImagesOfRows(output, id, save.isForced, io), schema);
  }
}

/** Writes a file to standard output while it arrives. */
async function pipeMedia({ stream }: FileStream, io: Io): Promise<void> {
  for await (const bytes of stream) await print(io, bytes);
}

async function keepMedia(blob: Blob, stem: string, { save, isJson }: RunOptions, io: Io): Promise<void> {
  const { warning, ...saved } = await saveMedia(blob, stem, save, io);
  if (warning) await note(io, `hubkit: ${warning}`);
  if (!isJson && blob.type.startsWith('image/')) {
    const { showImage } = await import('./show-image.ts');
    await showImage(
      new Uint8Array(await blob.arrayBuffer()),
      blob.type.replace('image/', '').replace('jpeg', 'jpg'),
      io,
    );
  }
  await print(io, `${isJson ? JSON.stringify({ ...saved, type: blob.type }) : saved.file}\n`);
}

async function keepText(text: string, { save: { output, isForced } }: RunOptions, io: Io): Promise<void> {
  const line = text.endsWith('\n') ? text : `${text}\n`;
  if (output === undefined || output === '-') return printText(io, line);
  await saveText(line, output, isForced, io);
  await note(io, colorsFor(io).dim(`saved ${output}`));
}

/** The method of the client for the stream of a task. */
type StreamMethod = (args: object, options: CallOptions) => ChunkStream<unknown>;

/** Throws for a file that the text is to be saved to. */
function checkStreamOutput({ output }: SaveOptions): void {
  if (output !== undefined && output !== '-')
    throw new UsageError('--stream prints the text; redirect it to a file with `>` in place of --output.');
}

/** Prints a result while it arrives: its text, or every event as a line of JSON. */
async function printStream(stream: ChunkStream<unknown>, status: StatusLine, isJson: boolean, io: Io): Promise<void> {
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
