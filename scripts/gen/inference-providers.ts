import type { Provider } from '../../packages/inference/src/provider.ts';
import { camelCase, generatedNote, modulesIn, property } from '../registry.ts';

const folder = 'packages/inference/src/providers';

export const path = 'packages/inference/src/providers.gen.ts';

/** Every provider the client knows, one file each. */
export async function write(): Promise<string> {
  const ids = await modulesIn(folder);
  await Promise.all(ids.map(checkId));
  return [
    generatedNote,
    ...ids.map((id) => `import { ${camelCase(id)} } from './providers/${id}.ts';`),
    '',
    '/** Every provider by its id, in alphabetical order. */',
    'export const PROVIDERS_BY_ID = {',
    ...ids.map((id) => `  ${property(id, camelCase(id))},`),
    '} as const;',
    '',
    '/** The name of a provider. */',
    'export type ProviderId = keyof typeof PROVIDERS_BY_ID;',
    '',
  ].join('\n');
}

async function checkId(id: string): Promise<void> {
  const file = `${folder}/${id}.ts`;
  const module: Record<string, Provider | undefined> = await import(`../../${file}`);
  const provider = module[camelCase(id)];
  if (!provider) throw new Error(`${file} must export a provider called ${camelCase(id)}.`);
  if (provider.id !== id) throw new Error(`${file}: the id is "${provider.id}", but the file is called "${id}".`);
}
