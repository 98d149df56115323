import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tool } from '@hubkit/inference';
import { UsageError } from '../../command-line/errors.ts';
import type { Io } from '../../io/io.ts';
import { isJsonValue } from '../../io/is-json-value.ts';
import { readJson } from '../../io/read-json.ts';
import type { Questions } from '../questions.ts';
import { BUILTIN_TOOLS } from './builtin-tools.ts';
import { commandTool } from './command-tool.ts';
import type { Toolbox } from './toolbox.ts';

/**
 * Reads the values of `--tool`: names of built-in tools, commands or servers as JSON or in a file of it, JavaScript modules that export
 * tools, and servers of the Model Context Protocol, which may ask by `questions`.
 */
export async function readTools(given: readonly string[], io: Io, questions?: Questions | undefined): Promise<Toolbox> {
  const read = await Promise.allSettled(given.map((name) => readTool(name, io, questions)));
  const boxes = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const close = async () => void (await Promise.all(boxes.map((box) => box.close())));
  try {
    for (const one of read) if (one.status === 'rejected') throw one.reason;
    const tools = boxes.flatMap((box) => box.tools);
    const names = new Set<string>();
    for (const { name } of tools) {
      if (names.has(name)) throw new UsageError(`--tool: there are two tools called "${name}".`);
      names.add(name);
    }
    return { tools, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function readTool(given: string, io: Io, questions: Questions | undefined): Promise<readonly Toolbox[]> {
  const builtin = Object.hasOwn(BUILTIN_TOOLS, given) ? BUILTIN_TOOLS[given] : undefined;
  if (builtin) return [local(builtin(io))];
  if (given.startsWith('mcp:')) {
    const { connectServer, readServer } = await import('./mcp-tools.ts');
    return [await connectServer(readServer(given.slice('mcp:'.length)), io, questions)];
  }
  if (isJsonValue(given) || /\.json$/i.test(given)) return readCommands(given, io, questions);
  if (/\.[cm]?[jt]s$/i.test(given)) return [local(await readModule(given, io))];
  throw new UsageError(
    `--tool: "${given}" is neither a built-in tool (${Object.keys(BUILTIN_TOOLS).join(', ')}), nor a file that ends in .json or .js, nor ` +
      'a server such as mcp:https://mcp.example.com/mcp.',
  );
}

function local(tools: readonly Tool[]): Toolbox {
  return { tools, close: async () => {} };
}

async function readCommands(given: string, io: Io, questions: Questions | undefined): Promise<readonly Toolbox[]> {
  const { text, name } = await readJson(given, io, { flag: '--tool' });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`--tool: ${name} is not JSON: ${(cause as Error).message}.`, { cause });
  }
  if (typeof value === 'object' && value !== null && ('mcpServers' in value || 'servers' in value)) {
    const { connectServers } = await import('./mcp-tools.ts');
    return connectServers(value, name, io, questions);
  }
  return [local((Array.isArray(value) ? value : [value]).map((item) => commandTool(item, name, io)))];
}

async function readModule(file: string, io: Io): Promise<readonly Tool[]> {
  let exported: Readonly<Record<string, unknown>>;
  try {
    exported = await import(pathToFileURL(resolve(io.cwd, file)).href);
  } catch (cause) {
    throw new UsageError(`--tool: cannot load ${file}: ${(cause as Error).message}.`, { cause });
  }
  const tools = Object.values(exported).flat().filter(isTool);
  if (tools.length === 0) throw new UsageError(`--tool: ${file} exports no tool: an object with \`name\` and \`run\`.`);
  // A default export may repeat a named one.
  return [...new Set(tools)];
}

function isTool(value: unknown): value is Tool {
  const { name, run } = { ...(value as Partial<Tool> | null) };
  return typeof name === 'string' && typeof run === 'function';
}
