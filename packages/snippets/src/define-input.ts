import type { ModelRecord } from '@hubkit/catalog';
import type { Value } from '@hubkit/code';

/** The model details that a snippet needs. */
export type SnippetModel = Pick<ModelRecord, 'id'> & Partial<Omit<ModelRecord, 'id'>>;

type Values = Readonly<Record<string, Value>>;

/** Arguments of a method of the Python client of the hub. */
export interface PythonArguments {
  readonly positional?: readonly Value[];
  readonly named?: Values;
}

/** An example input of a task: a text, the name of a file, an object, or the messages of a chat. */
export interface SampleInput {
  /** The task, and the name of the file. */
  readonly task: string;
  readonly sample: (model: SnippetModel) => Value;
  /** The arguments of a call with a sample, names of files in the place of their bytes. @default `{ inputs: sample }` */
  readonly args?: (sample: Value) => Values;
  /** Names of files in the place of that of the sample, by provider, where one does not take its format. */
  readonly fileFor?: Readonly<Record<string, string>>;
  /** The file that the task makes. @default none, the result is JSON */
  readonly result?: 'image' | 'audio' | 'video';
  /** Method of the JavaScript client where it has another name than the task; `false` where there is none. @default the task in camel case */
  readonly method?: string | false;
  /**
   * Arguments of the Python method, which is called as the task; `false` where there is no such method, or none that works.
   * `body` is the JSON that goes to the provider, empty where the hub chooses one.
   *
   * @default the input by position, or its members by name, then the parameters by name
   */
  readonly python?: false | ((args: Values, body: Values) => PythonArguments);
}

/** Checks an example input. */
export function defineInput(input: SampleInput): SampleInput {
  return input;
}
