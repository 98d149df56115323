import { InferenceError } from '../../contract/errors.ts';
import type { ListedModel, ModelDetails, ModelProvider, ModelQuery } from '../../contract/listed-model.ts';
import { PROVIDER_REGISTRY } from '../../providers/provider-registry.gen.ts';
import { hubRouter } from '../../routing/hub-router.ts';
import { readMapping } from '../../routing/look-up-mapping.ts';
import { findEntry } from '../../routing/provider-registry.ts';
import { servesTask } from '../../routing/resolve-provider.ts';
import { hubBase, providerBase } from '../../routing/urls.ts';
import { resolveDeferredError } from '../../transport/deferred-error.ts';
import { getList, type ListCall, listContext } from './get-list.ts';
import { asEntry, type Entry, readDetails, readTask } from './model-details.ts';

/** Details of the models of one service. `createKey` makes the key of a model and its provider. */
export interface KnownDetails {
  readonly details: ReadonlyMap<string, ModelDetails>;
  createKey(id: string, provider: ModelProvider): string;
}

/** Members of a model that the hub is asked for. */
const EXPANDED = ['inferenceProviderMapping', 'pipeline_tag', 'downloads', 'likes', 'createdAt'];

/** Pages of the hub's models that are served by `provider`, or by any. `learn` requests their details from another service. */
export async function* hubPages(
  call: ListCall,
  provider: string | undefined,
  learn: () => Promise<KnownDetails>,
): AsyncGenerator<readonly ListedModel[], void, undefined> {
  let known: Promise<KnownDetails> | undefined;
  let search: string | undefined = hubSearch(call.query, provider);
  while (search !== undefined) {
    const { entries, headers } = await getHubPage(call, search);
    const found = entries.flatMap((entry) => toModel(entry, provider, call.query.task) ?? []);
    if (found.some(isChat)) known ??= unlessFailed(learn, call);
    yield known ? withDetails(found, await known, provider) : found;
    search = nextSearch(headers);
  }
}

/** Requests the details of chat models from the hub's router. */
export async function routerDetails(call: ListCall): Promise<KnownDetails> {
  const { url } = providerBase(hubRouter, true, call.options.endpoints);
  const request = { method: 'GET', url: `${url}/v1/models`, headers: {}, isIdempotent: true, failureText: CATALOG };
  const details = new Map<string, ModelDetails>();
  for (const { id, architecture, providers } of (await getList(request, listContext(call, hubRouter.id))).entries) {
    for (const offer of Array.isArray(providers) ? providers.map(asEntry) : []) {
      details.set(`${id} ${offer.provider}`, readDetails({ architecture, ...offer }));
    }
  }
  return { details, createKey: (id, { provider }) => `${id} ${provider}` };
}

/** Details are more than a list needs: without them it goes on, with a warning. */
async function unlessFailed(learn: () => Promise<KnownDetails>, call: ListCall): Promise<KnownDetails> {
  try {
    return await learn();
  } catch (thrown) {
    const error = await resolveDeferredError(thrown);
    if (call.options.signal?.aborted || !InferenceError.is(error)) throw error;
    const message = `Models are listed without prices and lengths: ${error.message}`;
    listContext(call, 'hub').emit?.({ type: 'warning', message });
    return { details: new Map(), createKey: (id) => id };
  }
}

const CATALOG = "Failed to list the models of the hub's router";

function hubSearch({ task, search, pageSize = 100 }: ModelQuery, provider = 'all'): string {
  const parameters = new URLSearchParams({ inference_provider: provider, limit: String(pageSize) });
  for (const name of EXPANDED) parameters.append('expand[]', name);
  // Chat is a tag of models whose task is text generation.
  if (task) parameters.set(task === 'conversational' ? 'filter' : 'pipeline_tag', task);
  if (search) parameters.set('search', search);
  return `?${parameters}`;
}

function getHubPage(call: ListCall, search: string) {
  const { token, mode } = call.credentials;
  const context = listContext(call, 'hub');
  const request = {
    method: 'GET',
    url: `${hubBase(call.options.endpoints)}/api/models${search}`,
    headers: mode === 'hub-token' ? { Authorization: `Bearer ${token}` } : {},
    isIdempotent: true,
    isHub: true,
    failureText: 'Failed to list the models of the hub',
  };
  return getList(request, context);
}

/** The query of the next page. The rest of its address is not used, so that no response leads elsewhere. */
function nextSearch(headers: Headers): string | undefined {
  return /<[^>?]*(\?[^>#]*)[^>]*>\s*;\s*rel="?next/i.exec(headers.get('link') ?? '')?.[1];
}

function toModel(entry: Entry, provider: string | undefined, task: string | undefined): ListedModel | undefined {
  const { id } = entry;
  if (typeof id !== 'string') return;
  const providers = (readMapping(entry, id) ?? [])
    .filter((mapped) => provider === undefined || mapped.provider === provider)
    .filter((mapped) => !task || servesTask(mapped, task as never, findEntry(mapped.provider, PROVIDER_REGISTRY) ?? {}))
    .map((mapped) => ({
      provider: mapped.provider,
      providerModel: mapped.providerId,
      task: mapped.task,
      status: mapped.status,
    }));
  const [first] = providers;
  if (!first) return;
  return { id, task: task ?? first.task ?? readTask(entry), providers, raw: entry };
}

function isChat({ providers }: ListedModel): boolean {
  return providers.some(({ task }) => task === 'conversational');
}

function withDetails(
  models: readonly ListedModel[],
  { details, createKey }: KnownDetails,
  provider: string | undefined,
): readonly ListedModel[] {
  return models.map((model) => {
    const providers = model.providers.map((each) => ({ ...each, ...details.get(createKey(model.id, each)) }));
    const [own] = providers;
    if (provider === undefined || !own) return { ...model, providers };
    const { provider: _, providerModel: __, status: ___, task: ____, ...shown } = own;
    return { ...model, ...shown, providers };
  });
}
