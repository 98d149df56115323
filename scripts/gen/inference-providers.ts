import type { Provider } from '../../packages/inference/src/contract/provider.ts';
import { camelCase, generatedNote, importModule, modulesIn, property } from '../registry.ts';

const folder = 'packages/inference/src/providers';

export const path = `${folder}/providers.gen.ts`;

/** Every provider the client knows, one file each. */
export async function write(): Promise<string> {
  const ids = (await providersOf()).map(({ id }) => id);
  return [
    generatedNote,
    ...ids.map((id) => `import { ${camelCase(id)} } from './${id}.ts';`),
    '',
    '/** Every provider by its id, in alphabetical order. */',
    'export const PROVIDERS_BY_ID = {',
    ...ids.map((id) => `  ${property(id, camelCase(id))},`),
    '} as const;',
    '',
  ].join('\n');
}

/** All providers of the client, in the order of their ids. */
export async function providersOf(): Promise<readonly Provider[]> {
  return Promise.all((await modulesIn(folder)).map(providerIn));
}

/** The provider that a file of the folder exports, whose id has to be the name of the file. */
async function providerIn(id: string): Promise<Provider> {
  const file = `${folder}/${id}.ts`;
  const module = await importModule<Provider | undefined>(file);
  const provider = module[camelCase(id)];
  if (!provider) throw new Error(`${file} must export a provider called ${camelCase(id)}.`);
  if (provider.id !== id) throw new Error(`${file}: the id is "${provider.id}", but the file is called "${id}".`);
  return provider;
}
