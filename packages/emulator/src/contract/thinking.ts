/** The amount of thinking of a model before its answer, least first. */
export const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const;

/** One amount of thinking. */
export type Effort = (typeof EFFORTS)[number];

/**
 * The place of the thoughts in a chat response. `parts`: parts of a list in `content`; `tags`: `<think>` in the text;
 * `hidden`: nowhere, they are only counted.
 */
export type ThoughtsForm = 'reasoning_content' | 'reasoning' | 'parts' | 'tags' | 'hidden';

/** A member of the request that a model or its service reads, and the meaning of its values. */
export interface RequestSwitch<Meaning> {
  /** Path in the request body, its parts joined by dots: `thinking.type`. */
  readonly member: string;
  /** Meanings by value, as text: `disabled`, `true`. */
  readonly values: Readonly<Record<string, Meaning>>;
  /** The error for a value that is not listed; `{value}` and `{model}` stand for the given ones. @default such values are ignored */
  readonly refusal?: { readonly message: string; readonly code?: string };
}

/** Thoughts that the next request must have. */
export type ThoughtsDemand = 'reasoning-since-first-call' | 'reasoning-with-calls-of-turn' | 'reasoning-with-calls';

/** Thinking of a model as a service serves it. */
export interface Thinking {
  /** @default 'reasoning_content' */
  readonly form?: ThoughtsForm;
  /** The effort where the request names none. @default 'medium' */
  readonly effort?: Effort;
  /** Switches of the effort; the first one in the request counts. @default none: the model always thinks */
  readonly switches?: readonly RequestSwitch<Effort>[];
  /** Switches of the form. */
  readonly forms?: readonly RequestSwitch<ThoughtsForm>[];
  /** The thoughts without which the next request is refused. @default none */
  readonly demands?: ThoughtsDemand;
  /** The values of `tool_choice` that are refused while the model thinks, and the text of the error. */
  readonly refusedToolChoice?: string;
}
