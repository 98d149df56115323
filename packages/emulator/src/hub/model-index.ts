import type { ServedModel } from '../contract/served-model.ts';
import type { Provider } from '../dialect/provider.ts';

/** A model of the emulated hub and who serves it. */
export interface HubModel {
  readonly id: string;
  readonly pipelineTag: string;
  readonly library: string;
  readonly tags: readonly string[];
  readonly served: readonly { readonly provider: Provider; readonly model: ServedModel }[];
}

/** The hub shows chat models under the task of the model itself. */
const PIPELINE_TAG: Readonly<Record<string, string>> = { conversational: 'text-generation' };

const LIBRARY: Readonly<Record<string, string>> = {
  'text-to-image': 'diffusers',
  'text-to-video': 'diffusers',
  'feature-extraction': 'sentence-transformers',
  'sentence-similarity': 'sentence-transformers',
};

/** All models that some provider behind the router serves, in the order of their providers. */
export function indexModels(providers: readonly Provider[]): ReadonlyMap<string, HubModel> {
  const index = new Map<string, HubModel>();
  for (const provider of providers.filter(({ isRouted }) => isRouted)) {
    for (const model of provider.models) {
      const known = index.get(model.hubId) ?? describe(model);
      index.set(model.hubId, { ...known, served: [...known.served, { provider, model }] });
    }
  }
  return index;
}

function describe({ hubId, task, otherTasks = [] }: ServedModel): HubModel {
  const library = LIBRARY[task] ?? 'transformers';
  return {
    id: hubId,
    pipelineTag: PIPELINE_TAG[task] ?? task,
    library,
    tags: [
      library,
      PIPELINE_TAG[task] ?? task,
      ...(task === 'conversational' ? ['conversational'] : []),
      ...otherTasks,
      'region:us',
    ],
    served: [],
  };
}
