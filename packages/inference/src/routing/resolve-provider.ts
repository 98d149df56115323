import type { TaskId } from '@hubkit/catalog';
import type { AnyAdapter } from '../contract/adapter.ts';
import { InputError } from '../contract/errors.ts';
import { loadLate } from '../contract/load-late.ts';
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
  return [{ provider, adapter, mapping: await pick(task, model, provider, await entriesOf(model, request), context) }];
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
    `Task '${task}' not supported for provider '${id}'. Available tasks: ${Object.keys(tasks).join(',')}${hint()}`,
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
async function pick(
  task: TaskId,
  model: string,
  provider: Provider,
  entries: readonly MappingEntry[],
  context: CallContext,
): Promise<MappingEntry> {
  const { id } = provider;
  const own = entries.filter((entry) => entry.provider === id);
  const entry = own.find((candidate) => servesTask(candidate, task, provider));
  if (!entry) {
    const { mappingError } = await loadLate('the error', () => import('./mapping-error.ts'));
    throw mappingError(task, model, id, entries);
  }
  const { status } = entry;
  if (status !== 'live') {
    const advice = status === 'staging' ? ' Meant for test purposes only.' : '';
    const message = `Model ${model} is in ${status} mode for provider ${id}.${advice}`;
    context.emit?.({ type: 'warning', message });
  }
  return entry;
}

/** True when a mapping entry can serve a task: its own, or an equivalent one at that provider. */
export function servesTask(entry: MappingEntry, task: TaskId, { equivalentTasks = [] }: Provider): boolean {
  if (entry.task === task) return true;
  return equivalentTasks.some((group) => group.includes(task) && group.some((other) => other === entry.task));
}
