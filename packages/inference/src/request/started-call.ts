import type { TaskId } from '@hubkit/catalog';
import type { Call } from '../contract/adapter.ts';
import type { CallOptions } from '../contract/options.ts';
import type { LookUp } from '../routing/look-up-mapping.ts';
import type { AuthorizedRoute } from '../routing/route.ts';
import type { CallContext } from '../transport/context.ts';
import type { WireRequest } from '../transport/wire-request.ts';

/** A call whose route and HTTP request are known; nothing was sent to the provider yet. */
export interface StartedCall<K extends TaskId> {
  readonly route: AuthorizedRoute<K>;
  readonly call: Call<K>;
  readonly request: WireRequest;
  readonly context: CallContext;
  readonly options: CallOptions;
  /** Where the mapping was looked up. */
  readonly lookUp: LookUp;
}
