import { InferenceError, type Tool } from '@hubkit/inference';
import type { McpOptions, McpTools, McpTransport } from '@hubkit/inference/mcp';
import { CliError, UsageError } from '../../command-line/errors.ts';
import { colorsFor } from '../../io/colors.ts';
import type { Io } from '../../io/io.ts';
import { inert, note } from '../../io/print.ts';
import { loadSdk } from '../../mcp/load-sdk.ts';
import type { Questions } from '../questions.ts';
import { terminalInput } from './terminal-input.ts';
import type { Toolbox } from './toolbox.ts';

/** A server of the Model Context Protocol: a command to start, or an address. */
interface McpServer {
  /** Label in messages. */
  readonly name: string;
  readonly command?: readonly [string, ...string[]];
  /** Variables of the command, beside those that no secret is kept in, such as PATH and HOME. */
  readonly env?: Readonly<Record<string, string>>;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Names of the tools to take. @default all */
  readonly allow?: readonly string[];
  /** Beginning of the names of its tools. */
  readonly prefix?: string;
}

/** Longest part of a server's standard error in the message of a failure, in characters. */
const MAX_ERROR = 500;

/** Reads a server as `--tool mcp:` takes it: an address or a command, and after `#` the names of the tools to take. */
export function readServer(text: string): McpServer {
  const [, place = '', names] = /^(.*?)(?:#([\w./, -]+))?$/s.exec(text.trim()) ?? [];
  const allow = names?.split(',').map((name) => name.trim());
  const own = { name: place, ...(allow && { allow }) };
  if (/^https?:\/\//i.test(place)) {
    if (!URL.canParse(place)) throw new UsageError(`--tool: "${place}" is not the address of an MCP server.`);
    return { ...own, url: place };
  }
  const [command, ...args] = splitWords(place);
  if (command === undefined) {
    throw new UsageError(
      '--tool mcp: needs a command or an address: mcp:npx some-server, mcp:https://mcp.example.com/mcp.',
    );
  }
  return { ...own, command: [command, ...args] };
}

/** Connects to all servers of a file in the form of editors: `{"mcpServers": {"name": {"command", "args", "env"}}}`. */
export async function connectServers(
  value: object,
  file: string,
  io: Io,
  questions: Questions | undefined,
): Promise<readonly Toolbox[]> {
  const { mcpServers, servers = mcpServers } = value as { readonly mcpServers?: unknown; readonly servers?: unknown };
  const entries = Object.entries({ ...(servers as object | null) });
  if (entries.length === 0) throw new UsageError(`--tool: ${file} has no servers.`);
  const wanted = entries.map(([name, settings]) => toServer(name, { ...(settings as object | null) }, file, io));
  const connected = await Promise.allSettled(wanted.map((server) => connectServer(server, io, questions)));
  const boxes = connected.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  for (const one of connected) {
    if (one.status === 'fulfilled') continue;
    await Promise.all(boxes.map((box) => box.close()));
    throw one.reason;
  }
  return boxes;
}

function toServer(name: string, settings: Readonly<Record<string, unknown>>, file: string, io: Io): McpServer {
  const { command, args = [], env = {}, url, headers = {} } = settings;
  const values = (table: unknown) =>
    Object.fromEntries(
      Object.entries({ ...(table as object | null) }).map(([key, value]) => [key, expand(String(value), io)]),
    );
  const own = { name, prefix: `${name}_` };
  if (typeof url === 'string') return { ...own, url: expand(url, io), headers: values(headers) };
  if (typeof command === 'string' && Array.isArray(args)) {
    return { ...own, command: [command, ...args.map((word) => expand(String(word), io))], env: values(env) };
  }
  throw new UsageError(
    `--tool: in ${file}, the server ${name} has neither a "command" with a list of "args" nor a "url".`,
  );
}

/** Replaces `${NAME}` by the variable, so that keys need not be in the file. */
function expand(text: string, { env }: Io): string {
  return text.replaceAll(/\$\{(?:env:)?(\w+)\}/g, (_, name: string) => {
    const value = env[name];
    if (value === undefined) throw new UsageError(`--tool: the variable ${name} is not set.`);
    return value;
  });
}

/** Connects to a server and takes its tools. */
export async function connectServer(server: McpServer, io: Io, questions: Questions | undefined): Promise<Toolbox> {
  const { name, allow, prefix } = server;
  const errors = { text: '' };
  try {
    const options = {
      signal: io.signal,
      ...(allow && { allow }),
      ...(prefix && { prefix }),
      ...(questions && { onInput: terminalInput(questions, io) }),
    };
    const connected = await openTools(server, options, errors, io);
    // The names are untrusted: the model may call what the user has seen.
    const names = connected.tools.map((tool) => tool.name).join(', ');
    if (io.stderr.isTTY === true) await note(io, colorsFor(io).dim(`hubkit: tools of ${inert(name)}: ${inert(names)}`));
    return { tools: connected.tools as readonly Tool[], close: connected.close };
  } catch (cause) {
    io.signal.throwIfAborted();
    if (CliError.is(cause)) throw cause;
    const wrote = errors.text.trim().slice(-MAX_ERROR);
    const said = cause instanceof Error ? cause.message.replace(/\.$/, '') : String(cause);
    const reason = inert(wrote === '' ? said : `${said}. It wrote: ${wrote}`);
    throw new CliError(`--tool: cannot connect to the MCP server ${name}: ${reason}.`, { cause });
  }
}

async function openTools(
  { url = '', headers = {}, command, env }: McpServer,
  options: McpOptions,
  errors: { text: string },
  io: Io,
): Promise<McpTools> {
  const { mcpTools } = await import('@hubkit/inference/mcp');
  if (command === undefined) return mcpTools({ url, headers }, options);
  const start = () => startServer(command, env, errors, io);
  try {
    return await mcpTools(await start(), options);
  } catch (cause) {
    if (io.signal.aborted || CliError.is(cause) || InferenceError.is(cause)) throw cause;
    // Programs of the earlier revisions may end at a request that they do not know.
    errors.text = '';
    return mcpTools(await start(), { ...options, protocol: '2025-11-25' });
  }
}

async function startServer(
  [command, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
  errors: { text: string },
  io: Io,
): Promise<McpTransport> {
  const { StdioClientTransport, getDefaultEnvironment } = await loadSdk(
    'client',
    () => import('@modelcontextprotocol/client/stdio'),
  );
  /** The SDK would start each program twice: the first time to find its revision of the protocol. */
  class OneProcess extends StdioClientTransport {}
  const transport = new OneProcess({
    command,
    args,
    // Tokens and keys of this environment are left out.
    env: { ...getDefaultEnvironment(), ...env },
    cwd: io.cwd,
    stderr: 'pipe',
  });
  transport.stderr?.on('data', (chunk: Buffer) => {
    errors.text = (errors.text + chunk.toString()).slice(-MAX_ERROR);
  });
  return transport;
}

/** Splits a command into words; quotes keep blanks together. */
function splitWords(text: string): readonly string[] {
  const words = text.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  return words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, (_, double, single) => double ?? single));
}
