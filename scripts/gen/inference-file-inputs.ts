import { fileFields } from '../file-fields.ts';
import { generatedNote } from '../registry.ts';
import { tasksWithSchema } from '../task-folders.ts';

export const path = 'packages/inference/src/contract/file-inputs.gen.ts';

/** The fields of task inputs that hold files. */
export async function write(): Promise<string> {
  const ids = await tasksWithSchema({ hasMethod: true });
  const rows = await Promise.all(ids.map(createRow));
  return [
    generatedNote,
    "import type { TaskId } from '@hubkit/task-types';",
    '',
    '/** Fields of task inputs that hold a file, or a list of files. `inputs.image` is a field of the object `inputs`. */',
    'export const FILE_INPUTS: { readonly [K in TaskId]?: readonly string[] } = {',
    ...rows.flat(),
    '};',
    '',
  ].join('\n');
}

async function createRow(id: string): Promise<readonly string[]> {
  const fields = await fileFields(id);
  return fields.length > 0 ? [`  '${id}': [${fields.map((field) => `'${field}'`).join(', ')}],`] : [];
}
