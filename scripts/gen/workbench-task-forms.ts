import { type FormSchema, formFields } from '../../apps/workbench/src/catalog/form-field.ts';
import { taskJsonSchema } from '../../packages/catalog/src/json-schema.ts';
import { taskDefinitions } from '../task-folders.ts';

export const path = 'apps/workbench/src/catalog/task-forms.gen.ts';

/** The fields of every task that the client can run, so that the workbench needs no schema library to draw a form. */
export async function write(): Promise<string> {
  const tasks = (await taskDefinitions()).filter(({ method }) => method !== undefined);
  return [
    '// Written by `npm run gen` from the schemas in packages/catalog/src/tasks. Do not edit.',
    "import type { FormField } from './form-field.ts';",
    '',
    '/** The fields of the form of each task that the client can run. */',
    'export const TASK_FORMS: Readonly<Record<string, readonly FormField[]>> = {',
    ...tasks.map(({ id }) => {
      const { input } = taskJsonSchema(id as Parameters<typeof taskJsonSchema>[0]);
      return `  ${JSON.stringify(id)}: ${JSON.stringify(formFields(input as FormSchema))},`;
    }),
    '};',
    '',
  ].join('\n');
}
