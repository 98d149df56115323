import { type GenericSchema, is } from 'valibot';
import { importModule } from './registry.ts';
import { taskFolder } from './task-folders.ts';

/** The members of a schema that are read here; which of them exist depends on its type. */
interface SchemaNode {
  readonly type?: string;
  readonly pipe?: readonly SchemaNode[];
  readonly wrapped?: SchemaNode;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
}

/** Lists the fields of a task's input that hold a file, or a list of files: `inputs.image` is a field of the object `inputs`. */
export async function fileFields(task: string): Promise<readonly string[]> {
  const { input } = (await importModule<SchemaNode>(`${taskFolder}/${task}/schema.ts`)) as { input: SchemaNode };
  const entries = Object.entries(innermost(input).entries ?? {});
  return entries.flatMap(([name, entry]) => {
    if (holdsFile(entry)) return [name];
    const inner = name === 'inputs' ? Object.entries(innermost(entry).entries ?? {}) : [];
    return inner.flatMap(([member, field]) => (holdsFile(field) ? [`${name}.${member}`] : []));
  });
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
