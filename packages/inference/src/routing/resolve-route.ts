import type { TaskId } from '@hubkit/task-types';
import type { AnyAdapter } from '../contract/adapter.ts';
import { HubApiError, InputError } from '../contract/errors.ts';
import type { MappingEntry } from '../contract/mapping-entry.ts';
import type { Provider } from '../contract/provider.ts';
import { findEndpoint } from './find-endpoint.ts';
import { hubRouter } from './hub-router.ts';
import { loadMappingErrors } from './load-mapping-errors.ts';
import { findById, findEntry, loadOnce, type ProviderRegistry } from './provider-registry.ts';
import { refuseMetadataHosts } from './refuse-metadata-hosts.ts';
import {
  createRoute,
  findAdapter,
  isProvider,
  lookUpEntries,
  noAdapter,
  requireAdapter,
  servesTask,
  unmappedEntry,
} from './resolve-provider.ts';
import type { Route, RouteRequest } from './route.ts';

/** The provider whose protocol custom endpoints have where they do not have OpenAI's. */
export const HUB_PROVIDER = 'hf-inference';

const loadEndpoints = /* @__PURE__ */ loadOnce('custom endpoints', () => import('./endpoint-route.ts'));

/** Resolves the route of any call: a provider by name, `auto`, a custom endpoint, the default model of a task. */
export function resolveRoute(request: RouteRequest, registry: ProviderRegistry): Route | Promise<Route> {
  const { task, args, options } = request;
  const { provider: named } = args;
  if (!task) {
    throw new InputError("you need to provide a task name when using an external provider, e.g. 'text-to-image'");
  }
  if (options.endpoints) refuseMetadataHosts(options.endpoints);
  const endpointUrl = findEndpoint(args);
  if (endpointUrl !== undefined) {
    const route = ({ serverAt, routeToEndpoint }: typeof import('./endpoint-route.ts')) =>
      withProvider(named ?? serverAt(task, endpointUrl) ?? HUB_PROVIDER, task, registry, (provider, adapter) =>
        routeToEndpoint(task, args, endpointUrl, provider, adapter),
      );
    const code = loadEndpoints();
    return code instanceof Promise ? code.then(route) : route(code);
  }
  if (args.model && /^(https?:|\/)/i.test(args.model)) {
    throw new InputError('Model URLs are no longer supported. Use endpointUrl instead.');
  }
  if (named === undefined || named === 'auto') return resolveAuto(request, registry);
  return withProvider(named, task, registry, (provider, adapter) => {
    const model = withoutSuffix(request.args.model, provider.id);
    if (model || provider.access?.ownModel || !request.state.defaultModel) {
      return createRoute(provider, adapter, model, request);
    }
    return request.state
      .defaultModel(task, options, request.context)
      .then((found) => createRoute(provider, adapter, found, request));
  });
}

/** Resolves `auto`: the router's own choice for a model with a suffix, otherwise the first provider of the user's settings. */
function resolveAuto(request: RouteRequest, registry: ProviderRegistry): Route | Promise<Route> {
  const { task, args, credentials, options } = request;
  const { model } = args;
  if (!model) throw new InputError("Specifying a model is required when provider is 'auto'");
  if (credentials.mode === 'provider-key') {
    throw new InputError(
      'This is not a hub token (hf_…). Set `provider` to the provider this key belongs to, so it is not sent anywhere else.',
    );
  }
  if (hasRouterSuffix(model) && !Object.hasOwn(options.mapping ?? {}, model)) return routeToRouter(task, model);
  const entries = lookUpEntries(model, request);
  // The router may know a provider that is younger than this release.
  const isRouterAble = task === 'conversational' && credentials.mode !== 'none';
  const choose = (found: readonly MappingEntry[]) => firstCandidate(task, model, found, registry, isRouterAble);
  if (!(entries instanceof Promise)) return choose(entries);
  return entries.then(choose, (error: unknown) => {
    if (isRouterAble && isRefused(error)) return routeToRouter(task, model);
    throw error;
  });
}

/** The route of a chat whose provider the router chooses. */
function routeToRouter(task: TaskId, model: string): Route {
  return {
    provider: hubRouter,
    adapter: requireAdapter(hubRouter, task),
    mapping: unmappedEntry(hubRouter, task, model),
  };
}

/** True for a live model that chats, whatever its provider calls the task. */
function isChat({ task, status }: MappingEntry): boolean {
  return status === 'live' && /^(conversational|text-generation|image-text-to-text)$/.test(task);
}

/** True where the hub does not give the providers of a model, which does not mean that there are none. */
function isRefused(error: unknown): boolean {
  return HubApiError.is(error) && error.response?.status === 403;
}

/** Names the providers of a task, for the error about one that lacks it. */
function otherProviders(task: TaskId, registry: ProviderRegistry): string {
  const able = Object.keys(registry).filter((id) => registry[id]?.tasks.includes(task));
  return able.length > 0 ? `. Providers of this task: ${able.join(', ')}` : '';
}

/** Throws for a provider that does not exist, or does not have the task, without loading it. */
export function checkProvider(task: TaskId, named: string | Provider, registry: ProviderRegistry): void {
  if (isProvider(named)) requireAdapter(named, task);
  else if (!findById(named, registry).tasks.includes(task)) {
    throw new InputError(`Task '${task}' not supported for provider '${named}'${otherProviders(task, registry)}`);
  }
}

/** Finds a route with the provider of a call, which may have to be loaded, and its adapter of the task. */
function withProvider(
  named: string | Provider,
  task: TaskId,
  registry: ProviderRegistry,
  find: (provider: Provider, adapter: AnyAdapter) => Route | Promise<Route>,
): Route | Promise<Route> {
  const found = (provider: Provider) => {
    const adapter = findAdapter(provider, task);
    if (!adapter) throw noAdapter(provider, task, otherProviders(task, registry));
    return find(provider, adapter);
  };
  const provider = isProvider(named) ? named : findById(named, registry).load();
  return provider instanceof Promise ? provider.then(found) : found(provider);
}

/** The model id without a suffix that names the provider of the call once more: `owner/name:groq` at groq. */
function withoutSuffix(model: string | undefined, id: string): string | undefined {
  return model?.endsWith(`:${id}`) ? model.slice(0, -id.length - 1) : model;
}

/** True for a model id with a suffix that the router reads: `owner/name:fastest`. */
function hasRouterSuffix(model: string): boolean {
  return /^[^:]+:[\w-]+$/.test(model);
}

/**
 * Finds the first route that `auto` can take, in the order of the user's settings; providers that failed a health check come
 * last. Only its provider is loaded, the others when the call fails over.
 */
async function firstCandidate(
  task: TaskId,
  model: string,
  entries: readonly MappingEntry[],
  registry: ProviderRegistry,
  isRouterAble: boolean,
): Promise<Route> {
  const able = entries.filter((entry) => {
    const known = findEntry(entry.provider, registry);
    return known?.tasks.includes(task) && servesTask(entry, task, known);
  });
  const isDoubtful = ({ status }: MappingEntry) => status === 'error';
  const [first, ...others] = [...able.filter((entry) => !isDoubtful(entry)), ...able.filter(isDoubtful)];
  if (!first) {
    if (isRouterAble && entries.some(isChat)) return routeToRouter(task, model);
    const { noCandidateError } = await loadMappingErrors();
    throw noCandidateError(task, model, entries);
  }
  const toRoute = async (mapping: MappingEntry): Promise<Route> => {
    const provider = await findById(mapping.provider, registry).load();
    return { provider, adapter: requireAdapter(provider, task), mapping };
  };
  return { ...(await toRoute(first)), others: () => Promise.all(others.map(toRoute)) };
}
