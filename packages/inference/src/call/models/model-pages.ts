import { authMode, cleanToken } from '../../contract/credentials.ts';
import { InputError } from '../../contract/errors.ts';
import type { ListedModel, ModelQuery } from '../../contract/listed-model.ts';
import type { CallOptions } from '../../contract/options.ts';
import type { Provider } from '../../contract/provider.ts';
import { PROVIDER_REGISTRY } from '../../providers/provider-registry.gen.ts';
import type { ClientState } from '../../routing/client-state.ts';
import { findEndpoint } from '../../routing/find-endpoint.ts';
import { findById } from '../../routing/provider-registry.ts';
import { refuseMetadataHosts } from '../../routing/refuse-metadata-hosts.ts';
import { isProvider } from '../../routing/resolve-provider.ts';
import { throwResolved } from '../../transport/deferred-error.ts';
import type { ListCall } from './get-list.ts';
import { hubPages, routerDetails } from './hub-models.ts';
import { endpointModels, ownDetails, ownModels } from './own-models.ts';

/** The pages of a list of models. */
export async function* modelPages(
  query: ModelQuery,
  options: CallOptions,
  state: ClientState,
): AsyncGenerator<readonly ListedModel[], void, undefined> {
  try {
    checkPageSize(query.pageSize);
    const token = cleanToken(query.accessToken);
    const credentials = { token, mode: authMode(token, options.includeCredentials) };
    if (options.endpoints) refuseMetadataHosts(options.endpoints);
    yield* listPages({ query, options, credentials, state });
  } catch (thrown) {
    await throwResolved(thrown);
  }
}

async function* listPages(call: ListCall): AsyncGenerator<readonly ListedModel[], void, undefined> {
  const { provider: named } = call.query;
  const endpointUrl = findEndpoint({ ...call.query, model: undefined });
  if (endpointUrl !== undefined) {
    yield await endpointModels(call, endpointUrl);
    return;
  }
  if (named === undefined || named === 'auto') {
    yield* hubPages(call, undefined, () => routerDetails(call));
    return;
  }
  const provider = isProvider(named) ? named : await findById(named, PROVIDER_REGISTRY).load();
  const { id, access } = provider;
  const { mode } = call.credentials;
  if (access?.ownModel) {
    access.check(provider, mode);
    requireKey(provider, mode);
    yield await ownModels(call, provider);
    return;
  }
  const isDirect = mode === 'provider-key' && access?.only !== 'routed';
  yield* hubPages(call, id, () => (isDirect ? ownDetails(call, provider) : routerDetails(call)));
}

function requireKey({ id, label, directOnlySince }: Provider, mode: string): void {
  if (!directOnlySince || mode === 'provider-key') return;
  throw new InputError(
    `${label} is direct only: the hub has not listed its models since ${directOnlySince}. Pass its own API key as \`accessToken\`.`,
    { provider: id },
  );
}

function checkPageSize(size: number | undefined): void {
  if (size === undefined || (Number.isInteger(size) && size >= 1 && size <= 1000)) return;
  throw new InputError(`pageSize has to be a whole number from 1 to 1000; got ${String(size).slice(0, 40)}.`);
}
