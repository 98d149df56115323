import type { TaskId, TaskInput } from '@hubkit/catalog';
import { type SampleArguments, sampleArguments, TASK_SAMPLES, type TaskSample } from '@hubkit/catalog/samples';
import { TASK_SCHEMAS } from '@hubkit/catalog/schemas';
import { FILE_INPUTS } from '@hubkit/inference/prepare';
import { png, wav } from './media.ts';

/** Parameters that tests add if the schema of a task has them: small results are quick, and every parameter is sent by some test. */
const PARAMETERS: SampleArguments = {
  aggregation_strategy: 'simple',
  height: 64,
  max_new_tokens: 24,
  num_frames: 24,
  seed: 7,
  stop: ['\n\n'],
  subtask: 'semantic',
  target_size: { width: 64, height: 48 },
  temperature: 0.7,
  threshold: 0.6,
  top_k: 3,
  width: 64,
};

/** Arguments beside `inputs` and `parameters` that tests add in this way. */
const ARGUMENTS: SampleArguments = { max_tokens: 40 };

/** Tasks that get each file twice, as all their providers take several. */
const TAKES_SEVERAL: ReadonlySet<TaskId> = new Set<TaskId>(['image-text-to-image']);

const SAMPLES: Readonly<Record<string, TaskSample>> = TASK_SAMPLES;

/** True if the catalog has a sample of the task. */
export function hasSampleInput(task: string): boolean {
  return Object.hasOwn(SAMPLES, task);
}

/** Returns the sample of a task with small files and parameters for tests. Throws an error if there is none. */
export function sampleInput<K extends TaskId>(task: K): TaskInput<K> {
  const sample = SAMPLES[task];
  if (!sample) throw new Error(`Add a sample of ${task} to packages/catalog/src/samples.ts.`);
  const { parameters: own, ...args } = sampleArguments(sample);
  const schema = entriesOf(TASK_SCHEMAS[task].input);
  const parameters = { ...known(PARAMETERS, entriesOf(schema.parameters)), ...Object(own) };
  const input = {
    ...known(ARGUMENTS, schema),
    ...args,
    ...(Object.keys(parameters).length > 0 && { parameters }),
  };
  // The sample is checked against the input type of its task; files replace names.
  return (FILE_INPUTS[task] ?? []).reduce((changed, field) => {
    const one = withFile(changed, field.split('.'));
    return TAKES_SEVERAL.has(task) ? { ...one, [field]: [one[field], one[field]] } : one;
  }, input) as TaskInput<K>;
}

/** Replaces the name of a file by a file of its kind. */
function withFile(args: SampleArguments, [name = '', ...below]: readonly string[]): SampleArguments {
  const value = args[name];
  if (value === undefined) return args;
  const file = () => (/\.(mp3|flac|wav)$/.test(String(value)) ? wav : png);
  return { ...args, [name]: below.length > 0 ? withFile(Object(value), below) : file() };
}

function known(values: SampleArguments, entries: SampleArguments): SampleArguments {
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(entries, name)));
}

/** The entries of an object schema, inside pipes and optional schemas. */
function entriesOf(schema: unknown): SampleArguments {
  const { pipe, wrapped, entries } = Object(schema);
  if (entries) return entries;
  const inner = pipe?.[0] ?? wrapped;
  return inner === undefined ? {} : entriesOf(inner);
}
