import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallOptions } from '@hubkit/inference';
import { UsageError } from '../../command-line/errors.ts';
import { type ConnectionFlags, connect } from '../../connect/connect.ts';
import { isWebAddress } from '../../io/fetch-file.ts';
import type { Io } from '../../io/io.ts';
import { inert } from '../../io/print.ts';
import { logged } from '../../log/call-log.ts';
import { readFileInput } from '../../run/read-inputs.ts';
import { saveMedia } from '../../run/save-output.ts';
import type { TaskFields } from '../../run/task-fields.ts';
import { readTaskShape } from '../../run/task-shape.ts';
import { findTask } from '../../run/tasks.ts';
import { defineMcpTool, type McpTool, type ResultPart, textResult } from '../mcp-tool.ts';

/** Largest image or recording that is part of a result, in bytes; assistants refuse larger messages. */
const MAX_INLINE_BYTES = 700_000;

type Method = (args: object, options: CallOptions) => Promise<unknown>;

/** Makes the tool that calls models, at the cost of the user. Its options are those of the command line. */
export function runTool(flags: ConnectionFlags): McpTool {
  return defineMcpTool({
    name: 'run_task',
    title: 'Run a task',
    description:
      'Runs a task with a hosted model: chat, generate or classify images, transcribe, embed, translate … It spends credit of the ' +
      'user. describe_task has the JSON Schema of the input.',
    isPaid: true,
    properties: {
      task: { type: 'string', description: 'Id or everyday name of the task, such as text-to-image.' },
      input: {
        type: 'object',
        description:
          'Input of the task, such as {"inputs": "a red boat"}. Files are given by their https: or data: address.',
      },
      model: { type: 'string', description: 'Id of the model; by default one that is served for the task.' },
      provider: { type: 'string', description: 'Inference provider; by default the hub chooses.' },
    },
    required: ['task', 'input'],
    async run({ task, input, model, provider }, io) {
      const { id, method } = findTask(task);
      const args = await withFiles(input, readTaskShape(id).fields, id, io);
      const chosen = { ...flags, ...(model && { model }), ...(provider && { provider }) };
      const connection = await connect(chosen, { task: id, ...(id === 'conversational' && { kind: 'text' }) }, io);
      try {
        const client = await import('@hubkit/inference');
        // True by the class `TaskMethods`: the method of a task takes the input that its schema describes.
        const call = client[method as keyof typeof client] as unknown as Method;
        const output = await logged({ command: `mcp ${id}`, target: connection.target }, io, () =>
          call({ ...args, ...connection.target }, connection.options),
        );
        const called = `Model: ${connection.target.model ?? 'chosen by the service'}`;
        const parts =
          output instanceof Blob ? await mediaResult(output, id, io) : textResult(inert(JSON.stringify(output)));
        return [...parts, { type: 'text', text: called }];
      } finally {
        await connection.close();
      }
    },
  });
}

/** Downloads the files of an input. The names of files on this machine are refused: an assistant must not send them away. */
async function withFiles(
  input: Readonly<Record<string, unknown>>,
  { main, others }: TaskFields,
  task: string,
  io: Io,
): Promise<Readonly<Record<string, unknown>>> {
  let result = input;
  for (const { path, kind, name } of main === undefined ? others : [main, ...others]) {
    if (kind.type !== 'file') continue;
    const given = path.reduce<unknown>(
      (value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key],
      input,
    );
    if (given === undefined) continue;
    if (typeof given !== 'string' || !(isWebAddress(given) || given.startsWith('data:'))) {
      throw new UsageError(`${name} has to be the https: or data: address of a file.`);
    }
    const file = given.startsWith('data:') ? await (await fetch(given)).blob() : await readFileInput(given, task, io);
    result = put(result, path, file);
  }
  return result;
}

function put(into: unknown, [key, ...rest]: readonly string[], value: unknown): Readonly<Record<string, unknown>> {
  const record = { ...(into as Readonly<Record<string, unknown>> | undefined) };
  return key === undefined ? record : { ...record, [key]: rest.length === 0 ? value : put(record[key], rest, value) };
}

/** Returns an image or recording as part of the result; videos and large files are saved. */
async function mediaResult(blob: Blob, stem: string, io: Io): Promise<readonly ResultPart[]> {
  const kind = /^(image|audio)\//.exec(blob.type)?.[1] as 'image' | 'audio' | undefined;
  if (kind !== undefined && blob.size <= MAX_INLINE_BYTES) {
    const data = Buffer.from(await blob.arrayBuffer()).toString('base64');
    return [{ type: kind, data, mimeType: blob.type }];
  }
  const cwd = await mkdtemp(join(tmpdir(), 'hubkit-mcp-'));
  const inFolder: Io = Object.create(io, { cwd: { value: cwd } });
  const { file = '' } = await saveMedia(blob, stem, { output: undefined, isForced: false }, inFolder);
  return textResult(`Saved as ${join(cwd, file)} (${blob.type}, ${blob.size} bytes).`);
}
