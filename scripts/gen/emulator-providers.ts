import { camelCase, generatedNote, modulesIn } from '../registry.ts';

const folder = 'packages/emulator/src/providers';

export const path = `${folder}/providers.gen.ts`;

/** Every provider the emulator speaks for, one file each. */
export async function write(): Promise<string> {
  const ids = await modulesIn(folder);
  return [
    generatedNote,
    "import type { Provider } from '../dialect/provider.ts';",
    ...ids.map((id) => `import { ${camelCase(id)} } from './${id}.ts';`),
    '',
    '/** All emulated providers, in alphabetical order. */',
    `export const PROVIDERS: readonly Provider[] = [${ids.map(camelCase).join(', ')}];`,
    '',
  ].join('\n');
}
