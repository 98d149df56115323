import type { KnownProvider, Service } from '../host-config/host-config.ts';
import { type ModelFacts, readFacts, readModels, type ServedModel } from './read-models.ts';

const HUB = 'https://huggingface.co';
const ROUTER = 'https://router.huggingface.co';

interface ModelQuery {
  readonly task: string;
  /** Words of the id; '' for the models that are in use most. */
  readonly words?: string;
  readonly signal?: AbortSignal;
}

/** Loads from the hub of a service the models that known providers serve for a task. It needs no token for that. */
export async function loadModels(
  service: Service,
  { task, words = '', signal }: ModelQuery,
  providers: readonly KnownProvider[],
): Promise<readonly ServedModel[]> {
  const query = new URLSearchParams([
    ['inference_provider', 'all'],
    // Chat is a tag on the hub, not a task of its own.
    [task === 'conversational' ? 'filter' : 'pipeline_tag', task],
    ['sort', 'trendingScore'],
    ['limit', '60'],
    ['expand[]', 'inferenceProviderMapping'],
    ['expand[]', 'pipeline_tag'],
    ...(words === '' ? [] : [['search', words]]),
  ]);
  const response = await fetch(`${service.endpoints.hub ?? HUB}/api/models?${query}`, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${service.label} responded to the list of models with ${response.status}.`);
  const known = providers.filter(({ tasks }) => tasks.includes(task)).map(({ id }) => id);
  return readModels(await response.json(), task, new Set(known));
}

/** Loads the facts of the chat models that the router of a service serves; none where it does not list them. */
export async function loadFacts(service: Service): Promise<ReadonlyMap<string, ModelFacts>> {
  try {
    const response = await fetch(`${service.endpoints.router ?? ROUTER}/v1/models`);
    return readFacts(response.ok ? await response.json() : undefined);
  } catch {
    return new Map();
  }
}
