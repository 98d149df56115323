import { defaultKeyVariable } from '../contract/provider-facts.ts';
import type { ProviderId } from '../contract/provider-ids.gen.ts';
import type { ProviderOrPolicy } from '../contract/task-functions.ts';
import { PROVIDERS } from '../providers/provider-facts.gen.ts';

export { PROVIDERS };

/** The ids of all providers, in alphabetical order. */
export const INFERENCE_PROVIDERS: readonly ProviderId[] = /* @__PURE__ */ PROVIDERS.map(({ id }) => id);

/** All values of `provider`: the ids, and `auto`. */
export const PROVIDERS_OR_POLICIES: readonly ProviderOrPolicy[] = INFERENCE_PROVIDERS.concat('auto' as never);

/**
 * Returns the environment variable that holds the API key of a provider: the one that its own tools read (`FAL_KEY`), or
 * else `<ID>_API_KEY`.
 */
export function keyVariable(provider: string): string {
  return PROVIDERS.find(({ id }) => id === provider)?.keyVariable ?? defaultKeyVariable(provider);
}
