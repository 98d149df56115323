import type { AnyCommand } from '../../packages/cli/src/command-line/command.ts';
import { camelCase, foldersWith, generatedNote, modulesIn } from '../registry.ts';

const folder = 'packages/cli/src/commands';

export const path = `${folder}/commands.gen.ts`;

/** Every command of the `hubkit` command line, loaded when it is chosen. A folder with `group.ts` holds the commands of one word. */
export async function write(): Promise<string> {
  const groups = await foldersWith(folder, 'group.ts');
  const rows = [...(await modulesIn(folder)).map(commandRow), ...groups.map(groupRow)];
  const lines = (await Promise.all(rows)).sort((a, b) => a.name.localeCompare(b.name, 'en')).map(({ text }) => text);
  return [
    generatedNote,
    "import type { Entry } from '../command-line/command.ts';",
    ...groups.map((name) => `import { group as ${camelCase(name)}Group } from './${name}/group.ts';`),
    '',
    '/** Every command, in alphabetical order. */',
    'export const COMMANDS: readonly Entry[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
}

interface Row {
  readonly name: string;
  readonly text: string;
}

async function commandRow(name: string): Promise<Row> {
  return { name, text: await entry(name, name, '  ') };
}

async function groupRow(name: string): Promise<Row> {
  const names = (await modulesIn(`${folder}/${name}`)).filter((file) => file !== 'group');
  const entries = await Promise.all(names.map((file) => entry(file, `${name}/${file}`, '      ')));
  const head = `  {\n    type: 'group',\n    name: '${name}',\n    summary: ${camelCase(name)}Group.summary,\n    commands: [\n`;
  return { name, text: `${head}${entries.join('\n')}\n    ],\n  },` };
}

async function entry(name: string, file: string, indent: string): Promise<string> {
  const path = `${folder}/${file}.ts`;
  const module: Record<string, AnyCommand | undefined> = await import(`../../${path}`);
  const command = module[camelCase(name)];
  if (!command) throw new Error(`${path} must export a command called ${camelCase(name)}.`);
  if (command.name !== name)
    throw new Error(`${path}: the name is "${command.name}", but the file is called "${name}".`);
  const lines = [
    `{`,
    `  type: 'command',`,
    `  name: '${name}',`,
    `  summary: ${JSON.stringify(command.summary)},`,
    `  load: async () => (await import('./${file}.ts')).${camelCase(name)},`,
    `},`,
  ];
  return lines.map((line) => indent + line).join('\n');
}
