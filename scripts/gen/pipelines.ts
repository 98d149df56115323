import { camelCase, generatedNote, property } from '../registry.ts';
import { taskDefinitions, taskFolder } from '../task-folders.ts';

export const path = `${taskFolder}/pipelines.gen.ts`;

/** The tasks that models are tagged with, in the order of their ranks. */
export async function write(): Promise<string> {
  const tasks = (await taskDefinitions())
    .flatMap((task) => (task.pipeline === undefined ? [] : [{ ...task, rank: task.pipeline.rank }]))
    .sort((left, right) => left.rank - right.rank);
  const ids = tasks.map(({ id }) => id);
  return [
    generatedNote,
    "import { pipelineData } from '../task-data.ts';",
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
