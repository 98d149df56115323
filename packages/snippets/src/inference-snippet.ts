import type { InferenceSnippetLanguage } from './define-client.ts';

/** A program that calls a model. */
export interface InferenceSnippet {
  readonly language: InferenceSnippetLanguage;
  /** The client library or program, such as `requests` or `curl`. */
  readonly client: string;
  readonly content: string;
  /** The command that installs the client. Absent where nothing has to be installed. */
  readonly install?: string;
}
