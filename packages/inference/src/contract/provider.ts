import type { TaskId } from '@hubkit/task-types';
import type { Adapter } from './adapter.ts';
import type { AuthMode } from './credentials.ts';
import { InputError } from './errors.ts';
import type { ReasoningForm } from './reasoning.ts';

/** A header that carries an API key. */
export interface Auth {
  readonly header: string;
  /** The scheme, with its trailing space: `'Bearer '`. */
  readonly prefix: string;
}

/** Restricts a provider to the router, or to its own API keys. */
export interface AccessRule {
  /** `routed`: only through the router. `direct`: only with a provider API key. @default both */
  readonly only?: 'routed' | 'direct';
  /** Throws an InputError for credentials that cannot work. */
  check(provider: Provider, mode: AuthMode): void;
  /** Maps a model id without a look-up, for providers whose models are not on the hub; undefined for ids of the hub. */
  ownModel?(provider: Provider, model: string): string | undefined;
}

/** Adapters by task. */
export type ProviderTasks = { readonly [K in TaskId]?: Adapter<K> };

/**
 * Form in which a service takes the JSON Schema of an answer: OpenAI's `json_schema` (which an adapter may restate), the
 * same without the member `strict` set, text-generation-inference's `value`, `json_object` without a schema, a tool, or none.
 */
export type JsonForm = 'json_schema' | 'json_schema_lax' | 'json_value' | 'json_object' | 'tool';

/** One provider: data and pure functions, nothing that fetches, waits or remembers. */
export interface Provider<Id extends string = string, Tasks extends ProviderTasks = ProviderTasks> {
  readonly id: Id;
  /** Name for people, also in error messages. */
  readonly label: string;
  /** Website for people, where keys are made and models are listed. */
  readonly site?: string;
  /** Name of its organization on the hub. @default none */
  readonly hubOrganization?: string;
  /** Environment variable that holds its API key, as its own tools name it. @default `<ID>_API_KEY` */
  readonly keyVariable?: string;
  readonly baseUrl: string;
  /** Further hosts by name, and the query that selects each of them on the router. */
  readonly bases?: Readonly<
    Record<string, { readonly url: string; readonly routedQuery: Readonly<Record<string, string>> }>
  >;
  /** The header that carries the API key on direct (not routed) requests. */
  readonly auth: Auth;
  /** Month since which the router does not serve it (`2026-07`): it takes its own API keys only. @default the router serves it */
  readonly directOnlySince?: `${number}-${number}`;
  /** @default through the router with a hub token, directly with a provider API key */
  readonly access?: AccessRule;
  /** Hosts that its responses may name for later requests, `*.example.com` for all below. */
  readonly hosts?: readonly string[];
  /** Members of `hosts` that receive the API key on direct calls; no other host does. @default [] */
  readonly keyHosts?: readonly string[];
  /** Path of the provider below the router, `''` for the router itself. @default the id */
  readonly routedAt?: string;
  /** Headers of every request to it. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Form in which its chat takes the JSON Schema of an answer; `none` where it takes none. @default 'json_schema' */
  readonly jsonForm?: JsonForm | 'none';
  /** Form in which its chat takes the amount of thinking. @default 'effort' */
  readonly reasoningForm?: ReasoningForm;
  /** Form in which it takes the address to call when a job has ended. @default it calls nobody */
  readonly webhookForm?: 'fal' | 'replicate';
  /** Groups of tasks whose models can be used for one another. */
  readonly equivalentTasks?: readonly (readonly string[])[];
  readonly tasks: Tasks;
}

/** Checks a provider, and keeps its exact id and tasks for the types of calls. */
export function defineProvider<const Id extends string, Tasks extends ProviderTasks>(
  provider: Provider<Id, Tasks & Readonly<Record<Exclude<keyof Tasks, TaskId>, never>>>,
): Provider<Id, Tasks> {
  return provider;
}

/** The usual header: `Authorization: Bearer <key>`. */
export const bearer: Auth = { header: 'Authorization', prefix: 'Bearer ' };

/** Matches query and fragment characters, and empty, `.` and `..` segments. */
const LEADS_ELSEWHERE = /[?#\\]|(^|\/)\.{0,2}(\/|$)/;

/** A model id as part of a path: percent-encoded but for `/`, `:` and `@`, with no segment that walks elsewhere. */
export function encodePath(id: string): string {
  if (typeof id !== 'string') throw new InputError('A model id has to be text.');
  // Controls and halves of characters. The expression is dear to compile, and few ids need it.
  if (id.length > 1000 || LEADS_ELSEWHERE.test(id) || (/[^ -~]/.test(id) && /[\p{Cc}\p{Cs}]/u.test(id))) {
    const shown = JSON.stringify(id.slice(0, 80));
    throw new InputError(`${shown} is not a model id, such as name or owner/name.`);
  }
  return encodeURIComponent(id).replace(/%(2F|3A|40)/g, decodeURIComponent);
}
