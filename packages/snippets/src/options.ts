import type { ChatCompletionInput } from '@hubkit/catalog';
import type { BaseUrls } from '@hubkit/inference';

/** Options of a snippet. */
export interface InferenceSnippetOptions {
  /** Stream the answer of a chat model. @default false */
  readonly streaming?: boolean | undefined;
  /** Organization on the hub to bill. */
  readonly billTo?: string | undefined;
  /** Key to print into the code. @default an environment variable */
  readonly accessToken?: string | undefined;
  /** Call the provider itself with its API key, not through the router. @default false */
  readonly directRequest?: boolean | undefined;
  /** Address of a dedicated endpoint or of any server with the same protocol. */
  readonly endpointUrl?: string | undefined;
  /** Input to show: that of a call of the client, or of the form of the task's sample. Files are given by name. @default the sample */
  readonly inputs?: Readonly<Record<string, unknown>> | undefined;
  /** Messages of a chat. @default the sample */
  readonly messages?: ChatCompletionInput['messages'] | undefined;
  readonly temperature?: number | undefined;
  readonly max_tokens?: number | undefined;
  readonly top_p?: number | undefined;
  /** Base URLs to show instead of the real ones, such as those of an emulator. */
  readonly endpoints?: BaseUrls | undefined;
  /**
   * Package that the JavaScript client of the hub is imported from; both have the same methods.
   *
   * @default '@huggingface/inference', which is on npm; '@hubkit/inference' where there are `endpoints`
   */
  readonly hubPackage?: '@hubkit/inference' | '@huggingface/inference' | undefined;
  /** Receives errors of calls without snippets. @default none; the list has the `reason` */
  readonly logger?: { error(message: string, error: unknown): void } | undefined;
}
