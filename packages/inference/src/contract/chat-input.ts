import type { BinaryInput, ChatCompletionInput, ChatCompletionInputToolCall } from '@hubkit/task-types';
import type { ReasoningEffort } from './reasoning.ts';

/** A part of a message: text, or a file in any form that the inputs of other tasks take. */
export interface ChatMessagePart {
  /** Kind of the part. */
  type: 'text' | 'image_url' | 'input_audio' | 'file' | (string & {});
  /** The text, for the type `text`. */
  text?: string | undefined;
  /** Image, for the type `image_url`: its address, which the service downloads, or a file, which is sent with the request. */
  image_url?: { url: string | BinaryInput; [key: string]: unknown } | undefined;
  /** Recording, for the type `input_audio`: its base64, or a file. */
  input_audio?:
    | {
        data: string | BinaryInput;
        /** Format, such as `wav` or `mp3`. @default that of the file */
        format?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  /** Document, for the type `file`: the id of an uploaded one, or a file. */
  file?:
    | {
        file_data?: string | BinaryInput | undefined;
        file_id?: string | undefined;
        /** @default that of the file, or `file` with the extension of its type */
        filename?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  [key: string]: unknown;
}

/** A message of a conversation, as calls take it. */
export interface ChatMessage {
  /** Author of the message: `system`, `user`, `assistant` or `tool`. */
  role: string;
  /** Text of the message, or a list of parts. May be null beside `tool_calls`. */
  content?: string | ChatMessagePart[] | null | undefined;
  /** Name of the author, for participants with the same role. */
  name?: string | undefined;
  /** Calls of tools that the assistant requested in this message. */
  tool_calls?: ChatCompletionInputToolCall[] | null | undefined;
  /** Id of the call whose result this message contains; for the role `tool`. */
  tool_call_id?: string | null | undefined;
  [key: string]: unknown;
}

/** The input of a chat with files in any form. */
export type ChatInput = {
  [Name in keyof ChatCompletionInput as Name extends 'messages' ? never : Name]: ChatCompletionInput[Name];
} & {
  /** Conversation so far, oldest message first. */
  messages: ChatMessage[];
  /**
   * Amount of thinking of a model that reasons, translated for its service; the nearest level that the model has is taken, and
   * `withResponse()` says so in `warnings`. An object is the service's own, and sent as it is. @default that of the model
   */
  reasoning?: ReasoningEffort | Record<string, unknown> | undefined;
  /**
   * Variable that switches thinking in the chat template of a server of one's own, for servers that leave `reasoning_effort` to the
   * template: `thinkingVariable` of `inspectTemplate` of `@hubkit/jinja/chat` names it. Set together with `reasoning`. @default none
   */
  thinkingVariable?: string | false | undefined;
  /**
   * API of the service that takes the chat: OpenAI's Responses API, or chat completions. Messages, tools and results are the same for both.
   * @default 'responses' for tools of OpenAI's models that reason, for its models without another API, and for an `endpointUrl` that ends with
   * `/responses`; otherwise 'chat'
   */
  api?: 'responses' | 'chat' | undefined;
};
