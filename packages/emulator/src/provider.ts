import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { WordProblem } from './problem.ts';
import type { World } from './world.ts';

/** What a handler finds beside the request: the sockets when served by Node, and what the middleware has decided. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** True behind the hub router, where the hub has already checked the token. */
    isRouted: boolean;
    /** The name of the fault in this answer. */
    fault?: string;
  };
}

/** A Hono app of the emulator. */
export type App = Hono<AppEnv>;

/** One model of the hub as a provider serves it. */
export interface ServedModel {
  /** The id at the hub. */
  readonly hubId: string;
  /** The provider's own name of it, which goes into the route or the body. */
  readonly providerId: string;
  /** The hub's task name. */
  readonly task: string;
  readonly status?: 'live' | 'staging' | 'error';
  readonly adapter?: 'lora';
  readonly adapterWeightsPath?: string;
  /** Length of the vectors of an embedding model. */
  readonly dimensions?: number;
  /** Labels of a classifier, most positive first. */
  readonly labels?: readonly string[];
  /** A base model has no chat template and refuses chat. */
  readonly hasChatTemplate?: boolean;
}

/** Everything one provider does on the wire. */
export interface Provider {
  readonly id: string;
  readonly label: string;
  readonly models: readonly ServedModel[];
  /** `router`: the provider has no host of its own, calls with a key go to the hub router too. */
  readonly direct: 'router' | 'host';
  /** Reads the provider's key from the request of a direct call. */
  readonly readKey: (headers: Headers) => string | undefined;
  /** The provider's error bodies. */
  readonly wordProblem: WordProblem;
  /** The path of the chat route for a model, for the router's own chat endpoint. */
  readonly chatPath?: (providerId: string) => string;
  /** Adds the provider's routes, below its direct base and below the router alike. */
  readonly routes: (app: App, world: World) => void;
  /** Further hosts, each at `/providers/<id>-<name>`; a public one asks for no key. */
  readonly hosts?: Readonly<
    Record<string, { readonly isPublic: boolean; readonly routes: (app: App, world: World) => void }>
  >;
  /** Routes below `prefix` at the root of the emulator, for addresses whose path must be exactly the provider's own. */
  readonly root?: { readonly prefix: string; readonly routes: (app: App, world: World) => void };
}

/** Types a provider definition. */
export function defineProvider(provider: Provider): Provider {
  return provider;
}

/** Reads `Authorization: <scheme> <key>`; `undefined` when absent or of another scheme. */
export function schemeKey(scheme: string): (headers: Headers) => string | undefined {
  return (headers) => {
    const [given, ...rest] = (headers.get('authorization') ?? '').trim().split(/\s+/);
    return given?.toLowerCase() === scheme.toLowerCase() && rest.length === 1 ? rest[0] : undefined;
  };
}

/** The model of `provider` with that provider's id, or a refusal. */
export function findModel(provider: Provider, providerId: string): ServedModel | undefined {
  return provider.models.find((model) => model.providerId === providerId);
}
