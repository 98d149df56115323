import { type GenericSchema, getDescription } from 'valibot';
import { loadProviders } from './inference-providers.ts';
import { innermost } from './innermost-schema.ts';
import { importModule, pascalCase } from './registry.ts';
import { type ExampleStyle, printTaskExample } from './task-example.ts';
import { taskDefinitions, taskFolder, tasksWithSchema } from './task-folders.ts';

/** A runnable task, with the data for generating its method and its function. */
export interface RunnableTask {
  readonly id: string;
  readonly method: string;
  /** Beginning of the names of its types: `TextToImage`. */
  readonly typeName: string;
  /** Name of the type of its result: `TextToImageResult` where the response of a service has another type. */
  readonly resultType: string;
  /** Sentence about the method, which begins with a verb. */
  readonly summary: string;
  /** Description of the result. */
  readonly result: string;
  readonly isStreamed: boolean;
  /** True for tasks whose result is a file. */
  readonly isMedia: boolean;
  /** True for tasks that some provider runs as a long job. */
  readonly isJob: boolean;
  /** True for tasks whose input is a file. */
  readonly isUpload: boolean;
  /** True for tasks whose answer may have to follow a schema. */
  readonly isFormatted: boolean;
  /** Lines of a call with `client`, or without one for free functions. */
  readonly example: (style: ExampleStyle) => readonly string[];
}

/** The exports of a task's `schema.ts`. */
interface SchemaModule {
  readonly summary?: string;
  readonly input: GenericSchema & { readonly entries?: Readonly<Record<string, unknown>> };
  readonly output: GenericSchema;
  readonly responseShape?: GenericSchema;
  readonly streamOutput?: GenericSchema;
}

/** The tasks with a schema and a method, by the name of their method. */
export async function runnableTasks(): Promise<readonly RunnableTask[]> {
  const ids = await tasksWithSchema({ hasMethod: true });
  const jobs = await jobTasks();
  const definitions = (await taskDefinitions()).flatMap(({ id, method }) =>
    method !== undefined && ids.includes(id) ? [{ id, method }] : [],
  );
  const tasks = await Promise.all(definitions.map(({ id, method }) => runnableTask(id, method, jobs.has(id))));
  return [...tasks].sort((a, b) => (a.method < b.method ? -1 : 1));
}

async function runnableTask(id: string, method: string, isJob: boolean): Promise<RunnableTask> {
  const folder = `${taskFolder}/${id}`;
  // A module with a schema exports what the catalog's table of schemas is made of.
  const schema = (await importModule<unknown>(`${folder}/schema.ts`)) as unknown as SchemaModule;
  const { summary, input, output, responseShape, streamOutput } = schema;
  if (!summary)
    throw new Error(`${folder}/schema.ts must export a summary: one sentence about the method of the client.`);
  const { binary, binaries, media } = await importModule<unknown>('packages/catalog/src/task-schemas/schema-parts.ts');
  const isUpload = [binary, binaries].includes(innermost(input.entries?.inputs));
  const printExample = await printTaskExample(id, method, input);
  return {
    id,
    method,
    typeName: pascalCase(method),
    resultType: `${pascalCase(method)}${responseShape ? 'Result' : 'Output'}`,
    summary,
    result: getDescription(output) ?? '',
    isStreamed: streamOutput !== undefined,
    isMedia: innermost(output) === media,
    isJob,
    isUpload,
    isFormatted: input.entries?.response_format !== undefined,
    example: printExample,
  };
}

/** The ids of the tasks that some provider runs as a long job. */
async function jobTasks(): Promise<ReadonlySet<string>> {
  const adapters = (await loadProviders()).flatMap(({ tasks }) => Object.entries<{ readonly job?: unknown }>(tasks));
  return new Set(adapters.filter(([, { job }]) => job).map(([id]) => id));
}
