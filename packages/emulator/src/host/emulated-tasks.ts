import { EmulatorError } from '../contract/errors.ts';
import { PREFIX, providerPath, routedPath } from '../contract/paths.ts';
import { servesTask } from '../contract/served-model.ts';
import { type Provider, taskPaths } from '../dialect/provider.ts';
import { PROVIDERS } from '../providers/providers.gen.ts';
import { SERVERS } from '../servers/servers.gen.ts';

/** A task that an emulated provider performs, with a model to call. */
export interface EmulatedTask {
  readonly provider: string;
  readonly task: string;
  /** The id of the model at the hub. */
  readonly model: string;
  /** The provider's own id of the model. */
  readonly providerId: string;
  /** Base paths of the provider below the emulator's URL: behind the router, and its own hosts by name. */
  readonly hosts: { readonly routed: string; readonly direct: string } & Readonly<Record<string, string>>;
  /** True if the hub's router passes requests on to the provider. */
  readonly isRouted: boolean;
  /** Paths of the task below a host, the usual one first. */
  readonly paths: readonly string[];
}

/** Lists every task of every emulated provider, each with the first live model. */
export function listEmulatedTasks(): readonly EmulatedTask[] {
  return PROVIDERS.flatMap((provider) =>
    Object.keys(provider.tasks).flatMap((task) => findModel(provider, task) ?? []),
  );
}

/** A task of an emulated server that people run themselves, such as vLLM, with a model to call. */
export interface ServerTask {
  readonly server: keyof typeof SERVERS;
  readonly task: string;
  /** The server's own id of the model. */
  readonly model: string;
  /** Paths of the task below the address of the server, the usual one first. */
  readonly paths: readonly string[];
}

/** Lists every task of every emulated server that people run themselves. */
export function listServerTasks(): readonly ServerTask[] {
  return (Object.keys(SERVERS) as (keyof typeof SERVERS)[]).flatMap((server) =>
    Object.keys(SERVERS[server].tasks).flatMap((task) => {
      const model = SERVERS[server].models.find((candidate) => servesTask(candidate, task))?.providerId;
      return model === undefined ? [] : { server, task, model, paths: taskPaths(SERVERS[server], task, model) };
    }),
  );
}

/** A model to call for a task of a provider. Throws an EmulatorError that names the file to change when there is none. */
export function emulatedModel(providerId: string, task: string): EmulatedTask {
  const file = `packages/emulator/src/providers/${providerId}.ts`;
  const provider = PROVIDERS.find(({ id }) => id === providerId);
  if (!provider) throw new EmulatorError('NO_MODEL', `The emulator has no provider ${providerId}: write ${file}.`);
  const found = findModel(provider, task);
  if (found) return found;
  const missing = Object.hasOwn(provider.tasks, task) ? 'a live model of' : 'a dialect and a model of';
  throw new EmulatorError(
    'NO_MODEL',
    `The emulated ${providerId} has no ${task}: add ${missing} this task to ${file}.`,
  );
}

function findModel(provider: Provider, task: string): EmulatedTask | undefined {
  const model = provider.models.find(
    (candidate) =>
      servesTask(candidate, task) && (candidate.status ?? 'live') === 'live' && candidate.hasChatTemplate !== false,
  );
  if (!model || !Object.hasOwn(provider.tasks, task)) return undefined;
  const { id, host, openHosts = [] } = provider;
  const otherHosts = provider.otherHosts.filter((name) => !openHosts.includes(name));
  const direct = host === 'router' ? routedPath(id) : providerPath(id);
  const others = Object.fromEntries(otherHosts.map((name) => [name, providerPath(id, name)]));
  return {
    provider: id,
    task,
    model: model.hubId,
    providerId: model.providerId,
    hosts: { ...others, routed: `${PREFIX.router}/${id}`, direct },
    isRouted: provider.isRouted,
    paths: taskPaths(provider, task, model.providerId),
  };
}
