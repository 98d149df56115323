import type { TaskId, TaskOutput } from '@hubkit/task-types';
import type { CallPlace } from './call-place.ts';
import type { HttpRequest } from './http-request.ts';
import type { JobStep } from './job.ts';
import type { MappingEntry } from './mapping-entry.ts';
import type { OutputType } from './output-type.ts';
import type { Schema } from './schema.ts';
import type { Binary, MediaTaskId, ReadInput, StreamOutput } from './task-types.ts';

/**
 * A file inside JSON, of a request or of an output. In the request of a file of more than 3 MB, `base64` is a mark, which the core
 * replaces in the JSON that it sends: put it there as it is, or inside of a longer text.
 */
export interface EncodedFile {
  readonly base64: string;
  /** Media type, such as `audio/wav`. */
  readonly type: string;
}

/** Files of a request by the names that the adapter gives them. */
export type Uploads<File> = Readonly<Record<string, File | undefined>>;

/** One call of a task, as adapters see it. */
export interface Call<K extends TaskId = TaskId> {
  readonly task: K;
  /** The arguments of the task. Bytes to upload are always called `inputs` here. */
  readonly input: ReadInput<K>;
  /** The provider's own name of the model. */
  readonly model: string;
  readonly mapping: MappingEntry;
  readonly isStream: boolean;
  /** True for requests through the hub's router, false for those to the provider itself. */
  readonly isRouted: boolean;
  readonly outputType: OutputType;
  /** The files that the adapter named in `uploads`, already encoded. */
  readonly uploads: Uploads<EncodedFile>;
}

/** A result that is a file: its address, or its content. */
export type Media =
  | { readonly url: string }
  | { readonly base64: string; readonly type?: string }
  | { readonly blob: Blob };

/** The values of a stream so far. */
interface StreamProgress {
  readonly text: string;
  readonly count: number;
}

/** Turns the events of a stream into values. */
export interface StreamRules<K extends TaskId = TaskId> {
  /** Reads the value of one event; undefined skips the event. */
  chunk(data: unknown, soFar: StreamProgress): StreamOutput<K> | undefined;
  /** Returns the text that a value adds. */
  text(chunk: StreamOutput<K>): string;
  /** Indexes of the alternatives that end with this value. Once all have ended, the stream is complete even without an end marker. */
  ended(chunk: StreamOutput<K>): readonly number[];
  /** Number of alternatives that the call requests. @default 1 */
  alternatives?(input: ReadInput<K>): number;
  /** Makes the rules of one stream, for events that depend on those before. @default these rules */
  begin?(): StreamRules<K>;
}

/** The members that all adapters have in common. */
interface AdapterParts<K extends TaskId, Body> {
  /** The task as the provider's error messages name it. @default the task id */
  readonly label?: string;
  /** Beginning of the error message for a malformed response. @default 'Received malformed response from {provider} {task} API' */
  readonly malformedText?: string;
  /** Names the bytes that the request needs as base64. The core reads them, so that `request` stays pure. */
  uploads?(input: ReadInput<K>): Uploads<Binary>;
  /** Makes the first request of a call. */
  request(call: Call<K>): HttpRequest;
  /** Schema of the fields that are read, and of no others. */
  readonly response: Schema<Body>;
  /** Long work: decides what follows a response. `state` is undefined for the first one, later what the last step carried. */
  job?(body: unknown, call: Call<K>, state: unknown): JobStep;
  /** With `endpointUrl`: the path that the address must end with. @default the address is used as it is */
  readonly endpointPath?: string;
}

/** An adapter whose result is a value. */
export interface ValueAdapter<K extends TaskId = TaskId, Body = unknown> extends AdapterParts<K, Body> {
  readonly type: 'value';
  /** Names files that the output needs; the core downloads or decodes them, and passes them on in this order. */
  files?(body: Body, call: Call<K>): readonly Media[];
  output(body: Body, call: Call<K>, files: readonly EncodedFile[]): TaskOutput<K>;
}

/** An adapter whose result is a file. */
export interface MediaAdapter<K extends TaskId = TaskId, Body = unknown> extends AdapterParts<K, Body> {
  readonly type: 'media';
  media(body: Body, call: Call<K>): Media;
}

/** An adapter for a result that can also be streamed. */
export interface StreamAdapter<K extends TaskId = TaskId, Body = unknown> extends AdapterParts<K, Body> {
  readonly type: 'stream';
  output(body: Body, call: Call<K>): TaskOutput<K>;
  readonly stream: StreamRules<K>;
}

/** Arguments of a chat: where it goes, and its input under any name. */
export type ChatCallArgs = CallPlace & Readonly<Record<string, unknown>>;

/** The part of a route that another API of the same service changes. */
export interface ChatRoute {
  readonly provider: { readonly label: string };
  readonly adapter: AnyAdapter;
  readonly others?: () => Promise<readonly ChatRoute[]>;
}

/** The Responses API of a service that chats. */
export interface ResponsesDialect {
  /** Path below the base URL, such as `v1/responses`. */
  readonly path: string;
  /** True for chats that go there. */
  readonly wants: (args: ChatCallArgs, model: string) => boolean;
  /** Turns the route of such a chat into one by the Responses API, whose code it loads. */
  readonly route: <R extends ChatRoute>(route: R, args: ChatCallArgs) => Promise<R>;
  /** True for models whose reasoning is encrypted, to be sent back. @default none */
  readonly encryptsReasoning?: (args: ChatCallArgs, model: string) => boolean;
  /** True for a service that takes thoughts as they are. @default false */
  readonly takesThoughts?: boolean;
}

/** An adapter for chat; its events are those of OpenAI unless it has other rules. */
export interface ChatAdapter<K extends TaskId = TaskId, Body = unknown> extends AdapterParts<K, Body> {
  readonly type: 'chat';
  output(body: Body, call: Call<K>): TaskOutput<K>;
  readonly stream?: StreamRules<K>;
  /** The same chat by OpenAI's Responses API. @default the service has none */
  readonly responses?: ResponsesDialect | undefined;
}

/** The adapter of one task at one provider: data and pure functions. */
export type Adapter<K extends TaskId> = K extends MediaTaskId
  ? MediaAdapter<K>
  : K extends 'conversational'
    ? ChatAdapter<K>
    : K extends 'text-generation'
      ? StreamAdapter<K>
      : ValueAdapter<K>;

/** An adapter of any task. */
export type AnyAdapter = ValueAdapter | MediaAdapter | StreamAdapter | ChatAdapter;
