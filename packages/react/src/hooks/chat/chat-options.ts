import type { Failure, Turn } from '@hubkit/messages/turns';
import type { ChatChunk } from '../service/chat-chunk.ts';
import type { ChatService } from '../service/chat-service.ts';
import type { StateStorage } from '../storage/state-storage.ts';
import type { ChatTool } from './chat-tool.ts';

/** The form of structured answers; see `jsonAnswer`. */
export interface AnswerFormat {
  /** Parameters of the request to a service. */
  readonly request: (service: ChatService) => object;
  /** Adds the values to the chunks of a stream. */
  readonly read: (chunks: AsyncIterable<ChatChunk>) => AsyncIterable<ChatChunk>;
}

/** Options of a chat beside its service. */
export interface ChatSettings {
  /** Id of the model. @default what the gateway chooses; a client needs one */
  readonly model?: string | undefined;
  /** Instructions for the model, sent before the conversation. */
  readonly system?: string | undefined;
  /** Further parameters of each request, such as `{ temperature: 0.2 }` or, with a client, `{ provider: 'groq' }`. */
  readonly parameters?: Readonly<Record<string, unknown>> | undefined;
  /**
   * Amount of thinking of a model that reasons, sent as `reasoning`, which a client and our gateway translate for the service: the nearest
   * level that the model has. @default that of the model
   */
  readonly reasoning?: 'none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh' | undefined;
  /** Tools that the model may call in the page, made by `chatTool`. */
  readonly tools?: readonly ChatTool[] | undefined;
  /** Most requests to the model for one answer with tools. @default 10 */
  readonly maxSteps?: number | undefined;
  /** Form of structured answers; see `jsonAnswer`. @default text */
  readonly format?: AnswerFormat | undefined;
  /** True sends the reasoning of all answers back to the model that wrote them. @default that of answers from the first tool call on */
  readonly keepsReasoning?: boolean | undefined;
  /** True takes text between tags such as `<think>` at the beginning of an answer for reasoning. @default false */
  readonly splitsThinking?: boolean | undefined;
  /** True continues an answer that was cut in a version of it. @default false, in place */
  readonly keepsVersions?: boolean | undefined;
  /** Describes the error of an answer, or of the storage. @default its message, code, status and request id */
  readonly describeFailure?: ((error: unknown) => Failure) | undefined;
  /** Name of the chat in the storage. Another id shows another chat. @default 'chat' */
  readonly id?: string | undefined;
  /** Place that keeps the chat over reloads. @default none: it ends with the component */
  readonly storage?: StateStorage | undefined;
  /** True continues an answer that a reload interrupted, without a click. @default false */
  readonly autoResume?: boolean | undefined;
  /**
   * True asks a gateway to keep the stream of each answer: a connection that was lost, and a page that was reloaded, attach to it again and pay
   * once, and `stop` is a request of its own. Needs a gateway with `streams`, and for reloads a `storage`. @default false
   */
  readonly keepsStreams?: boolean | undefined;
  /** Messages of a new chat; the last one is the end of the shown path. @default [] */
  readonly initialTurns?: readonly Turn[] | undefined;
  /** Called with each complete answer. */
  readonly onFinish?: ((turn: Turn) => void) | undefined;
  /** Called with the failure of an answer, or of the storage. */
  readonly onError?: ((failure: Failure) => void) | undefined;
}

/** Options of a chat: its service, a client or `{ api }`, and its settings. */
export type ChatOptions = ChatService & ChatSettings;
