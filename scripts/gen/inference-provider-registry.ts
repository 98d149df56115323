import { camelCase, generatedNote, objectKey } from '../registry.ts';
import { providersOf } from './inference-providers.ts';

export const path = 'packages/inference/src/providers/provider-registry.gen.ts';

/** The providers as the root client knows them: their tasks, and how to load one. */
export async function write(): Promise<string> {
  const providers = await providersOf();
  return [
    generatedNote,
    "import { loadOnce, type ProviderRegistry } from '../routing/provider-registry.ts';",
    '',
    '/** Every provider by its id; each is loaded when the first call needs it. */',
    'export const PROVIDER_REGISTRY: ProviderRegistry = {',
    ...providers.flatMap(({ id, tasks }) => {
      const names = Object.keys(tasks).map((task) => `'${task}'`);
      return [
        `  ${objectKey(id)}: {`,
        `    tasks: [${names.join(', ')}],`,
        `    load: loadOnce('${id}', async () => (await import('./${id}.ts')).${camelCase(id)}),`,
        '  },',
      ];
    }),
    '};',
    '',
  ].join('\n');
}
