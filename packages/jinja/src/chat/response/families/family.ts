import type { ResponseField } from '../response-template.ts';

/**
 * How a family of models writes calls, in all forms that its models use. Chat templates write one of them, models the others, too:
 * without the first mark, with a mark that closes nothing, or inside of thoughts that were not closed.
 */
export interface Family {
  readonly name: string;
  /** True for the source of a chat template that has the marks of the family. */
  readonly hasMarks: (source: string) => boolean;
  /** The fields that read calls, by their keys in a response template. */
  readonly calls: Readonly<Record<string, ResponseField>>;
  /** Pattern of the text with which a call begins; thoughts and content end there. */
  readonly opening: string;
  /** Pattern of that text inside of thoughts, where it counts if nothing closes the thoughts behind it. @default `opening` */
  readonly openingInThoughts?: string;
  /** Patterns of marks that belong to no field, such as those around all calls. */
  readonly noise?: readonly string[];
  /** Marks of thoughts, where the chat template need not have them. */
  readonly thoughts?: { readonly field: string; readonly open: string; readonly close: string };
  /** The other fields, where they are more than thoughts and text. */
  readonly fields?: Readonly<Record<string, ResponseField>>;
}

/** The shape of a call whose name and arguments were captured. */
export const CAPTURED = { type: 'function', function: { name: '{name}', arguments: '{content}' } } as const;

/** Reads JSON objects that are calls into the shape that `CALLS` takes. */
export const JSON_CALLS = { many: true, calls: true } as const;

/** Reads a list of calls in Python's syntax, of which each is a call. */
export const PYTHON_CALLS = { calls: true, python_values: true } as const;

/** The shape of each call of a list. */
export const CALLS = { type: 'function', function: { name: '{name}', arguments: '{arguments}' } } as const;

/** The shape of each object that is a call; those without an id have none. */
export const OBJECTS = { ...CALLS, id: '{id}' } as const;
