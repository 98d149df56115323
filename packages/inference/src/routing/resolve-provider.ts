import type { TaskId } from '@hubkit/catalog';
import type { AnyAdapter } from '../contract/adapter.ts';
import { InputError } from '../contract/errors.ts';
import type { MappingEntry } from '../contract/mapping-entry.ts';
import type { Provider } from '../contract/provider.ts';
import type { CallContext } from '../transport/context.ts';
import type { RouteRequest, Routes } from './route.ts';
import { hubBase } from './urls.ts';

/** Resolves a call to a provider that was passed as an object. */
export async function resolveProvider(request: RouteRequest): Promise<Routes> {
  const { task, target, credentials, context } = request;
  const { provider, model } = target;
  if (!isProvider(provider)) throw new InputError('Pass a provider object, such as groq.');
  const adapter = findAdapter(provider, task);
  const { access } = provider;
  access?.check(provider, credentials.mode);
  if (access?.ownModel) {
    const providerId = access.ownModel(provider, model ?? '');
    return [{ provider, adapter, mapping: unmappedEntry(provider, task, model ?? '', providerId) }];
  }
  if (!model) throw new InputError(`No model provided for task ${task}; pass the id of one as 'model'.`);
  return [{ provider, adapter, mapping: pick(task, model, provider, await entriesOf(model, request), context) }];
}

/** Tells a provider object from a name, and from what is neither. */
export function isProvider(value: unknown): value is Provider {
  return value instanceof Object && typeof Reflect.get(value, 'id') === 'string' && 'tasks' in value;
}

/** Makes a mapping entry for a model that the hub was not asked about. */
export function unmappedEntry({ id }: Provider, task: string, model: string, providerId = model): MappingEntry {
  return { provider: id, providerId, hfModelId: model, task, status: 'live' };
}

/** Finds the adapter of a task; `hint` makes the end of the message of the error when there is none. */
export function findAdapter({ id, tasks }: Provider, task: TaskId, hint = () => ''): AnyAdapter {
  const adapter = Object.hasOwn(tasks, task) && tasks[task];
  if (adapter) return adapter;
  throw new InputError(
    `Task '${task}' not supported for provider '${id}'. Available tasks: ${Object.keys(tasks).join(', ')}${hint()}`,
  );
}

/** Lists who serves a model: from the `mapping` option, or else from the hub. */
export async function entriesOf(
  model: string,
  { options, credentials, state, context }: RouteRequest,
): Promise<readonly MappingEntry[]> {
  const { mapping = {}, endpoints } = options;
  if (Object.hasOwn(mapping, model)) return mapping[model] ?? [];
  return state.lookUp({ hub: hubBase(endpoints), model, ...credentials }, context);
}

/** Picks the entry of the provider that the call names. */
function pick(
  task: TaskId,
  model: string,
  provider: Provider,
  entries: readonly MappingEntry[],
  context: CallContext,
): MappingEntry {
  const { id } = provider;
  const own = entries.filter((entry) => entry.provider === id);
  const entry = own.find((candidate) => servesTask(candidate, task, provider)) ?? own[0];
  if (!entry) {
    throw new InputError(
      `We have not been able to find inference provider information for model ${model}.${servedBy(entries, id)}`,
    );
  }
  if (!servesTask(entry, task, provider)) {
    const able = idsOf(entries.filter((other) => other.task === task));
    const others = able.length > 0 ? ` Providers that serve it for ${task}: ${able.join(', ')}.` : '';
    const hint = entry.task === 'conversational' ? ' Use chatCompletion for it.' : others;
    throw new InputError(
      `Model ${model} is not supported for task ${task} and provider ${id}. Supported task: ${entry.task}.${hint}`,
    );
  }
  const { status } = entry;
  if (status !== 'live') {
    const advice = status === 'staging' ? ' Meant for test purposes only.' : '';
    const message = `Model ${model} is in ${status} mode for provider ${id}.${advice}`;
    context.emit?.({ type: 'warning', message });
  }
  return entry;
}

function idsOf(entries: readonly MappingEntry[]): readonly string[] {
  return [...new Set(entries.map(({ provider }) => provider))];
}

/** A sentence that names the other providers of a model, or what to do where there are none. */
function servedBy(entries: readonly MappingEntry[], id: string): string {
  const ids = idsOf(entries);
  return ids.length > 0
    ? ` Provider ${id} does not serve it; these do: ${ids.join(', ')}. Pass one of them, or 'auto', as \`provider\`.`
    : ' No provider serves it; check its id, or choose another model.';
}

/** True when a mapping entry can serve a task: its own, or an equivalent one at that provider. */
export function servesTask(entry: MappingEntry, task: TaskId, { equivalentTasks = [] }: Provider): boolean {
  if (entry.task === task) return true;
  return equivalentTasks.some((group) => group.includes(task) && group.some((other) => other === entry.task));
}
