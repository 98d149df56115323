import type { ModelRecord } from '@hubkit/catalog';
import type { Value } from '@hubkit/code';

/** The model details that a snippet needs. */
export type SnippetModel = Pick<ModelRecord, 'id'> & Partial<Omit<ModelRecord, 'id'>>;

/** An example input of a task: a text, the name of a file, an object, or the messages of a chat. */
export interface SampleInput {
  /** The task, and the name of the file. */
  readonly task: string;
  readonly sample: (model: SnippetModel) => Value;
  /** The arguments of a call with this input, the names of files in the place of their bytes. @default `{ inputs: sample }` */
  readonly args?: (model: SnippetModel) => Readonly<Record<string, Value>>;
}

/** Checks an example input. */
export function defineInput(input: SampleInput): SampleInput {
  return input;
}
