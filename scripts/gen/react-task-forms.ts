import type { GenericSchema } from 'valibot';
import { type SampleArguments, sampleArguments } from '../../packages/catalog/src/task-definition/define-sample.ts';
import { jsonSchema } from '../../packages/catalog/src/task-schemas/print-json-schema.ts';
import { fileFields } from '../file-fields.ts';
import { formFields } from '../form-fields.ts';
import { importNamed, type Registry } from '../registry.ts';
import { findSample, taskFolder, tasksWithSchema } from '../task-folders.ts';

const folder = 'packages/react/src/task-widget/forms';

/** The form of every task that the client can run, each in a file of its own, so that a page loads the one that it shows. */
export async function registries(): Promise<readonly Registry[]> {
  const ids = await tasksWithSchema({ hasMethod: true });
  return [
    ...ids.map((id) => ({ path: `${folder}/${id}.gen.ts`, write: () => writeForm(id) })),
    { path: `${folder}/task-forms.gen.ts`, write: async () => writeRegistry(ids) },
  ];
}

async function writeForm(id: string): Promise<string> {
  const input = jsonSchema(await importNamed<GenericSchema>(`${taskFolder}/${id}/schema.ts`, 'input'));
  return [
    '// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.',
    "import type { TaskFormData } from '../form-field.ts';",
    '',
    'export const form: TaskFormData = {',
    `  sample: ${JSON.stringify(await sampleWithoutFiles(id))},`,
    '  fields: [',
    ...formFields(id, input).map((field) => `    ${JSON.stringify(field)},`),
    '  ],',
    '};',
    '',
  ].join('\n');
}

function writeRegistry(ids: readonly string[]): string {
  return [
    '// Written by `npm run gen` from the files beside it. Do not edit.',
    "import type { TaskFormData } from '../form-field.ts';",
    '',
    'type Load = () => Promise<{ readonly form: TaskFormData }>;',
    '',
    '/** Loads the form of a task, by the id of every task that has one. */',
    'export const TASK_FORMS: Readonly<Record<string, Load>> = {',
    ...ids.map((id) => `  '${id}': () => import('./${id}.gen.ts'),`),
    '};',
    '',
  ].join('\n');
}

/** The arguments of the sample of a task, if it has one, without files, which are chosen in the form. */
async function sampleWithoutFiles(id: string): Promise<SampleArguments> {
  const sample = findSample(id);
  if (!sample) return {};
  const args = sampleArguments(sample);
  const fields = (await fileFields(id)).map((field) => field.split('.'));
  return fields.reduce(without, args);
}

/** The arguments without a field. */
function without(args: SampleArguments, [name = '', ...below]: readonly string[]): SampleArguments {
  const { [name]: value, ...others } = args;
  return below.length > 0 && value instanceof Object ? { ...args, [name]: without({ ...value }, below) } : others;
}
