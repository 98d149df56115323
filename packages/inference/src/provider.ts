import type { TaskId, TaskInput, TaskOutput } from '@hubkit/catalog';
import type { AuthMode } from './auth.ts';
import type { MappingEntry } from './mapping.ts';
import type { OutputType } from './options.ts';
import type { Schema } from './schema.ts';
import type { Binary, MediaTaskId, StreamOutput, StreamTaskId } from './tasks.ts';

/** How a key is written into a request that goes to the provider itself. */
export interface Auth {
  readonly header: string;
  /** What stands before the key, with the blank. */
  readonly prefix: string;
}

/** One call of a task, with everything a provider may need to know. */
export interface Call<K extends TaskId = TaskId> {
  readonly task: K;
  /** The caller's arguments, without who is asked. Uploads are always called `inputs` here. */
  readonly input: TaskInput<K>;
  /** The provider's own name of the model. */
  readonly model: string;
  readonly mapping: MappingEntry;
  readonly isStream: boolean;
  /** Through the hub's router, not directly. */
  readonly isRouted: boolean;
  readonly outputType: OutputType;
  /** The upload, where the adapter asked for it in `upload`. */
  readonly upload?: { readonly base64: string; readonly type: string };
}

/** An HTTP request as a provider states it; addresses and credentials are the core's business. */
export interface HttpRequest {
  /** @default 'POST' */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the base address. `{model}` stands for the model, percent-encoded segment by segment. */
  readonly route: string;
  /** Name of another base address of the provider, see `Provider.bases`. */
  readonly base?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly bytes?: Binary;
  readonly form?: FormData;
}

/** A later request of a job. Nothing but a path on the provider's own base, or one of its listed hosts, is ever asked. */
export interface JobRequest extends Omit<HttpRequest, 'route'> {
  readonly route?: string;
  /** An address found in an answer. Only its path is used, on our own base, unless its host is one of `Provider.hosts`. */
  readonly address?: string;
  /** Added to the path of `address`. */
  readonly append?: string;
  /** What the error says when the answer is not 2xx. @default 'Failed to perform inference: …' */
  readonly failure?: string;
}

/** What to do next with a long job. */
export type JobStep =
  | {
      readonly type: 'ask';
      readonly request: JobRequest;
      /** Wait before asking; grows by half with every poll up to 5 s. 0 asks at once. */
      readonly afterMs: number;
      /** What the provider calls the state of the job, for progress displays. */
      readonly status?: string;
      /** Handed to the next step. */
      readonly state: unknown;
      /** Stops the job when the caller gives up. */
      readonly cancel?: JobRequest;
    }
  | { readonly type: 'done'; readonly answer: unknown }
  | { readonly type: 'failed'; readonly message: string; readonly status?: string }
  /** The answer is not what the provider promises. */
  | { readonly type: 'malformed'; readonly message: string };

/** A result that is a file: where it is, or what is in it. */
export type Media =
  | { readonly url: string }
  | { readonly base64: string; readonly type?: string }
  | { readonly blob: Blob };

/** What a stream has given so far. */
interface SoFar {
  readonly text: string;
  readonly count: number;
}

/** How the events of a stream become values. */
export interface StreamRules<K extends StreamTaskId> {
  /** The value of one event; undefined passes over it. */
  chunk(data: unknown, soFar: SoFar): StreamOutput<K> | undefined;
  /** The text that a value adds. */
  text(chunk: StreamOutput<K>): string;
  /** After this value the answer is complete, even without an end marker. */
  isLast(chunk: StreamOutput<K>): boolean;
}

/** How a provider does one task: data and pure functions. */
export interface Adapter<K extends TaskId, Answer = unknown> {
  /** The task as the provider's error messages name it. @default the task id */
  readonly label?: string;
  /** How the message about a malformed answer begins. @default 'Received malformed response from {provider} {task} API' */
  readonly malformed?: string;
  /** The bytes that the request needs as base64. The core reads them, so that `request` stays pure. */
  upload?(input: TaskInput<K>): Binary | undefined;
  request(call: Call<K>): HttpRequest;
  /** The fields that are read, nothing more. */
  readonly answer: Schema<Answer>;
  /** Long work: what to do after an answer. The first answer comes without state. */
  job?(answer: unknown, call: Call<K>, state: unknown): JobStep;
  /** For tasks that give a file. */
  media?(answer: Answer, call: Call<K>): K extends MediaTaskId ? Media : never;
  output?(answer: Answer, call: Call<K>): TaskOutput<K>;
  /** @default for chat, the events of OpenAI */
  readonly stream?: K extends StreamTaskId ? StreamRules<K> : never;
  /** With `endpointUrl`: what the path has to end with. Without it the address is used as it is. */
  readonly endpointRoute?: string;
}

/** A way of reaching a provider that is not open to everybody. */
export interface Access {
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
  readonly access?: Access;
  /** Hosts that its answers may name for later requests, `*.example.com` for all below. No key is sent there. */
  readonly hosts?: readonly string[];
  /** Headers of every request to it. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Tasks whose models serve each other. */
  readonly interchangeable?: readonly string[];
  readonly tasks: { readonly [K in TaskId]?: Adapter<K> };
}

/** Checks a provider and keeps its exact id. */
export function defineProvider<const Id extends string>(provider: Provider<Id>): Provider<Id> {
  return provider;
}

/** The usual way: `Authorization: Bearer <key>`. */
export const bearer: Auth = { header: 'Authorization', prefix: 'Bearer ' };
