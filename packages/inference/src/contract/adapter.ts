import type { TaskId, TaskInput, TaskOutput } from '@hubkit/catalog';
import type { HttpRequest } from './http-request.ts';
import type { JobStep } from './job.ts';
import type { MappingEntry } from './mapping-entry.ts';
import type { OutputType } from './options.ts';
import type { Schema } from './schema.ts';
import type { Binary, MediaTaskId, StreamOutput, StreamTaskId } from './task-types.ts';

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
  readonly malformedText?: string;
  /** The bytes that the request needs as base64. The core reads them, so that `request` stays pure. */
  upload?(input: TaskInput<K>): Binary | undefined;
  request(call: Call<K>): HttpRequest;
  /** The fields that are read, nothing more. */
  readonly response: Schema<Answer>;
  /** Long work: what to do after an answer. The first answer comes without state. */
  job?(answer: unknown, call: Call<K>, state: unknown): JobStep;
  /** For tasks that give a file. */
  media?(answer: Answer, call: Call<K>): K extends MediaTaskId ? Media : never;
  output?(answer: Answer, call: Call<K>): TaskOutput<K>;
  /** @default for chat, the events of OpenAI */
  readonly stream?: K extends StreamTaskId ? StreamRules<K> : never;
  /** With `endpointUrl`: what the path has to end with. Without it the address is used as it is. */
  readonly endpointPath?: string;
}
