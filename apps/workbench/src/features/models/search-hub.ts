import type { Service } from '../../host-config/host-config.ts';
import { type FoundModel, readFound } from './read-found.ts';

const HUB = 'https://huggingface.co';
const FIELDS = ['pipeline_tag', 'library_name', 'downloads', 'inferenceProviderMapping', 'tags', 'createdAt'] as const;

interface HubSearch {
  readonly q: string;
  readonly task?: string | undefined;
  readonly library?: string | undefined;
}

/** Searches the models of a service's hub, the most wanted first. Throws where the hub does not answer. */
export async function searchHub(
  service: Service,
  { q, task, library }: HubSearch,
  signal: AbortSignal,
): Promise<readonly FoundModel[]> {
  const query = new URLSearchParams([
    ...(q.startsWith('{') || q === '' ? [] : [['search', q.trim()]]),
    ...(task ? [['pipeline_tag', task]] : []),
    ...(library ? [['filter', library]] : []),
    ['sort', 'trendingScore'],
    ['limit', '60'],
    ...FIELDS.map((field) => ['expand[]', field]),
  ] as [string, string][]);
  const response = await fetch(`${service.endpoints.hub ?? HUB}/api/models?${query}`, { signal });
  if (!response.ok) throw new Error(`${service.label} responded with ${response.status}.`);
  return readFound(await response.json());
}
