import { camelCase, generatedNote, modulesIn, property } from '../registry.ts';

const folder = 'packages/emulator/src/tasks';

export const path = `${folder}/tasks.gen.ts`;

/** Every task the emulator performs, one file each. */
export async function write(): Promise<string> {
  const ids = await modulesIn(folder);
  return [
    generatedNote,
    ...ids.map((id) => `import { ${camelCase(id)} } from './${id}.ts';`),
    '',
    '/** All tasks by id. */',
    'export const TASKS = {',
    ...ids.map((id) => `  ${property(id, camelCase(id))},`),
    '} as const;',
    '',
  ].join('\n');
}
