import type { TaskId } from '@hubkit/catalog';
import { InputError } from '../contract/errors.ts';
import type { MappingEntry } from '../contract/mapping-entry.ts';
import type { Provider } from '../contract/provider.ts';
import type { CallTarget } from '../contract/task-functions.ts';
import type { DefaultModel } from './default-model.ts';
import { endpointRequestUrl } from './endpoint-request-url.ts';
import { entriesOf, findAdapter, fits, resolveProvider, unmappedEntry } from './resolve-provider.ts';
import type { Route, RouteRequest } from './route.ts';

/** Providers by id. */
export type Registry = Readonly<Record<string, Provider>>;

/** Resolves the route of any call: a provider by name, `auto`, a custom endpoint, the default model of a task. */
export async function resolveRoute<K extends TaskId>(
  request: RouteRequest<K>,
  registry: Registry,
  defaultModel: DefaultModel,
): Promise<Route<K>> {
  const { task, target, credentials, options, context } = request;
  const { provider: named, model } = target;
  if (!task) {
    throw new InputError("you need to provide a task name when using an external provider, e.g. 'text-to-image'");
  }
  const endpointUrl = endpointOf(target);
  if (endpointUrl !== undefined) return resolveEndpoint(task, target, endpointUrl, registry);
  if (model && /^(https?:|\/)/i.test(model)) {
    throw new InputError('Model URLs are no longer supported. Use endpointUrl instead.');
  }
  if (named === undefined || named === 'auto') {
    if (!model) throw new InputError("Specifying a model is required when provider is 'auto'");
    if (credentials.mode === 'provider-key') {
      throw new InputError(
        "A key that is not a hub token belongs to one provider: name it in 'provider', so that the key goes nowhere else.",
      );
    }
    return choose(task, model, await entriesOf(model, request), registry);
  }
  const provider = findProvider(named, registry);
  findAdapter(provider, task);
  const needsModel = !model && !provider.access?.ownModel;
  const known = needsModel ? await defaultModel(task, options, context) : model;
  return resolveProvider({ ...request, target: { ...target, provider, model: known } });
}

/** Resolves a call to a custom endpoint. */
export function resolveEndpoint<K extends TaskId>(
  task: K,
  { provider: named = 'hf-inference', model = '' }: CallTarget,
  endpointUrl: string,
  registry: Registry,
): Route<K> {
  const provider = findProvider(named, registry);
  const adapter = findAdapter(provider, task);
  const name = model === endpointUrl ? '' : model;
  const mapping = unmappedEntry(provider, task, name);
  const url = endpointRequestUrl(endpointUrl, adapter.endpointPath);
  const isHub = /^https:\/\/([\w-]+\.)*huggingface\.co\//.test(url);
  return { provider, adapter, mapping, endpoint: { url, isHub } };
}

/** Finds a provider by name. */
export function findProvider(named: string | Provider, registry: Registry): Provider {
  if (named instanceof Object) return named;
  const provider = Object.hasOwn(registry, named) ? registry[named] : undefined;
  if (provider) return provider;
  throw new InputError(`Provider '${named}' not supported. Available providers: ${Object.keys(registry)}`);
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

/** The first entry that can be used; one that failed its health check only if there is no other. */
function choose<K extends TaskId>(
  task: K,
  model: string,
  entries: readonly MappingEntry[],
  registry: Registry,
): Route<K> {
  const able = entries.flatMap((mapping) => {
    const provider = Object.hasOwn(registry, mapping.provider) ? registry[mapping.provider] : undefined;
    const isAble = provider && Object.hasOwn(provider.tasks, task) && fits(mapping, task, provider);
    return isAble ? [{ provider, mapping }] : [];
  });
  const chosen = able.find(({ mapping }) => mapping.status !== 'error') ?? able[0];
  if (chosen) return { ...chosen, adapter: findAdapter(chosen.provider, task) };
  const found = entries.map((entry) => `${entry.provider} (${entry.task}, ${entry.status})`).join(', ');
  throw new InputError(
    `No Inference Provider available for model ${model}.${found && ` None of these can do ${task} here: ${found}.`}`,
  );
}
