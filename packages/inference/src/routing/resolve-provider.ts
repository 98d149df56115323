import type { TaskId } from '@hubkit/catalog';
import type { Adapter } from '../contract/adapter.ts';
import { InputError } from '../contract/errors.ts';
import type { MappingEntry } from '../contract/mapping-entry.ts';
import type { Provider } from '../contract/provider.ts';
import type { CallContext } from '../transport/context.ts';
import type { Route, RouteRequest } from './route.ts';
import { hubBase } from './urls.ts';

/** Settles a call to a provider that was handed in as an object. */
export async function resolveProvider<K extends TaskId>(request: RouteRequest<K>): Promise<Route<K>> {
  const { task, target, credentials, context } = request;
  const { provider, model } = target;
  if (!(provider instanceof Object)) throw new InputError('Pass a provider object, such as groq.');
  const adapter = findAdapter(provider, task);
  const { access } = provider;
  access?.check(provider, credentials.mode);
  if (access?.ownModel) {
    const providerId = access.ownModel(provider, model ?? '');
    return { provider, adapter, mapping: unmappedEntry(provider, task, model ?? '', providerId) };
  }
  if (!model) throw new InputError(`No model provided for task ${task}; pass the id of one as 'model'.`);
  return { provider, adapter, mapping: pick(task, model, provider, await entriesOf(model, request), context) };
}

/** A mapping entry for a model that the hub was not asked about. */
export function unmappedEntry({ id }: Provider, task: string, model: string, providerId = model): MappingEntry {
  return { provider: id, providerId, hfModelId: model, task, status: 'live' };
}

/** Finds how a provider does a task. */
export function findAdapter<K extends TaskId>({ id, tasks }: Provider, task: K): Adapter<K> {
  // A mapped type loses the tie between a generic key and its value; the value is the key's by definition.
  const adapter = Object.hasOwn(tasks, task) && (tasks[task] as Adapter<K> | undefined);
  if (adapter) return adapter;
  throw new InputError(`Task '${task}' not supported for provider '${id}'. Available tasks: ${Object.keys(tasks)}`);
}

/** Lists who serves a model: from the `mapping` option, or else from the hub. */
export async function entriesOf<K extends TaskId>(
  model: string,
  { options, credentials, lookUp, context }: RouteRequest<K>,
): Promise<readonly MappingEntry[]> {
  const { mapping = {}, endpoints } = options;
  if (Object.hasOwn(mapping, model)) return mapping[model] ?? [];
  return lookUp({ hub: hubBase(endpoints), model, ...credentials }, context);
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
  const entry = own.find((candidate) => fits(candidate, task, provider)) ?? own[0];
  if (!entry) {
    const others = entries.length ? ` It is served by: ${entries.map((other) => other.provider)}.` : '';
    throw new InputError(`We have not been able to find inference provider information for model ${model}.${others}`);
  }
  if (!fits(entry, task, provider)) {
    const hint = entry.task === 'conversational' ? ' Use chatCompletion for it.' : '';
    throw new InputError(
      `Model ${model} is not supported for task ${task} and provider ${id}. Supported task: ${entry.task}.${hint}`,
    );
  }
  const warn = (state: string) => context.emit({ type: 'warning', message: `Model ${model} ${state}` });
  if (entry.status === 'staging') warn(`is in staging mode for provider ${id}. Meant for test purposes only.`);
  if (entry.status === 'error') warn(`failed the last health check of provider ${id}; it may not answer.`);
  return entry;
}

/** Whether a model can do a task at a provider. */
export function fits(entry: MappingEntry, task: TaskId, { equivalentTasks: same = [] }: Provider): boolean {
  return entry.task === task || (same.includes(entry.task) && same.includes(task));
}
