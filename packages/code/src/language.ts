import type { Env, Text } from './value.ts';

/** The literals of one language. Every function returns source text that cannot end its own literal early. */
export interface Language {
  /** One step of indentation. */
  readonly indent: string;
  readonly string: (text: string) => string;
  readonly number: (value: number) => string;
  readonly boolean: (value: boolean) => string;
  readonly null: string;
  readonly env: (name: Env['name']) => string;
  readonly variable: (name: string) => string;
  readonly text: (parts: Text['parts']) => string;
  readonly comment: (line: string) => string;
  /** The key of an object, with what follows it. */
  readonly key: (name: string) => string;
  /** The name of an entry outside of braces, with what follows it. */
  readonly entry: (name: string) => string;
  /** True if a list on several lines ends with a comma. */
  readonly hasTrailingComma: boolean;
  /** True if `{ name }` is short for `{ name: name }`. */
  readonly hasShorthand?: boolean;
  /** The padding inside the braces of an object on one line. */
  readonly padding: '' | ' ';
  /** A language that cannot write lists itself writes them in this one, between these quotes. */
  readonly nested?: { readonly language: Language; readonly quote: string };
}
