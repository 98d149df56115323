import type { TaskId } from '@hubkit/task-types';
import type { AnyAdapter } from '../contract/adapter.ts';
import { InputError } from '../contract/errors.ts';
import type { MappingEntry } from '../contract/mapping-entry.ts';
import type { Provider } from '../contract/provider.ts';
import type { CallContext } from '../transport/context.ts';
import { DeferredError } from '../transport/deferred-error.ts';
import { loadMappingErrors } from './load-mapping-errors.ts';
import type { Route, RouteRequest } from './route.ts';
import { hubBase } from './urls.ts';

/** Resolves a call to a provider that was passed as an object. */
export function resolveProvider(request: RouteRequest): Route | Promise<Route> {
  const { provider, model } = request.args;
  if (!isProvider(provider)) throw new InputError('Pass a provider object, such as groq.');
  return createRoute(provider, requireAdapter(provider, request.task), model, request);
}

/** Finds the route to an adapter of a provider; at once where its models are not mapped by the hub, or the mapping is given. */
export function createRoute(
  provider: Provider,
  adapter: AnyAdapter,
  model: string | undefined,
  request: RouteRequest,
): Route | Promise<Route> {
  const { task, credentials, context } = request;
  const { access } = provider;
  access?.check(provider, credentials.mode);
  const providerId = access?.ownModel?.(provider, model ?? '');
  if (providerId !== undefined) {
    return { provider, adapter, mapping: unmappedEntry(provider, task, model ?? '', providerId) };
  }
  if (!model) throw new InputError(`No model provided for task ${task}; pass the id of one as 'model'.`);
  const toRoute = (entries: readonly MappingEntry[]): Route => ({
    provider,
    adapter,
    mapping: pick(task, model, provider, entries, context),
  });
  const entries = lookUpEntries(model, request);
  return entries instanceof Promise ? entries.then(toRoute) : toRoute(entries);
}

/** True for a provider object, false for a name and for everything else. */
export function isProvider(value: unknown): value is Provider {
  return value instanceof Object && typeof Reflect.get(value, 'id') === 'string' && 'tasks' in value;
}

/** Makes a mapping entry for a model that the hub was not asked about. */
export function unmappedEntry({ id }: Provider, task: string, model: string, providerId = model): MappingEntry {
  return { provider: id, providerId, hfModelId: model, task, status: 'live' };
}

/** Finds the adapter of a task; throws when there is none. */
export function requireAdapter(provider: Provider, task: TaskId): AnyAdapter {
  const adapter = findAdapter(provider, task);
  if (adapter) return adapter;
  throw noAdapter(provider, task);
}

/** Returns the adapter of a task; undefined when there is none. */
export function findAdapter({ tasks }: Provider, task: TaskId): AnyAdapter | undefined {
  return Object.hasOwn(tasks, task) ? tasks[task] : undefined;
}

/** Creates the error for a task that a provider lacks. */
export function noAdapter({ id, tasks }: Provider, task: TaskId, hint = ''): InputError {
  return new InputError(
    `Task '${task}' not supported for provider '${id}'. Available tasks: ${Object.keys(tasks).join(',')}${hint}`,
  );
}

/** Lists the providers of a model: from the `mapping` option, otherwise from the hub. */
export function lookUpEntries(
  model: string,
  { options, credentials, state, context }: RouteRequest,
): readonly MappingEntry[] | Promise<readonly MappingEntry[]> {
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
  const entry = own.find((candidate) => servesTask(candidate, task, provider));
  if (!entry) {
    throw new DeferredError(async () => {
      const { mappingError } = await loadMappingErrors();
      return mappingError(task, model, provider, entries);
    });
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
export function servesTask(
  entry: MappingEntry,
  task: TaskId,
  { equivalentTasks = [] }: Pick<Provider, 'equivalentTasks'>,
): boolean {
  if (entry.task === task) return true;
  return equivalentTasks.some((group) => group.includes(task) && group.some((other) => other === entry.task));
}
