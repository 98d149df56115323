import type { ChatAdapter } from '../../contract/adapter.ts';
import { InferenceError, InputError, type ProviderApiError } from '../../contract/errors.ts';
import type { ListedModel, ModelQuery } from '../../contract/listed-model.ts';
import { bearer, defineProvider, type Provider } from '../../contract/provider.ts';
import { prepareRequest, toWireRequest } from '../../request/build-request.ts';
import { extendRoute } from '../../request/extend-route.ts';
import { endpointRequestUrl } from '../../routing/endpoint-request-url.ts';
import { findAdapter, unmappedEntry } from '../../routing/resolve-provider.ts';
import type { Route } from '../../routing/route.ts';
import { resolveDeferredError } from '../../transport/deferred-error.ts';
import { getList, type ListCall, listContext } from './get-list.ts';
import type { KnownDetails } from './hub-models.ts';
import { type Entry, readDetails, readTask } from './model-details.ts';

/** The operation of a task at the end of an address. The list is requested beside it. */
const OPERATION =
  /\/(chat\/completions|completions|embeddings|images\/generations|audio\/(speech|transcriptions)|generate(_stream)?|embed(_all)?|predict)\/*(?=$|[?#])/;

/** The server of an endpoint, with as much of a provider as a list needs. */
const SERVER = defineProvider({ id: 'endpoint', label: 'endpoint', baseUrl: '', auth: bearer, tasks: {} });

/** The models of a server or gateway. One without a list, such as Text Embeddings Inference, describes its only model. */
export async function endpointModels(call: ListCall, endpointUrl: string): Promise<readonly ListedModel[]> {
  const base = endpointUrl.replace(OPERATION, '');
  const read = (path: string) => {
    const name = base.replace(/\/*([?#].*)?$/s, '');
    const endpoint = { name, url: endpointRequestUrl(base, path), isHub: false };
    return getOwn(call, SERVER, path, endpoint);
  };
  const entries = await read('v1/models').catch(async (thrown: unknown) => {
    // Only error responses have a status.
    const error = (await resolveDeferredError(thrown)) as ProviderApiError;
    if (error.status !== 404) throw error;
    return read('info').catch(async () => {
      const { noListError } = await import('./no-list.ts');
      throw noListError(error);
    });
  });
  return listed(entries, call.query, (own) => own);
}

/** The models of a provider that the hub does not list, under the ids by which it is called. */
export async function ownModels(call: ListCall, provider: Provider): Promise<readonly ListedModel[]> {
  const path = listPath(provider);
  if (path === undefined) {
    const where = provider.site ? `; see ${provider.site}` : '';
    throw new InputError(`${provider.label} has no list of models${where}.`, { provider: provider.id });
  }
  return listed(await getOwn(call, provider, path), call.query, (own) => callableId(provider, own));
}

/** Requests the details of models from their provider. */
export async function ownDetails(call: ListCall, provider: Provider): Promise<KnownDetails> {
  const path = listPath(provider);
  const entries = path === undefined ? [] : await getOwn(call, provider, path);
  return {
    details: new Map(entries.map((entry) => [ownId(entry) ?? '', readDetails(entry)])),
    createKey: (_, { providerModel }) => providerModel,
  };
}

function getOwn(call: ListCall, provider: Provider, path: string, endpoint?: Route['endpoint']) {
  const { options, credentials } = call;
  // No adapter takes part; the route is what headers and addresses are made of.
  const bare = { provider, mapping: unmappedEntry(provider, '', ''), ...(endpoint && { endpoint }) } as Route;
  const route = extendRoute(bare, options, credentials.token);
  const target = { route, credentials, call: { isRouted: false, model: '' } as never };
  const request = prepareRequest(target, { method: 'GET', path }, options, endpoint);
  const name = endpoint?.name ?? provider.id;
  const failureText = endpoint ? 'Failed to list models' : `Failed to list the models of ${name}`;
  const wire = toWireRequest(request, false, true, failureText);
  wire.isEndpoint = endpoint !== undefined;
  return getList(wire, listContext(call, name)).then(({ entries }) => entries);
}

/** The list lies beside the chat, as in OpenAI's protocol; undefined for a provider without such a chat. */
function listPath(provider: Provider): string | undefined {
  const chat = findAdapter(provider, 'conversational') as ChatAdapter | undefined;
  const call = { input: { messages: [] }, model: '', uploads: {}, isRouted: false } as never;
  const path = chat?.request(call).path ?? '';
  return /(^|\/)chat\/completions$/.test(path) ? path.replace(/chat\/completions$/, 'models') : undefined;
}

/** The id by which a provider's own model is called: itself, or behind the name of the provider. */
function callableId(provider: Provider, own: string): string {
  const candidates = [own, `${provider.id}/${own}`];
  return candidates.find((id) => isOwn(provider, id, own)) ?? own;
}

function isOwn(provider: Provider, id: string, own: string): boolean {
  try {
    return provider.access?.ownModel?.(provider, id) === own;
  } catch (error) {
    if (InferenceError.is(error)) return false;
    throw error;
  }
}

function listed(entries: readonly Entry[], { task, search = '' }: ModelQuery, callable: (own: string) => string) {
  const wanted = search.toLowerCase();
  return entries.flatMap((entry): readonly ListedModel[] => {
    const own = ownId(entry);
    const known = readTask(entry);
    if (own === undefined || (task && known && known !== task) || !own.toLowerCase().includes(wanted)) return [];
    const { display_name: display, name = display } = entry;
    const label = typeof name === 'string' && name !== own && { name };
    return [
      { id: callable(own), ...label, ...(known && { task: known }), ...readDetails(entry), providers: [], raw: entry },
    ];
  });
}

function ownId({ id, model, name, model_id: served }: Entry): string | undefined {
  return [id, model, name, served].find((value) => typeof value === 'string');
}
