import type { KnownProvider, Service } from '../host-config/host-config.ts';
import { readModels, type ServedModel } from './read-models.ts';

const HUB = 'https://huggingface.co';

/** Loads from the hub of a service the models that known providers serve for a task. It needs no token for that. */
export async function loadModels(
  service: Service,
  task: string,
  providers: readonly KnownProvider[],
): Promise<readonly ServedModel[]> {
  const query = new URLSearchParams({
    inference_provider: 'all',
    // Chat is a tag on the hub, not a task of its own.
    [task === 'conversational' ? 'filter' : 'pipeline_tag']: task,
    sort: 'trendingScore',
    limit: '60',
    'expand[]': 'inferenceProviderMapping',
  });
  const response = await fetch(`${service.endpoints.hub ?? HUB}/api/models?${query}`);
  if (!response.ok) throw new Error(`${service.label} responded to the list of models with ${response.status}.`);
  const known = providers.filter(({ tasks }) => tasks.includes(task)).map(({ id }) => id);
  return readModels(await response.json(), task, new Set(known));
}
