import type { ChatInput } from './chat-input.ts';
import type { ResponseFormat } from './response-format.ts';
import type { CallTargets, ProviderFor } from './task-functions.ts';

/** Arguments of a chat whose answer has a format: credentials, provider, model, input and format. */
export interface FormattedChatArgs<Format extends ResponseFormat>
  extends CallTargets<ProviderFor<'conversational'>>,
    ChatInput {
  /** Schema that the answer follows: one of valibot, zod or arktype, a JSON Schema, or either of them with options. */
  readonly responseFormat: Format;
  tools?: undefined;
  response_format?: undefined;
}

/**
 * Refuses `stream: true`, for a chat that gives one answer; the compiler names the method to call instead. `stream` of another type, as
 * arguments of older clients have it, is accepted.
 */
export type Unstreamed<Args extends { readonly stream?: boolean | undefined }> = [Args['stream']] extends [true]
  ? { readonly 'chatCompletion gives one answer, call chatCompletionStream for a stream': never }
  : unknown;
