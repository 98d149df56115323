import { camelCase, generatedNote, importNamed, property } from '../registry.ts';
import { taskDefinitions, taskFolder } from '../task-folders.ts';

export const path = `${taskFolder}/pipelines.gen.ts`;

/** The tasks that models are tagged with, in the order of `order.ts`, which has to name each of them once. */
export async function write(): Promise<string> {
  const order = await importNamed<readonly string[]>(`${taskFolder}/order.ts`, 'PIPELINE_ORDER');
  const tasks = (await taskDefinitions())
    .filter(({ pipeline }) => pipeline !== undefined)
    .sort((left, right) => order.indexOf(left.id) - order.indexOf(right.id));
  const ids = tasks.map(({ id }) => id);
  const wrong = [...ids.filter((id) => !order.includes(id)), ...order.filter((id, index) => ids[index] !== id)];
  if (wrong.length > 0) throw new Error(`${taskFolder}/order.ts must name every task with a pipeline once: ${wrong}.`);
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
