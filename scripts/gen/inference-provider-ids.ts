import { generatedNote, modulesIn } from '../registry.ts';

export const path = 'packages/inference/src/contract/provider-ids.gen.ts';

/** The union of provider ids: a file without imports, so that types can name a provider without loading any. */
export async function write(): Promise<string> {
  const ids = await modulesIn('packages/inference/src/providers');
  return [
    generatedNote,
    '',
    '/** The id of a provider. */',
    `export type ProviderId =\n${ids.map((id) => `  | '${id}'`).join('\n')};`,
    '',
  ].join('\n');
}
