import type { RequestContext } from '../call/context.ts';
import type { Outgoing } from '../contract/exchange.ts';

/** A route below `/v1/`. */
export interface Route {
  /** Path after `/v1/`; with `/` at the end, a rest follows. */
  readonly path: string;
  readonly methods: Readonly<
    Partial<Record<'GET' | 'POST' | 'DELETE', (visit: RequestContext) => Outgoing | Promise<Outgoing>>>
  >;
}
