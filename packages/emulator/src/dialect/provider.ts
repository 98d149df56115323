import type { MediaFile } from '../content/media-file.ts';
import type { Task } from '../contract/define-task.ts';
import type { JsonObject } from '../contract/json.ts';
import type { FormatProblem } from '../contract/problem.ts';
import { type ModelTable, readModelTable, type ServedModel } from '../contract/served-model.ts';
import type { Frame } from '../http/event-stream.ts';
import type { JobsDialect } from '../jobs/jobs-dialect.ts';
import type { TASKS } from '../tasks/tasks.gen.ts';
import { besideAnthropic } from './anthropic-problem.ts';

/** The id of a task the emulator performs. */
export type TaskId = keyof typeof TASKS;

type Tasks = typeof TASKS;

/** The input of a task. */
export type TaskInput<Id extends TaskId> = Tasks[Id] extends Task<infer Input, infer _Output> ? Input : never;

/** The output of a task. */
export type TaskOutput<Id extends TaskId> = Tasks[Id] extends Task<infer _Input, infer Output> ? Output : never;

/** A request for a task, its body read and its model found. */
export interface TaskRequest {
  readonly model: ServedModel;
  /** The model as the request named it. */
  readonly modelName: string;
  /** The JSON body, or the text fields of a form; empty for other bodies. */
  readonly body: JsonObject;
  /** A body that is neither JSON nor a form. */
  readonly bytes: Uint8Array | undefined;
  /** The files of a form, by field. */
  readonly files: Readonly<Record<string, MediaFile>>;
  readonly headers: Headers;
  readonly query: URLSearchParams;
  /** The further host of the provider that was called, such as `queue`; `undefined` for the main one. */
  readonly host: string | undefined;
}

/** Context for writing a response: everything but the output. */
export interface TaskResponseContext {
  readonly request: TaskRequest;
  /** 32 hexadecimal digits, new for every call. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Stores a file at the provider's media host and returns its URL. `extension` overrides the one of its type. */
  readonly storeFile: (file: MediaFile, options?: { readonly extension?: string }) => string;
}

/** A response body: JSON, or a file. */
type ResponseBody = object | FileBody;

/** A response body that is a file. */
export class FileBody {
  readonly file: MediaFile;

  constructor(file: MediaFile) {
    this.file = file;
  }
}

/** Dialect of one provider for one task: its path, how requests are read, and how responses are written. */
export interface TaskDialect<Input, Output> {
  /**
   * Path below the provider's base URL; several for a provider with aliases, the usual one first. `{model}` matches the
   * provider's id of the model, slashes included; without it the request body names the model.
   */
  readonly path: string | readonly string[];
  /** Bodies that are read: `json` only, or also forms and raw bytes. @default 'json' */
  readonly accepts?: 'json' | 'any';
  /** Reads the model from the body. @default the member `model` */
  readonly readModel?: (body: JsonObject, models: readonly ServedModel[]) => unknown;
  readonly read: (request: TaskRequest) => Input;
  readonly write: (output: Output, context: TaskResponseContext) => ResponseBody;
  /** Status of a successful response, except for jobs. @default 200 */
  readonly status?: number;
  /** Streams the output where the request wants a stream. */
  readonly stream?: {
    readonly isWanted: (request: TaskRequest) => boolean;
    readonly contentType?: string;
    readonly write: (output: Output, context: TaskResponseContext) => Iterable<Frame>;
  };
  /** True for requests that become a job. @default none do */
  readonly isJob?: (request: TaskRequest) => boolean;
}

/** The dialect of a task. */
export type DialectOf<Id extends TaskId> = TaskDialect<TaskInput<Id>, TaskOutput<Id>>;

/** The tasks of a provider; several dialects where it has several protocols for a task, the usual one first. */
type TaskDialects = { readonly [Id in TaskId]?: DialectOf<Id> | readonly DialectOf<Id>[] };

/** Headers and encoding that a provider's responses have in common. */
interface ResponseStyle {
  /** @default 'application/json' */
  readonly jsonType?: string;
  /** True where JSON is sent with gzip to clients that accept it. */
  readonly isCompressed?: boolean;
  /** Headers of every response, such as the request id. `id` has 32 hexadecimal digits. */
  readonly headers?: (id: string) => Readonly<Record<string, string>>;
  /** Headers of successful responses only. */
  readonly successHeaders?: Readonly<Record<string, string>>;
}

/** Batch API of a provider: files of requests that are processed within a day. */
export interface BatchDialect {
  /**
   * Form of requests and responses: `together` has jobs without metadata in the place of batches, `mistral` has jobs with one model at
   * `batch/jobs`, `fireworks` has jobs that read and write data sets below an account. @default 'openai'
   */
  readonly form?: 'openai' | 'together' | 'mistral' | 'fireworks';
  /** Path above `files` and `batches`, such as `/v1`. */
  readonly base: string;
  readonly maxLines: number;
  readonly maxBytes: number;
  /** Accepted values of `completion_window`; of `timeout_hours`, as in `24h`, in the form of Mistral. */
  readonly windows: readonly string[];
  /** Paths of tasks below the base URL, by the `url` in lines. */
  readonly paths: Readonly<Record<string, string>>;
}

/** A provider as it is written down. */
export interface ProviderDefinition {
  readonly id: string;
  readonly label: string;
  /** `router` for a provider without its own host: calls with a key go to the hub router too. @default 'own' */
  readonly host?: 'own' | 'router';
  /** False for a provider unknown to the router and the hub: it accepts only its own keys. @default true */
  readonly isRouted?: boolean;
  /** Names of further hosts, each at `/providers/<id>-<name>`. They serve what the main host serves. */
  readonly otherHosts?: readonly string[];
  /** Those of its hosts that need no key. @default none */
  readonly openHosts?: readonly string[];
  /** Reads the API key of a direct call. @default the scheme `Bearer` */
  readonly readKey?: (headers: Headers) => string | undefined;
  readonly formatProblem: FormatProblem;
  readonly models: ModelTable;
  readonly tasks: TaskDialects;
  readonly jobs?: JobsDialect;
  readonly batches?: BatchDialect;
  /** The path that lists the models in OpenAI's form; several for aliases, the usual one first. */
  readonly modelList?: string | readonly string[];
  /** Members of each entry of that list, over the common ones. */
  readonly modelExtras?: (model: ServedModel) => object;
  /** True where the list has no object around it. @default false */
  readonly isBareModelList?: boolean;
  /** Responses to GET by path, such as a health check: text or JSON. */
  readonly pages?: Readonly<Record<string, string | object>>;
  /** `open` for a server that takes requests without a key. @default 'key' */
  readonly access?: 'key' | 'open';
  /** True for a server with one model per task, whatever model a request names. @default false */
  readonly ignoresModel?: boolean;
  readonly responses?: ResponseStyle;
}

/** A provider with its defaults filled in. */
export interface Provider extends Omit<ProviderDefinition, 'models'> {
  readonly host: 'own' | 'router';
  readonly isRouted: boolean;
  readonly otherHosts: readonly string[];
  readonly readKey: (headers: Headers) => string | undefined;
  readonly models: readonly ServedModel[];
  readonly responses: ResponseStyle;
}

/** Types a provider and fills in its defaults. */
export function defineProvider(definition: ProviderDefinition): Provider {
  return {
    host: 'own',
    isRouted: true,
    otherHosts: [],
    readKey: schemeKey('Bearer'),
    responses: {},
    ...definition,
    formatProblem: besideAnthropic(definition.formatProblem),
    models: readModelTable(definition.models),
  };
}

/** Reads `Authorization: <scheme> <key>`; `undefined` when absent or of another scheme. */
export function schemeKey(scheme: string): (headers: Headers) => string | undefined {
  return (headers) => {
    const [given, ...rest] = (headers.get('authorization') ?? '').trim().split(/\s+/);
    return given?.toLowerCase() === scheme.toLowerCase() && rest.length === 1 ? rest[0] : undefined;
  };
}

/** The paths of a task for one model, the usual one first; none for tasks the provider does not expose. */
export function taskPaths(provider: Provider, task: string, providerId: string): readonly string[] {
  const tasks: Readonly<
    Record<
      string,
      | { readonly path: string | readonly string[] }
      | readonly { readonly path: string | readonly string[] }[]
      | undefined
    >
  > = provider.tasks;
  const dialects = Object.hasOwn(tasks, task) ? [tasks[task] ?? []].flat() : [];
  return dialects.flatMap(({ path }) => path).map((path) => path.replace('{model}', providerId));
}
