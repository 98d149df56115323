import type { TaskId } from '@hubkit/catalog';
import { InputError } from '../contract/errors.ts';
import type { MappingEntry } from '../contract/mapping-entry.ts';
import type { Provider } from '../contract/provider.ts';
import type { Target } from '../contract/task-functions.ts';
import type { DefaultModel } from './default-model.ts';
import { endpointAddress } from './endpoint-url.ts';
import { entriesOf, entryFor, findAdapter, fits, settle } from './resolve-provider.ts';
import type { Question, Resolved } from './route.ts';

/** Providers by id. */
export type Registry = Readonly<Record<string, Provider>>;

/** Settles any call: providers by name, `auto`, endpoints of the caller's, models by default. */
export async function resolve<K extends TaskId>(
  question: Question<K>,
  registry: Registry,
  defaultModel: DefaultModel,
): Promise<Resolved<K>> {
  const { task, target, caller, options, context } = question;
  const { provider: named, model } = target;
  if (!task) {
    throw new InputError("you need to provide a task name when using an external provider, e.g. 'text-to-image'");
  }
  const endpointUrl = endpointOf(target);
  if (endpointUrl !== undefined) return settleEndpoint(task, target, endpointUrl, registry);
  if (model && /^(https?:|\/)/i.test(model)) {
    throw new InputError('Model URLs are no longer supported. Use endpointUrl instead.');
  }
  if (named === undefined || named === 'auto') {
    if (!model) throw new InputError("Specifying a model is required when provider is 'auto'");
    if (caller.mode === 'provider-key') {
      throw new InputError(
        "A key that is not a hub token belongs to one provider: name it in 'provider', so that the key goes nowhere else.",
      );
    }
    return choose(task, model, await entriesOf(model, question), registry);
  }
  const provider = findProvider(named, registry);
  findAdapter(provider, task);
  const needsModel = !model && !provider.access?.ownModel;
  const known = needsModel ? await defaultModel(task, options, context) : model;
  return settle({ ...question, target: { ...target, provider, model: known } });
}

/** Settles a call to an address of the caller's own. */
export function settleEndpoint<K extends TaskId>(
  task: K,
  { provider: named = 'hf-inference', model = '' }: Target,
  endpointUrl: string,
  registry: Registry,
): Resolved<K> {
  const provider = findProvider(named, registry);
  const adapter = findAdapter(provider, task);
  const name = model === endpointUrl ? '' : model;
  const mapping = entryFor(provider, task, name);
  const url = endpointAddress(endpointUrl, adapter.endpointPath);
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

/** The address of the caller's own that a call goes to. Such servers speak the protocol of the hub's inference service. */
export function endpointOf({ endpointUrl, provider, model }: Target): string | undefined {
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
): Resolved<K> {
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
