import type { KnownProvider, Service } from '../host-config/host-config.ts';
import { modelsAddress, viaHost } from './own-servers.ts';
import { type ModelFacts, readFacts, readModels, readServerModels, type ServedModel } from './read-models.ts';

const HUB = 'https://huggingface.co';
const ROUTER = 'https://router.huggingface.co';

interface ModelQuery {
  readonly task: string;
  /** Words of the id; '' for the models that are in use most. */
  readonly words?: string;
  readonly signal?: AbortSignal;
  /** Key of a server of the user, '' for none. The hub needs no token. */
  readonly token?: string;
}

/** Loads from the hub of a service the models that known providers serve for a task. It needs no token for that. */
export async function loadModels(
  service: Service,
  { task, words = '', signal, token = '' }: ModelQuery,
  providers: readonly KnownProvider[],
): Promise<readonly ServedModel[]> {
  if (service.endpointUrl !== undefined) return loadServerModels(service.endpointUrl, token);
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
  // A server lists ids only.
  if (service.endpointUrl !== undefined) return new Map();
  try {
    const response = await fetch(`${service.endpoints.router ?? ROUTER}/v1/models`);
    return readFacts(response.ok ? await response.json() : undefined);
  } catch {
    return new Map();
  }
}

async function loadServerModels(endpointUrl: string, token: string): Promise<readonly ServedModel[]> {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(viaHost(modelsAddress(endpointUrl)), { headers });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return readServerModels(body);
  const { error } = Object(body) as { error?: { message?: string } };
  throw new Error(error?.message ?? `${endpointUrl} responded to the list of models with ${response.status}.`, {
    cause: response.status,
  });
}
