import type { JsonSchema } from '../../contract/response-format.ts';
import type { Tool } from '../../contract/tool.ts';
import type { McpInput, McpInputContext, McpInputRequest } from './input-request.ts';
import type { McpCache } from './mcp-cache.ts';
import type { McpHints } from './tool-hints.ts';

/** A server at an address (Streamable HTTP). */
export interface McpAddress {
  readonly url: string | URL;
  /** Headers of all requests, such as `authorization`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the requests. @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
}

/** A transport of `@modelcontextprotocol/client`, such as `StdioClientTransport`, which starts a program. */
export interface McpTransport {
  start(): Promise<void>;
  send(message: never, options?: never): Promise<void>;
  close(): Promise<void>;
}

/**
 * Revision of the protocol. `auto` prefers 2026-07-28, and tells by one request whether the server has it; a program that is started by
 * a `StdioClientTransport` is started once more for that request.
 */
export type McpProtocol = 'auto' | '2025-11-25' | '2026-07-28';

/** Tools whose calls wait for a decision: by the hints of the server, each, none, or those that a function chooses. */
export type McpApproval = 'hints' | 'always' | 'never' | ((tool: string, hints: McpHints) => boolean);

/** Options of the tools of a server. */
export interface McpOptions {
  /** Names of the tools to take, as the server has them. @default all */
  readonly allow?: readonly string[];
  /** Beginning of all names, to keep the tools of several servers apart. @default none */
  readonly prefix?: string;
  /**
   * Tools that get `needsApproval`. With `hints`, these are all that the server does not declare as read-only or as not destructive.
   * @default 'hints'
   */
  readonly approval?: McpApproval;
  /**
   * Receives a request of the server for input of the user, during a call. Requests come one after another; time limits stand still
   * meanwhile. Without it, the server is told that nobody can be asked.
   */
  readonly onInput?: (request: McpInputRequest, context: McpInputContext) => McpInput | Promise<McpInput>;
  /** Revision of the protocol; `2025-11-25` includes the earlier ones. @default 'auto' */
  readonly protocol?: McpProtocol;
  /** Keeps what is known of servers between connections. @default nothing is kept */
  readonly cache?: McpCache;
  /** Time for the connection, and for each call, in ms. @default 60000 */
  readonly timeoutMs?: number;
  /** Maximum length of a result in characters; the rest is cut off. @default 100000 */
  readonly maxCharacters?: number;
  /** Receives images and audio of results. The model reads a note in their place. */
  readonly onMedia?: (media: Blob, tool: string) => void;
  /** Receives the structured content of results, which has passed the output schema of the tool, where it has one. */
  readonly onStructured?: (content: unknown, tool: string) => void;
  /** Cancels the connection. */
  readonly signal?: AbortSignal;
}

/** The tools of a server, and the connection to it. */
export interface McpTools {
  /** Tools for `runTools`. */
  readonly tools: readonly Tool<JsonSchema>[];
  /** Name and version that the server gives itself; undefined for one that gives none. */
  readonly server: { readonly name: string; readonly version: string } | undefined;
  /** Revision of the protocol that both sides have agreed on. */
  readonly protocol: string;
  /** Closes the connection, and ends a program that was started. */
  close(): Promise<void>;
  /** Closes the connection at the end of the block: `await using server = await mcpTools(…)`. */
  [Symbol.asyncDispose](): Promise<void>;
}
