import type { TaskId } from '@hubkit/catalog';
import type { Adapter } from '../contract/adapter.ts';
import type { Credentials } from '../contract/credentials.ts';
import type { MappingEntry } from '../contract/mapping-entry.ts';
import type { CallOptions } from '../contract/options.ts';
import type { Provider } from '../contract/provider.ts';
import type { CallTarget } from '../contract/task-functions.ts';
import type { CallContext } from '../transport/context.ts';
import type { LookUp } from './look-up-mapping.ts';

/** An address that the call names itself. */
interface CustomEndpoint {
  /** The whole address of the request. */
  readonly url: string;
  /** One of the hub's own hosts, which know what `billTo` means. */
  readonly isHub: boolean;
}

/** The provider of a call, and its name for the model. */
export interface Route<K extends TaskId> {
  readonly provider: Provider;
  readonly adapter: Adapter<K>;
  readonly mapping: MappingEntry;
  /** Set when the call goes to a custom endpoint. */
  readonly endpoint?: CustomEndpoint;
}

/** Input of route resolution. */
export interface RouteRequest<K extends TaskId> {
  readonly task: K;
  readonly target: CallTarget;
  readonly credentials: Credentials;
  readonly options: CallOptions;
  readonly context: CallContext;
  readonly lookUp: LookUp;
}

/** A route with the credentials that are used on it. */
export type AuthorizedRoute<K extends TaskId> = Route<K> & Credentials;
