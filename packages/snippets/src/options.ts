import type { ChatCompletionInput } from '@hubkit/catalog';
import type { BaseUrls } from '@hubkit/inference';

/** Options of a snippet. */
export interface InferenceSnippetOptions {
  /** Read the answer piece by piece. @default false */
  readonly streaming?: boolean | undefined;
  /** The organisation that pays. */
  readonly billTo?: string | undefined;
  /** A key to print into the code. @default an environment variable */
  readonly accessToken?: string | undefined;
  /** Call the provider itself with a key of its own, not through the router. @default false */
  readonly directRequest?: boolean | undefined;
  /** A dedicated endpoint or any server that speaks the protocol. */
  readonly endpointUrl?: string | undefined;
  /** @default an example */
  readonly messages?: ChatCompletionInput['messages'] | undefined;
  readonly temperature?: number | undefined;
  readonly max_tokens?: number | undefined;
  readonly top_p?: number | undefined;
  /** Base addresses to show instead of the real ones, such as those of an emulator. */
  readonly endpoints?: BaseUrls | undefined;
  /** Hears why there are no snippets. @default console */
  readonly logger?: { error(message: string, error: unknown): void } | undefined;
}
