import type { TaskId } from '@hubkit/catalog';
import type { Adapter } from '../contract/adapter.ts';
import type { AuthMode } from '../contract/credentials.ts';
import type { MappingEntry } from '../contract/mapping-entry.ts';
import type { CallOptions } from '../contract/options.ts';
import type { Provider } from '../contract/provider.ts';
import type { Target } from '../contract/task-functions.ts';
import type { Context } from '../transport/context.ts';
import type { LookUp } from './look-up-mapping.ts';

/** What is known about the caller. */
export interface Caller {
  readonly token: string | undefined;
  readonly mode: AuthMode;
}

/** An address of the caller's. */
interface Endpoint {
  /** The whole address of the request. */
  readonly url: string;
  /** One of the hub's own hosts, which know what `billTo` means. */
  readonly isHub: boolean;
}

/** Who does a task, under which name of the model. */
export interface Resolved<K extends TaskId> {
  readonly provider: Provider;
  readonly adapter: Adapter<K>;
  readonly mapping: MappingEntry;
  /** Set when the call goes to an address of the caller's. */
  readonly endpoint?: Endpoint;
}

/** A call that is to be settled. */
export interface Question<K extends TaskId> {
  readonly task: K;
  readonly target: Target;
  readonly caller: Caller;
  readonly options: CallOptions;
  readonly context: Context;
  readonly lookUp: LookUp;
}

/** A call whose provider, model and credentials are settled. */
export type Settled<K extends TaskId> = Resolved<K> & Caller;
