/** What a server says of a tool, with the defaults of the protocol. It is not verified. */
export interface McpHints {
  /** Changes nothing. @default false */
  readonly isReadOnly: boolean;
  /** May delete or overwrite something. @default true, unless the tool is read-only */
  readonly isDestructive: boolean;
  /** A second call with the same arguments changes nothing more. @default false */
  readonly isIdempotent: boolean;
  /** Reaches beyond the server, such as into the web. @default true */
  readonly isOpenWorld: boolean;
}

/** Reads the annotations of a tool. */
export function readHints(annotations: unknown): McpHints {
  const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = {
    ...(annotations as Readonly<Record<string, unknown>> | undefined),
  };
  const isReadOnly = readOnlyHint === true;
  return {
    isReadOnly,
    isDestructive: !isReadOnly && destructiveHint !== false,
    isIdempotent: idempotentHint === true,
    isOpenWorld: openWorldHint !== false,
  };
}
