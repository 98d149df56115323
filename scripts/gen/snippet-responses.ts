import type { ProviderResponses } from '../../packages/snippets/src/define-responses.ts';
import { camelCase, generatedNote, importNamed, modulesIn, property } from '../registry.ts';

const folder = 'packages/snippets/src/responses';

export const path = `${folder}/responses.gen.ts`;

/** The places in the responses of every provider that has some. */
export async function write(): Promise<string> {
  const providers = await modulesIn(folder);
  await Promise.all(providers.map(checkProvider));
  return [
    generatedNote,
    "import type { ProviderResponses } from '../define-responses.ts';",
    ...providers.map((provider) => `import { ${camelCase(provider)} } from './${provider}.ts';`),
    '',
    '/** Places in responses that snippets read, by provider. */',
    'export const RESPONSES: Readonly<Record<string, ProviderResponses>> = {',
    ...providers.map((provider) => `  ${property(provider, camelCase(provider))},`),
    '};',
    '',
  ].join('\n');
}

async function checkProvider(name: string): Promise<void> {
  const { provider } = await importNamed<ProviderResponses>(`${folder}/${name}.ts`, camelCase(name));
  if (provider !== name)
    throw new Error(`${folder}/${name}.ts holds the responses of ${provider}: call it after them.`);
}
