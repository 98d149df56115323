import type { Client, ListToolsResult } from '@modelcontextprotocol/client';
import { InputError, LimitError } from '../../contract/errors.ts';
import type { JsonSchema } from '../../contract/response-format.ts';
import { defineTool, type Tool } from '../../contract/tool.ts';
import { LONGEST_TIMER_MS } from '../../transport/wait.ts';
import { cleanSchema } from './clean-schema.ts';
import { clean, toolNames } from './clean-text.ts';
import { LONGEST_DESCRIPTION, LONGEST_SCHEMA, MOST_PAGES, MOST_TOOLS } from './limits.ts';
import { loadSdk } from './load-sdk.ts';
import type { McpAddress, McpOptions, McpTools, McpTransport } from './mcp-options.ts';
import { type Connection, createKey, openConnection } from './open-connection.ts';
import { readResult } from './read-result.ts';
import { readHints } from './tool-hints.ts';

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_CHARACTERS = 100_000;

/**
 * Connects to a server of the Model Context Protocol and returns its tools for `runTools`. Needs `@modelcontextprotocol/client`. Calls
 * of tools that may change something wait for a decision (`needsApproval`), as far as the server declares it. The model reads names
 * and descriptions from the server: use trusted servers, and `allow` only the necessary tools.
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
  const { signal, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const limits = { timeout: timeoutMs, ...(signal && { signal }) };
  const { connection, found } = await connectAndList(server, options, limits);
  const { client } = connection;
  try {
    const close = () => client.close();
    const info = client.getServerVersion();
    return {
      tools: toTools(found, connection, options),
      server: info && { name: clean(info.name, 100), version: clean(info.version, 100) },
      protocol: client.getNegotiatedProtocolVersion() ?? '',
      close,
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await client.close();
    throw error;
  }
}

type ListedTool = ListToolsResult['tools'][number];
type Limits = Parameters<typeof openConnection>[2];

async function connectAndList(
  server: McpAddress | McpTransport,
  options: McpOptions,
  limits: Limits,
): Promise<{ readonly connection: Connection; readonly found: readonly ListedTool[] }> {
  const connection = await openConnection(server, options, limits);
  try {
    const found = await listTools(connection.client, limits);
    connection.remember();
    return { connection, found };
  } catch (error) {
    await connection.client.close();
    if (!connection.isFromCache || limits.signal?.aborted || !('url' in server)) throw error;
    // The server may have changed since.
    options.cache?.servers.delete(createKey(server));
    return connectAndList(server, options, limits);
  }
}

async function listTools(client: Client, limits: Limits): Promise<readonly ListedTool[]> {
  const { SdkError, SdkErrorCode } = await loadSdk(() => import('@modelcontextprotocol/client'));
  try {
    // The SDK logs a line for a server without tools.
    const tools = client.getServerCapabilities()?.tools ? (await client.listTools(undefined, limits)).tools : [];
    if (tools.length > MOST_TOOLS) throw new LimitError(`The server has more than ${MOST_TOOLS} tools.`);
    return tools;
  } catch (cause) {
    if (cause instanceof RangeError)
      throw new LimitError('The list of tools of the server has too many levels.', { cause });
    if (!(cause instanceof SdkError && cause.code === SdkErrorCode.ListPaginationExceeded)) throw cause;
    throw new LimitError(`The server lists its tools on more than ${MOST_PAGES} pages.`, { cause });
  }
}

function toTools(
  found: readonly ListedTool[],
  connection: Connection,
  options: McpOptions,
): readonly Tool<JsonSchema>[] {
  const { allow, prefix = '' } = options;
  const missing = allow?.filter((name) => !found.some((tool) => tool.name === name)) ?? [];
  if (missing.length > 0) {
    const names = found.map(({ name }) => clean(name, 64)).join(', ');
    throw new InputError(`The server has no tool ${missing.join(', ')}. Its tools: ${names}.`);
  }
  const isFirst = (name: string, at: number) => found.findIndex((tool) => tool.name === name) === at;
  const taken = found.filter(({ name }, at) => isFirst(name, at) && (allow?.includes(name) ?? true));
  const names = toolNames(taken.map(({ name }) => prefix + name));
  return taken.map((tool, index) => toTool(connection, tool, names[index] ?? tool.name, options));
}

function toTool(
  { client, deadlines }: Connection,
  listed: ListedTool,
  ownName: string,
  options: McpOptions,
): Tool<JsonSchema> {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, maxCharacters = DEFAULT_CHARACTERS } = options;
  const { name, title = '', description = title, inputSchema } = listed;
  if (JSON.stringify(inputSchema).length > LONGEST_SCHEMA) {
    throw new LimitError(`The schema of the tool ${clean(name, 64)} has more than ${LONGEST_SCHEMA} characters.`);
  }
  return defineTool<JsonSchema>({
    name: ownName,
    description: clean(description, LONGEST_DESCRIPTION),
    parameters: cleanSchema(inputSchema, clean(name, 64)),
    needsApproval: needsApproval(listed, options),
    async run(args, { signal }) {
      const call = { name, arguments: args as Record<string, unknown> };
      const result = await deadlines.run({ tool: clean(name, 64), timeoutMs, signal }, (own) =>
        // The SDK's own limit goes on while a person is asked.
        client.callTool(call, { signal: own, timeout: LONGEST_TIMER_MS }),
      );
      return readResult(result, name, maxCharacters, options);
    },
  });
}

function needsApproval({ name, annotations }: ListedTool, { approval = 'hints' }: McpOptions): boolean {
  const hints = readHints(annotations);
  if (typeof approval === 'function') return approval(name, hints);
  return approval === 'always' || (approval === 'hints' && hints.isDestructive);
}
