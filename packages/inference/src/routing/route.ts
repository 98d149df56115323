import type { TaskId } from '@hubkit/task-types';
import type { AnyAdapter } from '../contract/adapter.ts';
import type { Credentials } from '../contract/credentials.ts';
import type { MappingEntry } from '../contract/mapping-entry.ts';
import type { CallOptions } from '../contract/options.ts';
import type { Provider } from '../contract/provider.ts';
import type { CallTarget } from '../contract/task-functions.ts';
import type { PreparedRequest } from '../request/prepared-request.ts';
import type { CallContext } from '../transport/context.ts';
import type { ClientState } from './client-state.ts';

/** An address that the call names itself. */
interface CustomEndpoint {
  /** The address as the call gives it, without its query: its name in errors. */
  readonly name: string;
  /** The whole address of the request. */
  readonly url: string;
  /** True for the hub's own hosts, which understand `billTo`. */
  readonly isHub: boolean;
}

/** A way that a call may take: a provider, its adapter of the task, and its name for the model. */
export interface Route {
  readonly provider: Provider;
  readonly adapter: AnyAdapter;
  readonly mapping: MappingEntry;
  /** Set when the call goes to a custom endpoint. */
  readonly endpoint?: CustomEndpoint;
  /** Changes every request to the provider or endpoint: adds the headers and the query of the options. */
  readonly adjust?: (request: PreparedRequest) => PreparedRequest;
  /** Loads the other routes that `auto` may take, in the order of the user's settings. */
  readonly others?: () => Promise<readonly Route[]>;
}

/** Input of route resolution. */
export interface RouteRequest {
  readonly task: TaskId;
  /** The arguments of the task lie beside the target. */
  readonly args: CallTarget;
  readonly credentials: Credentials;
  readonly options: CallOptions;
  readonly context: CallContext;
  readonly state: ClientState;
}
