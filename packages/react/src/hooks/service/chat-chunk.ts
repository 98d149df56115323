/** A chunk of a streamed chat, as far as it is read. */
export interface ChatChunk {
  readonly id?: string;
  readonly model?: string;
  readonly choices?: readonly {
    /** Read by the joiner of `@hubkit/messages`, which takes nothing of it for granted. */
    readonly delta?: { readonly content?: unknown; readonly [member: string]: unknown } | null;
    readonly finish_reason?: string | null;
    /** A structured answer so far, from clients that parse it. */
    readonly partial?: unknown;
    /** A valid structured answer, from clients with validation. */
    readonly parsed?: unknown;
  }[];
  /** A structured answer, put there by an `AnswerFormat`. Not `object`, which names the kind of the event. */
  readonly structured?: { readonly value: unknown; readonly isPartial?: boolean };
  readonly usage?: { readonly prompt_tokens?: number; readonly completion_tokens?: number } | null;
}
