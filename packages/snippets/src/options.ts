import type { ChatCompletionInput } from '@hubkit/catalog';
import type { Endpoints } from '@hubkit/inference';

/** What a snippet shows beside the model. */
export interface InferenceSnippetOptions {
  /** Read the answer piece by piece. @default false */
  readonly streaming?: boolean;
  /** The organisation that pays. */
  readonly billTo?: string;
  /** A key to print into the code. @default an environment variable */
  readonly accessToken?: string;
  /** Call the provider itself with a key of its own, not through the router. @default false */
  readonly directRequest?: boolean;
  /** A dedicated endpoint or any server that speaks the protocol. */
  readonly endpointUrl?: string;
  /** @default an example */
  readonly messages?: ChatCompletionInput['messages'];
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly top_p?: number;
  /** Base addresses to show instead of the real ones, such as those of an emulator. */
  readonly endpoints?: Endpoints;
  /** Hears why there are no snippets. @default console */
  readonly logger?: { error(message: string, error: unknown): void };
}
