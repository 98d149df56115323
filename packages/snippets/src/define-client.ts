import type { Code, Stack } from '@hubkit/code';
import type { ChatCall } from './chat-call.ts';

/** The languages of snippets, in the order in which they are shown. */
export const inferenceSnippetLanguages = ['python', 'js', 'sh'] as const;

export type InferenceSnippetLanguage = (typeof inferenceSnippetLanguages)[number];

/** A way of calling a model: a library, or the plain requests of a language. */
export interface SnippetClient {
  /** As it is known; the file is called `<language>-<id>.ts`. */
  readonly id: string;
  readonly language: InferenceSnippetLanguage;
  /** As people read it. */
  readonly label: string;
  /** The position among the clients of its language, lowest first. */
  readonly rank: number;
  /** It looks up the provider itself, so it can show calls that leave the choice to the hub. @default false */
  readonly canChooseProvider?: boolean;
  /** The program that makes a call. */
  readonly render: (call: ChatCall) => Code | Stack;
}

/** Checks a snippet client and keeps its exact type. */
export function defineClient<const Client extends SnippetClient>(client: Client): Client {
  return client;
}
