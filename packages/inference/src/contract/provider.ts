import type { TaskId } from '@hubkit/catalog';
import type { Adapter } from './adapter.ts';
import type { AuthMode } from './credentials.ts';

/** How a key is written into a request that goes to the provider itself. */
export interface Auth {
  readonly header: string;
  /** What stands before the key, with the blank. */
  readonly prefix: string;
}

/** A way of reaching a provider that is not open to everybody. */
export interface AccessRule {
  /** `routed`: only through the router. `direct`: only with a key of its own. */
  readonly only: 'routed' | 'direct';
  /** Refuses, with an InputError, credentials that cannot work. */
  check(provider: Provider, mode: AuthMode): void;
  /** The provider's name of a model that the hub knows nothing about. The hub is not asked when it is there. */
  ownModel?(provider: Provider, model: string): string;
}

/** One provider: data and pure functions, nothing that fetches, waits or remembers. */
export interface Provider<Id extends string = string> {
  readonly id: Id;
  /** As people read it, and as error messages name it. */
  readonly label: string;
  readonly baseUrl: string;
  /** Further hosts by name, and the query by which the router tells them apart. */
  readonly bases?: Readonly<
    Record<string, { readonly url: string; readonly routedQuery: Readonly<Record<string, string>> }>
  >;
  readonly auth: Auth;
  /** What is special about reaching it. @default through the router with a hub token, directly with a key of its own */
  readonly access?: AccessRule;
  /** Hosts that its answers may name for later requests, `*.example.com` for all below. No key is sent there. */
  readonly hosts?: readonly string[];
  /** Headers of every request to it. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Tasks whose models serve each other. */
  readonly equivalentTasks?: readonly string[];
  readonly tasks: { readonly [K in TaskId]?: Adapter<K> };
}

/** Checks a provider and keeps its exact id. */
export function defineProvider<const Id extends string>(provider: Provider<Id>): Provider<Id> {
  return provider;
}

/** The usual way: `Authorization: Bearer <key>`. */
export const bearer: Auth = { header: 'Authorization', prefix: 'Bearer ' };
