import { loadProviders } from '../inference-providers.ts';
import { generatedNote, objectKey } from '../registry.ts';

export const path = 'packages/inference/src/providers/provider-registry.gen.ts';

/**
 * The providers of `@huggingface/inference` 4.0.5 in the order in which its errors list them, for programs that compare the
 * message. All others follow, in alphabetical order.
 */
const LISTED_FIRST = [
  'black-forest-labs',
  'cerebras',
  'cohere',
  'fal-ai',
  'featherless-ai',
  'hf-inference',
  'fireworks-ai',
  'groq',
  'hyperbolic',
  'nebius',
  'novita',
  'nscale',
  'openai',
  'ovhcloud',
  'replicate',
  'sambanova',
  'together',
];

/** The providers as the root client knows them: their tasks, and how to load one. */
export async function write(): Promise<string> {
  const all = await loadProviders();
  const first = LISTED_FIRST.flatMap((id) => all.find((provider) => provider.id === id) ?? []);
  const providers = [...first, ...all.filter((provider) => !first.includes(provider))];
  return [
    generatedNote,
    "import { createRegistry, type ProviderRegistry } from '../routing/provider-registry.ts';",
    '',
    '/** Every provider by its id, in the order of error messages; each is loaded when the first call needs it. */',
    'export const PROVIDER_REGISTRY: ProviderRegistry = /* @__PURE__ */ createRegistry({',
    ...providers.flatMap(({ id, tasks, equivalentTasks }) => {
      // Sorted, lists have more in common, and compress better.
      const names = Object.keys(tasks)
        .sort()
        .map((task) => `'${task}'`);
      return [
        `  ${objectKey(id)}: {`,
        `    tasks: [${names.join(', ')}],`,
        ...(equivalentTasks ? [`    equivalentTasks: ${JSON.stringify(equivalentTasks).replaceAll('"', "'")},`] : []),
        `    load: () => import('./${id}.ts'),`,
        '  },',
      ];
    }),
    '});',
    '',
  ].join('\n');
}
