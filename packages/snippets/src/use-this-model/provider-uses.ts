import type { ModelRecord } from '@hubkit/catalog';
import type { MappingEntry } from '@hubkit/inference';
import { PROVIDERS } from '@hubkit/inference/provider-facts';
import { getInferenceSnippets } from '../get-inference-snippets.ts';
import type { InferenceSnippetOptions } from '../options.ts';
import type { ModelUse } from './model-use.ts';

/** Lists the providers of a model with their programs, the automatic choice of the hub first. */
export function providerUses(
  model: ModelRecord,
  mappings: readonly Partial<MappingEntry>[],
  options: InferenceSnippetOptions = {},
): readonly ModelUse[] {
  const isServed = mappings.length > 0 || model.inference === 'warm';
  const chosen = isServed ? [{ provider: 'auto' }, ...mappings] : [];
  return chosen.flatMap((mapping) => {
    const { provider: id } = mapping;
    if (id === undefined) return [];
    const programs = getInferenceSnippets(model, id, id === 'auto' ? undefined : mapping, options);
    if (programs.length === 0) return [];
    const facts = PROVIDERS.find((provider) => provider.id === id);
    return [
      {
        kind: 'provider',
        id,
        label: id === 'auto' ? 'Inference Providers' : (facts?.label ?? id),
        icon: `provider-${id}`,
        because:
          id === 'auto'
            ? 'The hub chooses one of the providers of the model.'
            : 'The hub lists the model at this provider.',
        code: programs,
        ...(facts && { docsUrl: facts.site }),
      } satisfies ModelUse,
    ];
  });
}
