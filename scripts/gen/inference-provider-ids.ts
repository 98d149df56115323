import { loadProviders } from '../inference-providers.ts';
import { generatedNote, objectKey } from '../registry.ts';

export const path = 'packages/inference/src/contract/provider-ids.gen.ts';

/** The ids of the providers and their tasks: a file without imports, so that types can name a provider without loading any. */
export async function write(): Promise<string> {
  const providers = await loadProviders();
  const rows = providers.map(({ id, tasks }) => {
    const union = Object.keys(tasks)
      .sort()
      .map((task) => `'${task}'`);
    return `  readonly ${objectKey(id)}: ${union.join(' | ')};`;
  });
  return [
    generatedNote,
    '',
    '/** The tasks of every provider. */',
    'export interface ProviderTaskIds {',
    ...rows,
    '}',
    '',
    '/** The id of a provider. */',
    'export type ProviderId = keyof ProviderTaskIds;',
    '',
  ].join('\n');
}
