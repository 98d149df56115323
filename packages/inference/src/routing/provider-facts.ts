import { defaultKeyVariable } from '../contract/provider-facts.ts';
import type { ProviderId } from '../contract/provider-ids.gen.ts';
import type { ProviderOrPolicy } from '../contract/task-functions.ts';
import { PROVIDERS } from '../providers/provider-facts.gen.ts';

export type { ProviderFacts } from '../contract/provider-facts.ts';
export { defaultKeyVariable, PROVIDERS };

/** The ids of all providers, in alphabetical order. */
export const INFERENCE_PROVIDERS: readonly ProviderId[] = /* @__PURE__ */ PROVIDERS.map(({ id }) => id);

/** All values of `provider`: the ids, and `auto`. */
export const PROVIDERS_OR_POLICIES: readonly ProviderOrPolicy[] = INFERENCE_PROVIDERS.concat('auto' as never);

/** The organizations of the providers on the hub, by the id of the provider; the id where it has none of another name. */
export const PROVIDERS_HUB_ORGS: Readonly<Record<ProviderId, string>> = /* @__PURE__ */ hubOrganizations();

function hubOrganizations(): Record<ProviderId, string> {
  const entries = PROVIDERS.map(({ id, hubOrganization = id }) => [id, hubOrganization]);
  // Every provider is in the list.
  return Object.fromEntries(entries) as Record<ProviderId, string>;
}

/**
 * Returns the environment variable that holds the API key of a provider: the one that its own tools read (`FAL_KEY`), or
 * else `<ID>_API_KEY`.
 */
export function keyVariable(provider: string): string {
  return PROVIDERS.find(({ id }) => id === provider)?.keyVariable ?? defaultKeyVariable(provider);
}
