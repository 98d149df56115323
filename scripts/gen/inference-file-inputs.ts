import { type GenericSchema, is } from 'valibot';
import { generatedNote, importModule } from '../registry.ts';
import { taskFolder, tasksWithSchema } from '../task-folders.ts';

export const path = 'packages/inference/src/contract/file-inputs.gen.ts';

/** The members of a schema that are read here; which of them exist depends on its type. */
interface SchemaNode {
  readonly type?: string;
  readonly pipe?: readonly SchemaNode[];
  readonly wrapped?: SchemaNode;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
}

/** The fields of task inputs that hold files. */
export async function write(): Promise<string> {
  const ids = await tasksWithSchema({ hasMethod: true });
  const rows = await Promise.all(ids.map(rowOf));
  return [
    generatedNote,
    "import type { TaskId } from '@hubkit/catalog';",
    '',
    '/** Fields of task inputs that hold a file, or a list of files. `inputs.image` is a field of the object `inputs`. */',
    'export const FILE_INPUTS: { readonly [K in TaskId]?: readonly string[] } = {',
    ...rows.flat(),
    '};',
    '',
  ].join('\n');
}

async function rowOf(id: string): Promise<readonly string[]> {
  const { input } = (await importModule<SchemaNode>(`${taskFolder}/${id}/schema.ts`)) as { input: SchemaNode };
  const entries = Object.entries(innermost(input).entries ?? {});
  const fields = entries.flatMap(([name, entry]) => {
    if (holdsFile(entry)) return [name];
    const inner = name === 'inputs' ? Object.entries(innermost(entry).entries ?? {}) : [];
    return inner.flatMap(([member, field]) => (holdsFile(field) ? [`${name}.${member}`] : []));
  });
  return fields.length > 0 ? [`  '${id}': [${fields.map((field) => `'${field}'`).join(', ')}],`] : [];
}

/** True for a schema that takes a file; those of text and objects do not. */
function holdsFile(node: SchemaNode): boolean {
  const inner = innermost(node);
  // Only code can check a file.
  return inner.type === 'custom' && is(inner as unknown as GenericSchema, new Blob([]));
}

/** The schema that pipes and `optional` were put around. */
function innermost(node: SchemaNode): SchemaNode {
  const inner = node.pipe?.[0] ?? node.wrapped;
  return inner ? innermost(inner) : node;
}
