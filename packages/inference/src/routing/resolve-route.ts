import type { TaskId } from '@hubkit/catalog';
import { InputError } from '../contract/errors.ts';
import { loadLate } from '../contract/load-late.ts';
import type { MappingEntry } from '../contract/mapping-entry.ts';
import type { Provider } from '../contract/provider.ts';
import type { CallTarget } from '../contract/task-functions.ts';
import { endpointRequestUrl } from './endpoint-request-url.ts';
import { hubRouter } from './hub-router.ts';
import { memoizeLast } from './memoize-last.ts';
import { findById, type ProviderRegistry } from './provider-registry.ts';
import { refuseMetadataHosts } from './refuse-metadata-hosts.ts';
import { entriesOf, findAdapter, isProvider, resolveProvider, servesTask, unmappedEntry } from './resolve-provider.ts';
import type { Route, RouteRequest, Routes } from './route.ts';

/** The provider whose protocol custom endpoints have. */
export const DEFAULT_PROVIDER = 'hf-inference';

/** Resolves the routes of any call: a provider by name, `auto`, a custom endpoint, the default model of a task. */
export function resolveRoutes(request: RouteRequest, registry: ProviderRegistry): Routes | Promise<Routes> {
  const { task, target, options } = request;
  if (!task) {
    throw new InputError("you need to provide a task name when using an external provider, e.g. 'text-to-image'");
  }
  refuseMetadataHosts(options.endpoints);
  const endpointUrl = endpointOf(target);
  if (endpointUrl === undefined) return resolveOther(request, registry);
  const provider = loadProvider(target.provider ?? DEFAULT_PROVIDER, task, registry);
  return provider instanceof Promise
    ? provider.then((loaded) => [routeToEndpoint(task, target, endpointUrl, loaded)])
    : [routeToEndpoint(task, target, endpointUrl, provider)];
}

async function resolveOther(request: RouteRequest, registry: ProviderRegistry): Promise<Routes> {
  const { task, target, credentials, options, context, state } = request;
  const { provider: named, model } = target;
  if (model && /^(https?:|\/)/i.test(model)) {
    throw new InputError('Model URLs are no longer supported. Use endpointUrl instead.');
  }
  if (named === undefined || named === 'auto') {
    if (!model) throw new InputError("Specifying a model is required when provider is 'auto'");
    if (credentials.mode === 'provider-key') {
      throw new InputError(
        'This is not a hub token (hf_…). Set `provider` to the provider this key belongs to, so it is not sent anywhere else.',
      );
    }
    if (hasRouterSuffix(model) && !Object.hasOwn(options.mapping ?? {}, model)) {
      return [
        { provider: hubRouter, adapter: findAdapter(hubRouter, task), mapping: unmappedEntry(hubRouter, task, model) },
      ];
    }
    return candidates(task, model, await entriesOf(model, request), registry);
  }
  const provider = await loadProvider(named, task, registry);
  const needsModel = !model && !provider.access?.ownModel;
  const known = needsModel ? await state.defaultModel?.(task, options, context) : model;
  return resolveProvider({ ...request, target: { ...target, provider, model: known } });
}

/** The route of a call to a custom endpoint. */
export function routeToEndpoint(
  task: TaskId,
  { model = '' }: CallTarget,
  endpointUrl: string,
  provider: Provider,
): Route {
  const adapter = findAdapter(provider, task);
  const name = model === endpointUrl ? '' : model;
  const mapping = unmappedEntry(provider, task, name);
  return { provider, adapter, mapping, endpoint: customEndpoint(endpointUrl, adapter.endpointPath) };
}

const customEndpoint = /* @__PURE__ */ memoizeLast((endpointUrl, path) => {
  const url = endpointRequestUrl(endpointUrl, path);
  return { url, isHub: /^https:\/\/([\w-]+\.)*huggingface\.co\//.test(url) };
});

/** Names the providers that do a task, for the error about one that does not. */
function otherProviders(task: TaskId, registry: ProviderRegistry): string {
  const able = Object.keys(registry).filter((id) => registry[id]?.tasks.includes(task));
  return able.length > 0 ? `. Providers of this task: ${able.join(', ')}` : '';
}

/** Throws for a provider that does not exist, or does not have the task, without loading it. */
export function checkProvider(task: TaskId, named: string | Provider, registry: ProviderRegistry): void {
  if (isProvider(named)) findAdapter(named, task);
  else if (!findById(named, registry).tasks.includes(task)) {
    throw new InputError(`Task '${task}' not supported for provider '${named}'${otherProviders(task, registry)}`);
  }
}

/** Loads the provider of a call. Throws when there is no such provider, or when it does not have the task. */
function loadProvider(
  named: string | Provider,
  task: TaskId,
  registry: ProviderRegistry,
): Provider | Promise<Provider> {
  const check = (provider: Provider) => {
    findAdapter(provider, task, () => otherProviders(task, registry));
    return provider;
  };
  const provider = isProvider(named) ? named : findById(named, registry).load();
  return provider instanceof Promise ? provider.then(check) : check(provider);
}

/** True for a model id with a suffix that the router reads: `owner/name:fastest`. */
function hasRouterSuffix(model: string): boolean {
  return /^[^:]+:[\w-]+$/.test(model);
}

/** The custom endpoint of a call, if it has one. Such servers have the protocol of the hub's inference service. */
export function endpointOf({ endpointUrl, provider, model }: CallTarget): string | undefined {
  const id = provider instanceof Object ? provider.id : provider;
  const canBeEndpoint = id === undefined || id === 'hf-inference';
  if (endpointUrl === undefined) return canBeEndpoint && /^https?:/i.test(model ?? '') ? model : undefined;
  if (typeof provider === 'string') throw new InputError('Specifying both endpointUrl and provider is not supported.');
  if (!canBeEndpoint) throw new InputError('Cannot use endpointUrl with a third-party provider.');
  return endpointUrl;
}

/** Every route that can be used, in the order of the user's settings; those that failed a health check come last. */
async function candidates(
  task: TaskId,
  model: string,
  entries: readonly MappingEntry[],
  registry: ProviderRegistry,
): Promise<Routes> {
  const known = entries.filter((entry) => Object.hasOwn(registry, entry.provider));
  const routes = await Promise.all(
    known.map(async (mapping): Promise<Route | undefined> => {
      const { tasks, load } = findById(mapping.provider, registry);
      if (!tasks.includes(task)) return undefined;
      const provider = await load();
      return servesTask(mapping, task, provider)
        ? { provider, mapping, adapter: findAdapter(provider, task) }
        : undefined;
    }),
  );
  const able = routes.filter((route) => route !== undefined);
  const isDoubtful = ({ mapping }: Route) => mapping.status === 'error';
  const [first, ...others] = [...able.filter((route) => !isDoubtful(route)), ...able.filter(isDoubtful)];
  if (first) return [first, ...others];
  const { noCandidateError } = await loadLate('the error', () => import('./mapping-error.ts'));
  throw noCandidateError(task, model, entries);
}
