import { type SampleModel, sampleArguments, TASK_SAMPLES, type TaskSample } from '@hubkit/catalog/samples';
import type { FormField } from '../catalog-data/form-field.ts';
import { type Arguments, valueAt, withValue } from './arguments.ts';
import { contentOf } from './file-content.ts';
import { sampleFile } from './sample-file.ts';

const SAMPLES: Readonly<Record<string, TaskSample>> = TASK_SAMPLES;

/** Makes the sample arguments of a task for a model, with generated files in the places where the sample only names them. */
export async function sampleArgumentsOf(
  task: string,
  model: SampleModel,
  fields: readonly FormField[],
): Promise<Arguments> {
  const sample = SAMPLES[task];
  let args: Arguments = sample ? sampleArguments(sample, model) : {};
  for (const { path, kind } of fields) {
    if (kind !== 'file' || typeof valueAt(args, path) !== 'string') continue;
    args = withValue(args, path, await sampleFile(contentOf(task)));
  }
  return args;
}
