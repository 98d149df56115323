/** The error of a service for a request that it refuses, in its own words. */
export interface RefusedRequest {
  /** `{value}` and `{model}` stand for those of the request. */
  readonly message: string;
  /** @default 400 */
  readonly status?: number;
  /** @default the member */
  readonly param?: string;
  readonly code?: string;
}

/** A member of the request that a model or service refuses. */
export interface MemberRefusal extends RefusedRequest {
  /** Path in the request body, its parts joined by dots. */
  readonly member: string;
  /** Values that are taken nevertheless, as text. @default none */
  readonly accepts?: readonly string[];
  /** True for a member that is refused only while the model thinks. @default false */
  readonly isOnlyWhileThinking?: boolean;
  /** A member without which the refusal does not apply, or whose value lifts it. */
  readonly unless?: { readonly member: string; readonly value: string };
}

/** Treatment of a request whose last message is the beginning of an answer. */
export interface Prefill {
  /** The member that asks for its continuation: of that message, or of the request. @default none is needed */
  readonly asked?: { readonly of: 'message' | 'request'; readonly member: string };
  /** What happens where that member is not there, or not needed: a continuation, a new answer, or an error. @default 'continue' */
  readonly otherwise?: 'continue' | 'answer' | RefusedRequest;
}
