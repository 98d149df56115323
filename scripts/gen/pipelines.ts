import type { PipelineFacts, TaskDefinition } from '../../packages/catalog/src/task-definition/define-task.ts';
import { camelCase, generatedNote, property, type Registry } from '../registry.ts';
import { taskDefinitions, taskFolder } from '../task-folders.ts';

/** A task that models are tagged with. */
type PipelineTask = TaskDefinition & { readonly pipeline: PipelineFacts };

/** The tasks that models are tagged with: their ids, for types and lists, and their short entries. */
export async function registries(): Promise<readonly Registry[]> {
  return [
    { path: `${taskFolder}/order.gen.ts`, write: writeOrder },
    { path: `${taskFolder}/pipelines.gen.ts`, write: writeEntries },
  ];
}

async function writeOrder(): Promise<string> {
  return [
    generatedNote,
    '',
    '/** The ids of the tasks that models are tagged with, by the order of their pipeline entries. */',
    'export const PIPELINE_ORDER = [',
    ...(await pipelineTasks()).map(({ id }) => `  '${id}',`),
    '] as const;',
    '',
  ].join('\n');
}

async function writeEntries(): Promise<string> {
  const tasks = await pipelineTasks();
  const ids = tasks.map(({ id }) => id);
  return [
    generatedNote,
    "import { pipelineData } from '../task-definition/define-task.ts';",
    ...ids.toSorted().map((id) => `import { ${camelCase(id)} } from './${id}/task.ts';`),
    '',
    '/** The short entry of every task that models are tagged with, the most specific of a modality first. */',
    'export const PIPELINE_DATA = {',
    ...ids.map((id) => `  ${property(id, `pipelineData(${camelCase(id)})`)},`),
    '};',
    '',
    '/** Libraries that can run the models of a task. */',
    'export const TASKS_MODEL_LIBRARIES = {',
    ...tasks.map(({ id, libraries }) => `  ${property(id, libraries ? `${camelCase(id)}.libraries` : '[]')},`),
    '};',
    '',
  ].join('\n');
}

/** The tasks with a pipeline entry, by its order. Throws an error if two share a position. */
async function pipelineTasks(): Promise<readonly PipelineTask[]> {
  const tasks = (await taskDefinitions())
    .filter((task): task is PipelineTask => task.pipeline !== undefined)
    .toSorted((left, right) => left.pipeline.order - right.pipeline.order);
  const twice = tasks.find(({ pipeline }, index) => tasks[index + 1]?.pipeline.order === pipeline.order);
  if (twice) throw new Error(`Two tasks have the order ${twice.pipeline.order}: ${twice.id} and another one.`);
  return tasks;
}
