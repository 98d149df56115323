import type { TaskId } from '@hubkit/task-types';
import type { Provider } from '../contract/provider.ts';
import type { CallTarget } from '../contract/task-functions.ts';
import { endpointAt } from './endpoint-at.ts';
import { endpointProtocol } from './endpoint-protocol.ts';
import { openaiServer, teiServer, tgiServer } from './own-servers.ts';
import { requireAdapter, unmappedEntry } from './resolve-provider.ts';
import type { Route } from './route.ts';

/** The server of a custom endpoint as a provider; undefined where it has the protocol of the hub's inference service. */
export function serverAt(task: TaskId, endpointUrl: string): Provider | undefined {
  const protocol = endpointProtocol(task, endpointUrl);
  return protocol === 'hub' ? undefined : SERVERS[protocol];
}

const SERVERS = { openai: openaiServer, tgi: tgiServer, tei: teiServer };

/** The route of a call to a custom endpoint. */
export function routeToEndpoint(
  task: TaskId,
  { model = '' }: CallTarget,
  endpointUrl: string,
  provider: Provider,
  adapter = requireAdapter(provider, task),
): Route {
  const name = model === endpointUrl ? '' : model;
  const mapping = unmappedEntry(provider, task, name);
  return { provider, adapter, mapping, endpoint: endpointAt(endpointUrl, adapter.endpointPath) };
}
