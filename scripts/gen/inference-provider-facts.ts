import type { Provider } from '../../packages/inference/src/contract/provider.ts';
import { defaultKeyVariable } from '../../packages/inference/src/contract/provider-facts.ts';
import { loadProviders } from '../inference-providers.ts';
import { generatedNote } from '../registry.ts';

export const path = 'packages/inference/src/providers/provider-facts.gen.ts';

/** The facts of all providers, in a file that loads none of them. */
export async function write(): Promise<string> {
  const providers = await loadProviders();
  return [
    generatedNote,
    "import type { ProviderFacts } from '../contract/provider-facts.ts';",
    '',
    '/** Every provider, in alphabetical order. Loads no adapter. */',
    'export const PROVIDERS: readonly ProviderFacts[] = [',
    ...providers.flatMap((provider) => ['  {', ...writeFacts(provider).map((line) => `    ${line},`), '  },']),
    '];',
    '',
  ].join('\n');
}

function writeFacts(provider: Provider): readonly string[] {
  const { id, label, site, hubOrganization, baseUrl, access, directOnlySince, tasks } = provider;
  if (!site) throw new Error(`packages/inference/src/providers/${id}.ts needs a site.`);
  const { keyVariable = defaultKeyVariable(id) } = provider;
  const facts = {
    id,
    label,
    site,
    hubOrganization,
    keyVariable,
    access: access?.only ?? 'both',
    directOnlySince,
    baseUrl,
  };
  return [
    ...Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${quoted(value)}`])),
    `tasks: [${Object.keys(tasks).map(quoted).join(', ')}]`,
  ];
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
