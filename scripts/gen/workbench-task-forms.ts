import type { GenericSchema } from 'valibot';
import { type FormSchema, formFields } from '../../apps/workbench/src/catalog-data/form-field.ts';
import { jsonSchema } from '../../packages/catalog/src/task-schemas/print-json-schema.ts';
import { importNamed, type Registry } from '../registry.ts';
import { taskFolder, tasksWithSchema } from '../task-folders.ts';

/**
 * The fields of all runnable tasks, one file each, so that the workbench draws a form without loading the others or a schema
 * library.
 */
export async function registries(): Promise<readonly Registry[]> {
  const ids = await tasksWithSchema({ hasMethod: true });
  return ids.map((id) => ({
    path: `apps/workbench/src/catalog-data/task-forms/${id}.gen.ts`,
    write: async () => {
      const input = jsonSchema(await importNamed<GenericSchema>(`${taskFolder}/${id}/schema.ts`, 'input'));
      return [
        `// Written by \`npm run gen\` from the schemas in packages/catalog/src/tasks/${id}. Do not edit.`,
        "import type { FormField } from '../form-field.ts';",
        '',
        `/** The fields of the form of ${id}. */`,
        `export const fields: readonly FormField[] = ${JSON.stringify(formFields(input as FormSchema))};`,
        '',
      ].join('\n');
    },
  }));
}
