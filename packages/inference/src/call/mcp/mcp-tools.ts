import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { InputError, LimitError } from '../../contract/errors.ts';
import type { JsonSchema } from '../../contract/response-format.ts';
import { defineTool, type Tool } from '../../contract/tool.ts';
import { cleanSchema } from './clean-schema.ts';
import { clean, toolNames } from './clean-text.ts';
import { readResult } from './read-result.ts';

/** A server at an address (Streamable HTTP). */
export interface McpAddress {
  readonly url: string | URL;
  /** Headers of all requests, such as `authorization`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A transport of the SDK, such as `StdioClientTransport`, which starts a program. */
export interface McpTransport {
  start(): Promise<void>;
  send(message: never, options?: never): Promise<void>;
  close(): Promise<void>;
}

/** Options of the tools of a server. */
export interface McpOptions {
  /** Names of the tools to take, as the server has them. @default all */
  readonly allow?: readonly string[];
  /** Beginning of all names, to keep the tools of several servers apart. @default none */
  readonly prefix?: string;
  /** Time for the connection, and for each call, in ms. @default 60000 */
  readonly timeoutMs?: number;
  /** Maximum length of a result in characters; the rest is cut off. @default 100000 */
  readonly maxCharacters?: number;
  /** Receives images and audio of results. The model reads a note in their place. */
  readonly onMedia?: (media: Blob, tool: string) => void;
  /** Cancels the connection. */
  readonly signal?: AbortSignal;
}

/** The tools of a server, and the connection to it. */
export interface McpTools {
  /** Tools for `runTools`. */
  readonly tools: readonly Tool<JsonSchema>[];
  /** Closes the connection, and ends a program that was started. */
  close(): Promise<void>;
  /** Closes the connection at the end of the block: `await using server = await mcpTools(…)`. */
  [Symbol.asyncDispose](): Promise<void>;
}

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_CHARACTERS = 100_000;

/** Bounds on the tools, descriptions and schemas of a server. */
const MOST_TOOLS = 256;
const MOST_PAGES = 20;
const LONGEST_DESCRIPTION = 2000;
const LONGEST_SCHEMA = 50_000;

/**
 * Connects to a server of the Model Context Protocol and returns its tools for `runTools`. Needs `@modelcontextprotocol/sdk`. The
 * model reads names and descriptions from the server: use trusted servers, and `allow` only the necessary tools.
 *
 * @param server - The address of a server, or a transport of the SDK.
 * @throws {InputError} For tools in `allow` that the server does not have.
 * @throws {LimitError} For a server with more than 256 tools or 20 pages of them, and for a schema of more than 50,000 characters or
 *   64 levels.
 * @example
 * ```ts
 * const server = await mcpTools({ url: 'https://mcp.example.com/mcp' }, { allow: ['search'] });
 * const { content } = await client.runTools({ model, messages, tools: server.tools });
 * await server.close();
 * ```
 */
export async function mcpTools(server: McpAddress | McpTransport, options: McpOptions = {}): Promise<McpTools> {
  const { allow, prefix = '', timeoutMs = DEFAULT_TIMEOUT_MS, signal } = options;
  const sdk = await loadSdk(() => import('@modelcontextprotocol/sdk/client/index.js'));
  const client = new sdk.Client({ name: 'hubkit', version: '0.1.0' });
  const limits = { timeout: timeoutMs, ...(signal && { signal }) };
  try {
    await client.connect(await openTransport(server), limits);
    const found = await listTools(client, limits);
    const missing = allow?.filter((name) => !found.some((tool) => tool.name === name)) ?? [];
    if (missing.length > 0) {
      const names = found.map(({ name }) => clean(name, 64)).join(', ');
      throw new InputError(`The server has no tool ${missing.join(', ')}. Its tools: ${names}.`);
    }
    const isFirst = (name: string, at: number) => found.findIndex((tool) => tool.name === name) === at;
    const taken = found.filter(({ name }, at) => isFirst(name, at) && (allow?.includes(name) ?? true));
    const names = toolNames(taken.map(({ name }) => prefix + name));
    const close = () => client.close();
    return {
      tools: taken.map((tool, index) => toTool(client, tool, names[index] ?? tool.name, timeoutMs, options)),
      close,
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await client.close();
    throw error;
  }
}

type ListedTool = Awaited<ReturnType<Client['listTools']>>['tools'][number];

async function listTools(client: Client, limits: { readonly timeout: number }): Promise<readonly ListedTool[]> {
  const found: ListedTool[] = [];
  const { ListToolsResultSchema } = await loadSdk(() => import('@modelcontextprotocol/sdk/types.js'));
  let cursor: string | undefined;
  let pages = 0;
  do {
    if (++pages > MOST_PAGES) throw new LimitError(`The server lists its tools on more than ${MOST_PAGES} pages.`);
    const params = cursor === undefined ? {} : { cursor };
    // Not `listTools`, which compiles the output schemas of the server: a large one takes seconds, and nothing reads them.
    const page = await client.request({ method: 'tools/list', params }, ListToolsResultSchema, limits);
    found.push(...page.tools);
    if (found.length > MOST_TOOLS) throw new LimitError(`The server has more than ${MOST_TOOLS} tools.`);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return found;
}

function toTool(
  client: Client,
  listed: ListedTool,
  ownName: string,
  timeoutMs: number,
  options: McpOptions,
): Tool<JsonSchema> {
  const { name, description = '', inputSchema } = listed;
  if (JSON.stringify(inputSchema).length > LONGEST_SCHEMA) {
    throw new LimitError(`The schema of the tool ${clean(name, 64)} has more than ${LONGEST_SCHEMA} characters.`);
  }
  return defineTool<JsonSchema>({
    name: ownName,
    description: clean(description, LONGEST_DESCRIPTION),
    parameters: cleanSchema(inputSchema, clean(name, 64)),
    async run(args, { signal }) {
      const call = { name, arguments: args as Record<string, unknown> };
      const result = await client.callTool(call, undefined, { signal, timeout: timeoutMs });
      return readResult(result, name, options.maxCharacters ?? DEFAULT_CHARACTERS, options.onMedia);
    },
  });
}

async function openTransport(server: McpAddress | McpTransport): Promise<Transport> {
  // A transport of the SDK, of whose type only a part is named.
  if ('send' in server) return server as unknown as Transport;
  const sdk = await loadSdk(() => import('@modelcontextprotocol/sdk/client/streamableHttp.js'));
  const { url, headers } = server;
  // Its `sessionId` may be undefined, which exactOptionalPropertyTypes tells apart from missing.
  return new sdk.StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { ...headers } } }) as Transport;
}

async function loadSdk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const message =
      'mcpTools needs the package @modelcontextprotocol/sdk: run `npm install @modelcontextprotocol/sdk@1`, with --global beside a program that is installed globally.';
    throw new InputError(message, { cause });
  }
}
