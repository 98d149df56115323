import {
  type SampleArguments,
  sampleArguments,
  type TaskSample,
} from '../../packages/catalog/src/task-definition/define-sample.ts';
import { fileFields } from '../file-fields.ts';
import { foldersWith, importNamed } from '../registry.ts';
import { taskFolder, tasksWithSchema } from '../task-folders.ts';

export const path = 'apps/workbench/src/catalog-data/task-samples.gen.ts';

/** The arguments that the form of every task begins with: the sample of the task without its files, which are chosen in the form. */
export async function write(): Promise<string> {
  const runnable = await tasksWithSchema({ hasMethod: true });
  const ids = (await foldersWith(taskFolder, 'sample.ts')).filter((id) => runnable.includes(id));
  const rows = await Promise.all(
    ids.map(async (id) => {
      const args = sampleArguments(await importNamed<TaskSample>(`${taskFolder}/${id}/sample.ts`, 'sample'));
      const fields = (await fileFields(id)).map((field) => field.split('.'));
      return `  ${JSON.stringify(id)}: ${JSON.stringify(fields.reduce(without, args))},`;
    }),
  );
  return [
    '// Written by `npm run gen` from packages/catalog/src/tasks. Do not edit.',
    '',
    '/** Arguments to begin with, by task, without files. */',
    'export const TASK_SAMPLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

/** The arguments without a field. */
function without(args: SampleArguments, [name = '', ...below]: readonly string[]): SampleArguments {
  const { [name]: value, ...others } = args;
  return below.length > 0 && value instanceof Object ? { ...args, [name]: without({ ...value }, below) } : others;
}
