import type { RefusedRequest } from './refusal.ts';

/** The amount of thinking of a model before its answer. */
export type Effort = 'none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh' | 'max';

/**
 * The place of the thoughts in a chat response. The names of members stand for themselves. `parts`: parts of a list in
 * `content`; `tags`: `<think>` in the text; `thought-tags`: `<thought>`, in deltas that are marked; `hidden`: nowhere, they are only counted.
 */
export type ThoughtsForm =
  | 'reasoning_content'
  | 'reasoning'
  | 'reasoning+details'
  | 'reasoning_details'
  | 'parts'
  | 'tags'
  | 'thought-tags'
  | 'hidden';

/**
 * Proofs that the thoughts are the model's own. `google`, `vertex`: in the first call of a step, or in the message; `anthropic-details`,
 * `google-details`: in an item of `reasoning_details`.
 */
export type SignatureForm = 'google' | 'vertex' | 'anthropic-details' | 'google-details';

/** A member of the request that a model or its service reads, and the meaning of its values. */
export interface RequestSwitch<Meaning> {
  /** Path in the request body, its parts joined by dots: `thinking.type`. */
  readonly member: string;
  /** Meanings by value, as text: `disabled`, `true`. */
  readonly values: Readonly<Record<string, Meaning>>;
  /** The type that values must have. @default any */
  readonly type?: 'boolean';
  /** The error for a value that is not listed. @default such values are ignored */
  readonly refusal?: RefusedRequest;
}

/** Thoughts that the next request must have. */
export type ThoughtsDemand =
  | 'reasoning-since-first-call'
  | 'reasoning-with-calls-of-turn'
  | 'reasoning-with-calls'
  | 'google-signature'
  | 'vertex-signature'
  | 'details-with-calls-of-turn';

/** Thinking of a model as a service serves it. */
export interface Thinking {
  /** @default 'reasoning_content' */
  readonly form?: ThoughtsForm;
  /** @default none */
  readonly signature?: SignatureForm;
  /** The effort where the request names none. @default 'medium' */
  readonly effort?: Effort;
  /** Switches of the effort; the first one in the request counts. @default none: the model always thinks */
  readonly switches?: readonly RequestSwitch<Effort>[];
  /** Switches of the form. */
  readonly forms?: readonly RequestSwitch<ThoughtsForm>[];
  /** The thoughts without which the next request is refused. @default none */
  readonly demands?: ThoughtsDemand;
}
