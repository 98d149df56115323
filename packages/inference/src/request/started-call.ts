import type { TaskId } from '@hubkit/catalog';
import type { Call } from '../contract/adapter.ts';
import type { CallOptions } from '../contract/options.ts';
import type { LookUp } from '../routing/look-up-mapping.ts';
import type { Settled } from '../routing/route.ts';
import type { Context } from '../transport/context.ts';
import type { WireRequest } from '../transport/wire-request.ts';

/** A call on its way: settled, and made into a request. */
export interface Started<K extends TaskId> {
  readonly settled: Settled<K>;
  readonly call: Call<K>;
  readonly request: WireRequest;
  readonly context: Context;
  readonly options: CallOptions;
  /** Where the mapping was looked up. */
  readonly lookUp: LookUp;
}
