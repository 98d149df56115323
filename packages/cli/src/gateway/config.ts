import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GatewayOptions } from '@hubkit/gateway';
import { readMessage, UsageError } from '../command-line/errors.ts';
import { describeReason } from '../io/file-error.ts';
import type { Io } from '../io/io.ts';
import { isJsonValue } from '../io/is-json-value.ts';

/** Settings of `hubkit gateway`: those of `createGateway`, all of them optional, and where it listens. */
export interface GatewayConfig extends Partial<Omit<GatewayOptions, 'authorize'>> {
  /** @default 8787 */
  readonly port?: number;
  /** @default '127.0.0.1' */
  readonly host?: string;
  /** File with keys and usage. @default 'hubkit-gateway.sqlite' */
  readonly state?: string;
}

/** All settings, so that a misspelled one is refused. */
const SETTINGS: Readonly<Record<keyof GatewayConfig, true>> = {
  client: true,
  providers: true,
  models: true,
  aliases: true,
  allowedOrigins: true,
  allowedHosts: true,
  limits: true,
  bounds: true,
  parameters: true,
  secret: true,
  streams: true,
  onRequest: true,
  onAnswer: true,
  onUsage: true,
  onError: true,
  callOptions: true,
  port: true,
  host: true,
  state: true,
};

/** Files that are looked for where no `--config` is given. */
const NAMES = ['hubkit.config.ts', 'hubkit.config.js', 'hubkit.config.mjs', 'hubkit.config.json'];

/** Reads the settings of a gateway; returns empty settings without a file. */
export async function readConfig(given: string | undefined, io: Io): Promise<GatewayConfig> {
  if (given !== undefined && isJsonValue(given)) return check(withVariables(parse(given, '--config'), io), '--config');
  if (given !== undefined) return load(resolve(io.cwd, given), given, io);
  for (const name of NAMES) {
    const path = resolve(io.cwd, name);
    if (await exists(path)) return load(path, name, io);
  }
  return {};
}

async function load(path: string, name: string, io: Io): Promise<GatewayConfig> {
  const text = await readFile(path, 'utf8').catch((cause) => {
    throw new UsageError(`${name} cannot be read: ${describeReason(cause)}.`, { cause });
  });
  const config = extname(path) === '.json' ? withVariables(parse(text, name), io) : await importConfig(path, name);
  return check(config, name);
}

function check(config: unknown, name: string): GatewayConfig {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) {
    throw new UsageError(`${name} has to hold an object with the settings of the gateway.`);
  }
  const unknown = Object.keys(config).find((setting) => !Object.hasOwn(SETTINGS, setting));
  if (unknown === undefined) return config;
  throw new UsageError(
    `${name}: the setting ${unknown} does not exist; there are ${Object.keys(SETTINGS).join(', ')}.`,
  );
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${name} is not valid JSON: ${formatCause(cause)}.`);
  }
}

async function importConfig(path: string, name: string): Promise<unknown> {
  try {
    const loaded: { readonly default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(path).href);
    if (loaded.default === undefined) throw new UsageError(`${name} has no default export with the settings.`);
    return loaded.default;
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    const isTypeScript = (cause as { readonly code?: string }).code === 'ERR_UNKNOWN_FILE_EXTENSION';
    const reason = isTypeScript
      ? `Node ${process.versions.node} does not run TypeScript. Use Node 22.18 or newer, or name it .js`
      : formatCause(cause);
    throw new UsageError(`${name} cannot be loaded: ${reason}.`, { cause });
  }
}

/** The message of a cause, without the part of the file that `JSON.parse` quotes: it may hold a key. */
function formatCause(cause: unknown): string {
  return readMessage(cause)
    .replace(/, (\.\.\.)?".*"(\.\.\.)? is not valid JSON$/s, '')
    .replace(/\.$/, '');
}

/** Replaces texts such as `$GROQ_API_KEY` by variables of the environment: keys do not belong into a file. */
function withVariables(value: unknown, io: Io): unknown {
  if (typeof value === 'string') {
    const [, name] = /^\$([A-Z][A-Z0-9_]*)$/.exec(value) ?? [];
    if (name === undefined) return value;
    const found = io.env[name];
    if (!found) throw new UsageError(`The configuration names the variable ${name}, which is not set.`);
    return found;
  }
  if (Array.isArray(value)) return value.map((item) => withVariables(item, io));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withVariables(item, io)]));
}

async function exists(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  );
}
