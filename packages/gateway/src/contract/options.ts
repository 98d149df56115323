import type { CallOptions, CallTarget, ChatCompletionArgs, InferenceClient, InferenceTask } from '@hubkit/inference';
import type { ModelPrice } from '@hubkit/inference/models';
import type { AnswerDecision, AnswerSoFar, ChatRequest, RequestDecision, RequestFacts } from './hooks.ts';
import type { LimitStore, Limits } from './limits.ts';
import type { StreamStore } from './streams.ts';
import type { UsageRecord } from './usage.ts';
import type { GatewayUser } from './user.ts';

/** Target of a model: as text, `org/name` or `org/name:provider`; or with an address and credentials. */
export type GatewayTarget = string | (CallTarget & Pick<ChatCompletionArgs, 'thinkingVariable'>);

/** Price in US dollars, for providers that report no cost. Budgets count by it, too, where a call has no end that is reported. */
export interface CallPrice extends ModelPrice {
  /** Price of one call, or of each image of a call with several: for models that are not paid by tokens. @default 0 */
  readonly call?: number;
}

/** A model with settings. */
export interface GatewayModel {
  /** Targets; each is tried after the one before has failed. */
  readonly targets: readonly GatewayTarget[];
  /** Tasks that the model is offered for. @default all */
  readonly tasks?: readonly InferenceTask[] | undefined;
  /** @default the cost that providers report */
  readonly price?: CallPrice | undefined;
}

/**
 * Models that the gateway offers: a list of hub ids (`org/name`, `org/name:provider`), or names of yours with their targets. A
 * client may add a provider to the name of an entry that is a plain hub id: `org/name:groq`.
 */
export type GatewayModels =
  | readonly string[]
  | Readonly<Record<string, GatewayTarget | readonly GatewayTarget[] | GatewayModel>>;

/** Bounds of every request. */
export interface Bounds {
  /** Size of a JSON body in bytes. @default 10485760 (10 MiB) */
  readonly bodyBytes?: number | undefined;
  /** Size of a body with files in bytes. @default 26214400 (25 MiB) */
  readonly fileBytes?: number | undefined;
  /** Tokens that a call may generate for each choice; requests without a number get this one. @default 4096 */
  readonly outputTokens?: number | undefined;
  /** Choices or images of one request. @default 4 */
  readonly choices?: number | undefined;
  /** Texts of one request for embeddings. @default 2048 */
  readonly inputs?: number | undefined;
  /** Time that a client has to send its body, in ms. @default 30000 */
  readonly bodyMs?: number | undefined;
  /** Time of one call in ms, streams included. @default 600000 */
  readonly callMs?: number | undefined;
  /** Time that `onRequest` and each call of `onAnswer` may take, in ms. @default 10000 */
  readonly hookMs?: number | undefined;
  /** Time without an event after which a stream gets a comment that keeps connections open, in ms. @default 15000 */
  readonly keepAliveMs?: number | undefined;
}

/** Options of a gateway. */
export interface GatewayOptions {
  /** Client for all calls, with its token and options. */
  readonly client?: InferenceClient | undefined;
  /**
   * API keys by the id of their provider. Calls to these providers go there directly, with the key. A model without a provider
   * is tried at each of them in this order, unless there is a `client`.
   */
  readonly providers?: Readonly<Record<string, string>> | undefined;
  readonly models: GatewayModels;
  /**
   * Further names of models, such as `{ 'claude-coder': 'coder' }`: Claude Code lists only names with `claude` in them. Records and
   * limits have the model's own name.
   * @default none
   */
  readonly aliases?: Readonly<Record<string, string>> | undefined;
  /**
   * Finds the user of a request, by a session, a key or an address. Returns undefined to refuse it, or throws a GatewayError with
   * a reason. The request has no body.
   * @default requests from pages of the same origin, all as the user `page`
   */
  readonly authorize?: ((request: Request) => GatewayUser | undefined | Promise<GatewayUser | undefined>) | undefined;
  /** Origins of other pages that may call the gateway, such as `https://app.example.com`. @default none */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Host names that requests may have, as protection against DNS rebinding. @default any */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Limits, and where they are counted. */
  readonly limits?:
    | {
        /** Limits of each user. */
        readonly user?: Limits | undefined;
        /** Limits of all users together. */
        readonly all?: Limits | undefined;
        /** @default counters in the memory of this process */
        readonly store?: LimitStore | undefined;
      }
    | undefined;
  readonly bounds?: Bounds | undefined;
  /**
   * Further parameters of chats and text generation that are passed on, such as `service_tier`. Other names that the gateway does not
   * know are refused with 400: each may be another spelling of a bound, or cost more.
   * @default none
   */
  readonly parameters?: readonly string[] | undefined;
  /**
   * Place for streams whose client wants to attach again after a reload: a request with the header `x-keep-stream: true` gets a handle in
   * `x-stream-handle`, and runs on when its client leaves, until `DELETE /v1/streams/<handle>` stops it. All other streams end with their
   * clients. @default none: every stream ends with its client
   */
  readonly streams?: StreamStore | undefined;
  /** Key of at least 32 characters that signs the handles of jobs and streams; the same on all machines. @default random, until the process ends */
  readonly secret?: string | undefined;
  /**
   * Checks each chat before it is sent, in every form of a chat; may change or refuse it. It runs within the limits: a refused chat counts
   * as a request, and costs nothing. Where it throws or takes longer than `bounds.hookMs`, the chat is refused with status 500.
   * Text generation, which would pass by it, is not offered then.
   * @default none
   */
  readonly onRequest?:
    | ((request: ChatRequest, user: GatewayUser, facts: RequestFacts) => RequestDecision | Promise<RequestDecision>)
    | undefined;
  /**
   * Checks the text of an answer before it is passed on: for each chunk of a stream, with the text so far, and once for each choice of
   * an answer that is whole. May end the answer. Where it throws or takes longer than `bounds.hookMs`, the answer ends with an error.
   * @default none
   */
  readonly onAnswer?: ((text: string, answer: AnswerSoFar) => AnswerDecision | Promise<AnswerDecision>) | undefined;
  /** Receives every call after its end. Errors in it are reported by `onError`. */
  readonly onUsage?: ((usage: UsageRecord) => unknown) | undefined;
  /** Receives failures inside of the gateway, for a log. @default console.error */
  readonly onError?: ((error: unknown, requestId: string) => void) | undefined;
  /** Options of all calls, such as `telemetry`, `failover` or `cache`: calls of all users with the same credentials share its answers. */
  readonly callOptions?:
    | Pick<CallOptions, 'telemetry' | 'failover' | 'retry' | 'limiter' | 'breaker' | 'billTo' | 'cache'>
    | undefined;
}
