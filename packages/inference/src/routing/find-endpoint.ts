import type { CallPlace } from '../contract/call-place.ts';
import { InputError } from '../contract/errors.ts';
import type { Provider } from '../contract/provider.ts';

/** The custom endpoint of a call, if it has one. Only `hf-inference` is accepted as its provider: the hub's own protocol. */
export function findEndpoint({
  endpointUrl,
  provider,
  model,
}: CallPlace & { readonly provider?: unknown }): string | undefined {
  const id = provider instanceof Object ? (provider as Partial<Provider>).id : provider;
  const canBeEndpoint = id === undefined || id === 'hf-inference';
  if (endpointUrl === undefined) return canBeEndpoint && /^https?:/i.test(model ?? '') ? model : undefined;
  if (typeof provider === 'string' && !canBeEndpoint)
    throw new InputError('Specifying both endpointUrl and provider is not supported.');
  if (!canBeEndpoint) throw new InputError('Cannot use endpointUrl with a third-party provider.');
  return endpointUrl;
}
