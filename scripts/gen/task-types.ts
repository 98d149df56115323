import { foldersWith, generatedNote, importModule, pascalCase } from '../registry.ts';
import { taskDefinitions, taskFolder } from '../task-folders.ts';

export const path = `${taskFolder}/types.gen.ts`;

/** `TextToImageInput`, `TextToImageOutput` and so on: names for the types in `TaskMap`, after the method of the client. */
export async function write(): Promise<string> {
  const withSchema = new Set(await foldersWith(taskFolder, 'schema.ts'));
  const tasks = (await taskDefinitions()).filter(({ id }) => withSchema.has(id));
  return [
    generatedNote,
    "import type { TaskInput, TaskOutput, TaskStreamOutput } from '../task-map.ts';",
    '',
    ...(await Promise.all(tasks.map(({ id, method }) => typesOf(id, method)))).flat(),
    '',
  ].join('\n');
}

async function typesOf(id: string, method: string | undefined): Promise<readonly string[]> {
  if (method === undefined) throw new Error(`${taskFolder}/${id}/task.ts needs a method, because it has a schema.ts.`);
  const schemas = await importModule(`${taskFolder}/${id}/schema.ts`);
  const name = pascalCase(method);
  return [
    `export type ${name}Input = TaskInput<'${id}'>;`,
    `export type ${name}Output = TaskOutput<'${id}'>;`,
    ...('streamOutput' in schemas ? [`export type ${name}StreamOutput = TaskStreamOutput<'${id}'>;`] : []),
  ];
}
