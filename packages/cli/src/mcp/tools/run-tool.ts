import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TaskId } from '@hubkit/catalog';
import { type CallOptions, FILE_INPUTS, pickTaskInput } from '@hubkit/inference';
import { UsageError } from '../../command-line/errors.ts';
import { type ConnectionFlags, connect } from '../../connect/connect.ts';
import type { Io } from '../../io/io.ts';
import { inert } from '../../io/print.ts';
import { logged } from '../../log/call-log.ts';
import { saveMedia } from '../../run/save-output.ts';
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
    },
    required: ['task', 'input'],
    async run({ task, input, model }, io) {
      const { id, method } = findTask(task);
      const args = checkedInput(id, input);
      if (model !== undefined) checkModel(model);
      const chosen = { ...flags, ...(model && { model }) };
      const connection = await connect(chosen, { task: id, ...(id === 'conversational' && { kind: 'text' }) }, io);
      try {
        const client = await import('@hubkit/inference');
        // True by the class `TaskMethods`: the method of a task takes the input that its schema describes.
        const call = client[method as keyof typeof client] as unknown as Method;
        const options = { ...connection.options, localFiles: false };
        const output = await logged({ command: `mcp ${id}`, target: connection.target }, io, () =>
          call({ ...args, ...connection.target }, options),
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

/**
 * Takes the input of a task out of the arguments that an assistant wrote, maybe as a page told it to. Names that are no fields of the
 * input, such as that of another address for the call, are refused by name so that the assistant can leave them out.
 */
function checkedInput(task: TaskId, given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const input: Readonly<Record<string, unknown>> = pickTaskInput(task, given);
  const refused = Object.keys(given).filter((name) => !Object.hasOwn(input, name));
  if (refused.length > 0) {
    throw new UsageError(
      `The input of ${task} has no ${refused.join(', ')}: model, provider and address are chosen outside of the input.`,
    );
  }
  for (const field of FILE_INPUTS[task] ?? []) {
    const value = field
      .split('.')
      .reduce<unknown>((at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name], input);
    for (const file of [value].flat()) {
      // The client fetches addresses, from public hosts only.
      if (file === undefined || (typeof file === 'string' && /^(https:\/\/|data:)/i.test(file))) continue;
      throw new UsageError(`${field} has to be the https: or data: address of a file.`);
    }
  }
  return input;
}

/** Refuses an address in the place of a model, which would be called with the key of the user. */
function checkModel(model: string): void {
  if (/^[\w.-][\w.:/@-]*$/.test(model) && !/:\/|^https?:/i.test(model)) return;
  throw new UsageError(
    `model has to be the id of a model, such as org/name, not ${JSON.stringify(model.slice(0, 80))}.`,
  );
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
  const { file } = await saveMedia(blob, stem, { output: undefined, isForced: false }, inFolder);
  return textResult(`Saved as ${join(cwd, file)} (${blob.type}, ${blob.size} bytes).`);
}
