import { PROVIDERS } from '@hubkit/inference';
import type { Service } from '../../../host/host-config.ts';
import { type ChatModel, readChatModels } from './chat-model.ts';

const HUB = 'https://huggingface.co';
const QUERY =
  'inference_provider=all&filter=conversational&sort=trendingScore&limit=60&expand[]=inferenceProviderMapping';

const CHAT_PROVIDERS = new Set<string>(
  PROVIDERS.filter(({ tasks }) => tasks.includes('conversational')).map(({ id }) => id),
);

/** Asks the hub of a service which models can be chatted with. It needs no token for that. */
export async function loadChatModels(service: Service, signal: AbortSignal): Promise<readonly ChatModel[]> {
  const response = await fetch(`${service.endpoints.hub ?? HUB}/api/models?${QUERY}`, { signal });
  if (!response.ok) throw new Error(`${service.label} answered the list of models with ${response.status}.`);
  return readChatModels(await response.json(), CHAT_PROVIDERS);
}
