import { modelFacts } from '../contract/model-facts.ts';
import type { ServedModel } from '../contract/served-model.ts';
import { guessModel, guessTask } from '../dialect/guess-model.ts';
import type { Provider } from '../dialect/provider.ts';

/** A model of the emulated hub and its providers. */
export interface HubModel {
  readonly id: string;
  readonly pipelineTag: string;
  readonly library: string;
  readonly tags: readonly string[];
  /** True for chat models that take images beside text. @default false */
  readonly takesImages?: boolean;
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

/** The models of the emulated hub. */
export interface ModelIndex {
  readonly get: (id: string) => HubModel | undefined;
  /** All listed models, in the order of their providers. */
  readonly values: () => readonly HubModel[];
}

/** Treatment of models that no provider lists: an error, or the answer of a model whose task its name suggests. */
export type UnknownModels = 'reject' | 'accept';

/** Indexes the models of the providers behind the router. */
export function indexModels(providers: readonly Provider[], unknownModels: UnknownModels = 'reject'): ModelIndex {
  const index = new Map<string, HubModel>();
  const routed = providers.filter(({ isRouted }) => isRouted);
  for (const provider of routed) {
    for (const model of provider.models) {
      const known = index.get(model.hubId) ?? describe(model);
      index.set(model.hubId, { ...known, served: [...known.served, { provider, model }] });
    }
  }
  const guess = (id: string) => (unknownModels === 'accept' ? guessHubModel(routed, id) : undefined);
  return { get: (id) => index.get(id) ?? guess(id), values: () => [...index.values()] };
}

/** An unlisted model, served by all providers with the task that its name suggests. */
function guessHubModel(providers: readonly Provider[], id: string): HubModel | undefined {
  const task = guessTask(id);
  const served = providers
    .filter(({ tasks }) => Object.hasOwn(tasks, task))
    .map((provider) => ({ provider, model: guessModel(provider, { name: id, task }) }));
  const [first] = served;
  return first && { ...describe(first.model), served };
}

function describe({ hubId, task, otherTasks = [] }: ServedModel): HubModel {
  const library = LIBRARY[task] ?? 'transformers';
  const { images, license } = modelFacts(hubId);
  // The hub lists chat models that take images under a task of theirs.
  const takesImages = task === 'conversational' && (images?.value ?? /-VL-/.test(hubId));
  const pipelineTag = takesImages ? 'image-text-to-text' : (PIPELINE_TAG[task] ?? task);
  return {
    id: hubId,
    pipelineTag,
    library,
    tags: [
      library,
      pipelineTag,
      ...(task === 'conversational' ? ['conversational'] : []),
      ...otherTasks,
      ...(license ? [`license:${license.value}`] : []),
      'region:us',
    ],
    takesImages,
    served: [],
  };
}
