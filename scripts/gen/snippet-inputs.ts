import type { SampleInput } from '../../packages/snippets/src/define-input.ts';
import { camelCase, generatedNote, importNamed, modulesIn, property } from '../registry.ts';

const folder = 'packages/snippets/src/inputs';

export const path = `${folder}/inputs.gen.ts`;

/** The example inputs by task. */
export async function write(): Promise<string> {
  const tasks = await modulesIn(folder);
  await Promise.all(tasks.map(checkTask));
  return [
    generatedNote,
    ...tasks.map((task) => `import { ${camelCase(task)} } from './${task}.ts';`),
    '',
    '/** An example input for every task that has one. */',
    'export const SAMPLE_INPUTS = {',
    ...tasks.map((task) => `  ${property(task, camelCase(task))},`),
    '};',
    '',
  ].join('\n');
}

async function checkTask(name: string): Promise<void> {
  const { task } = await importNamed<SampleInput>(`${folder}/${name}.ts`, camelCase(name));
  if (task !== name) throw new Error(`${folder}/${name}.ts holds an input for ${task}: call the file after its task.`);
}
