/** Arguments of a call without its target. */
export type CallArgs = Readonly<Record<string, unknown>>;
