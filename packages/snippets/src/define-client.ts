import type { Code, Stack } from '@hubkit/code';
import type { Shape, SnippetCall } from './call/snippet-call.ts';

/** The languages of snippets, in the order in which they are shown. */
export const inferenceSnippetLanguages = ['python', 'js', 'sh'] as const;

/** A language of snippets. */
export type InferenceSnippetLanguage = (typeof inferenceSnippetLanguages)[number];

/** Prints the program that makes a call of one shape. */
export type ShapePrinter<Call> = (call: Call) => Code | Stack;

/** A way of calling a model: a library, or the plain requests of a language. */
export interface SnippetClient {
  /** As it is known; the file is called `<language>-<id>.ts`. */
  readonly id: string;
  readonly language: InferenceSnippetLanguage;
  /** As people read it. */
  readonly label: string;
  /** The position among the clients of its language, lowest first. */
  readonly rank: number;
  /** The command that installs it. @default nothing has to be installed */
  readonly install?: string | ((call: SnippetCall) => string | undefined);
  /** Decides on calls of its shapes. @default those whose request is known: the client sends it as it is */
  readonly canPrint?: (call: SnippetCall) => boolean;
  /** The printers of the shapes that the client has. */
  readonly shapes: { readonly [S in Shape]?: ShapePrinter<Extract<SnippetCall, { readonly shape: S }>> };
}

/** Checks a snippet client and keeps its exact type. */
export function defineClient<const Client extends SnippetClient>(client: Client): Client {
  return client;
}
