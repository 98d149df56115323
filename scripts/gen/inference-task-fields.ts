import { innermost } from '../innermost-schema.ts';
import { generatedNote, importModule } from '../registry.ts';
import { taskFolder, tasksWithSchema } from '../task-folders.ts';

export const path = 'packages/inference/src/contract/task-fields.gen.ts';

/** The members of an object schema that are read here. */
interface ObjectSchema {
  readonly type: string;
  readonly entries: Readonly<Record<string, unknown>>;
}

/** The fields of the inputs of tasks. */
export async function write(): Promise<string> {
  const ids = await tasksWithSchema({ hasMethod: true });
  const rows = await Promise.all(ids.map(createRow));
  return [
    generatedNote,
    "import type { TaskId } from '@hubkit/task-types';",
    '',
    'interface TaskFields {',
    '  readonly names: readonly string[];',
    '  readonly isOpen?: true;',
    '}',
    '',
    `const usual: TaskFields = ${USUAL};`,
    '',
    '/** Fields of the input of each task, and whether it takes settings that its schema does not name. */',
    'export const TASK_FIELDS: { readonly [K in TaskId]?: TaskFields } = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

/** Fields of most tasks, which are written once. */
const USUAL = "{ names: ['inputs', 'parameters'] }";

async function createRow(id: string): Promise<string> {
  const { input } = (await importModule(`${taskFolder}/${id}/schema.ts`)) as { readonly input: unknown };
  // Inputs are objects: `taskFields` of the command line relies on that, too.
  const { type, entries } = innermost(input) as ObjectSchema;
  const names = Object.keys(entries).map((name) => `'${name}'`);
  const fields = `{ names: [${names.join(', ')}]${type === 'loose_object' ? ', isOpen: true' : ''} }`;
  return `  '${id}': ${fields === USUAL ? 'usual' : fields},`;
}
