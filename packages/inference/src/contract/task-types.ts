import type { BinaryInput, TaskId, TaskInput, TaskOutput, TaskStreamOutput } from '@hubkit/task-types';
import type { ChatInput } from './chat-input.ts';

/** `Uint8Array<ArrayBuffer>` in a form that TypeScript before 5.7 can read too, where the type has no parameter. */
type Bytes = ReturnType<Uint8Array['slice']>;

/** Bytes to upload. */
export type Binary = Blob | ArrayBuffer | Bytes;

/** The input of a task. */
export type Input<K extends TaskId> = K extends 'conversational' ? ChatInput : UploadInput<K> | ImageInObject<K>;

/** A file to upload may be called `inputs` or, as in older clients, `data`. */
type UploadInput<K extends TaskId> =
  TaskInput<K> extends { readonly inputs: infer File }
    ? [BinaryInput] extends [File]
      ? TaskInput<K> | (Omit<TaskInput<K>, 'inputs'> & { readonly data: File })
      : TaskInput<K>
    : TaskInput<K>;

/** Input of zero-shot image classification as older clients have it: the image inside an object. */
type ImageInObject<K extends TaskId> = K extends 'zero-shot-image-classification'
  ? Omit<TaskInput<K>, 'inputs'> & { readonly inputs: { readonly image: BinaryInput } }
  : never;

/** The input of a task as adapters see it: every file has been read and is a Blob with its media type. */
export type ReadInput<K extends TaskId> = ReadInputTable[K];

// An interface, so that the input of any one task is known to be an input of some task.
interface ReadInputTable extends ReadInputOf {}

type ReadInputOf = { readonly [K in TaskId]: ReadMembers<TaskInput<K>> };

/** The members of an input, and those of `inputs` where it is an object. */
type ReadMembers<Members> = {
  [Name in keyof Members]: Name extends 'inputs' ? ReadInputs<Members[Name]> : ReadFile<Members[Name]>;
};

type ReadInputs<Inputs> = [BinaryInput] extends [Inputs]
  ? ReadFile<Inputs>
  : Inputs extends readonly unknown[]
    ? Inputs
    : Inputs extends object
      ? { [Name in keyof Inputs]: ReadFile<Inputs[Name]> }
      : Inputs;

/** Other fields, such as those of any type or of text, are left unchanged. */
type ReadFile<Value> = unknown extends Value
  ? Value
  : [BinaryInput] extends [Value]
    ? Blob | ReadFiles<Exclude<Value, BinaryInput>>
    : Value;

type ReadFiles<Value> = Value extends readonly BinaryInput[] ? readonly Blob[] : Value;

/** The result of a task. */
export type Output<K extends TaskId> = TaskOutput<K>;

/** A chunk of the streamed result of a task. */
export type StreamOutput<K extends TaskId> = TaskStreamOutput<K>;

/** Tasks whose result can be streamed. */
export type StreamTaskId = { [K in TaskId]: [TaskStreamOutput<K>] extends [never] ? never : K }[TaskId];

/** Tasks whose result is an image, audio or a video. */
export type MediaTaskId = { [K in TaskId]: TaskOutput<K> extends Blob ? K : never }[TaskId];
