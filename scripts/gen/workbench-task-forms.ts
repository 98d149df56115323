import type { GenericSchema } from 'valibot';
import { formFields } from '../../apps/workbench/src/catalog-data/form-field.ts';
import { jsonSchema } from '../../packages/catalog/src/task-schemas/print-json-schema.ts';
import { importNamed } from '../registry.ts';
import { taskFolder, tasksWithSchema } from '../task-folders.ts';

export const path = 'apps/workbench/src/catalog-data/task-forms.gen.ts';

/** The fields of all runnable tasks, so that the workbench draws a form without a schema library. */
export async function write(): Promise<string> {
  const ids = await tasksWithSchema({ hasMethod: true });
  return [
    '// Written by `npm run gen` from the schemas in packages/catalog/src/tasks. Do not edit.',
    "import type { FormField } from './form-field.ts';",
    '',
    '/** The fields of the form of every task that the client can run. */',
    'export const TASK_FORMS: Readonly<Record<string, readonly FormField[]>> = {',
    ...(await Promise.all(ids.map(async (id) => `  '${id}': ${JSON.stringify(await readFields(id))},`))),
    '};',
    '',
  ].join('\n');
}

async function readFields(id: string) {
  const input = jsonSchema(await importNamed<GenericSchema>(`${taskFolder}/${id}/schema.ts`, 'input'));
  return formFields(input);
}
