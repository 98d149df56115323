import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CliError, UsageError } from '../command-line/errors.ts';
import { describeReason } from '../io/file-error.ts';
import type { Io } from '../io/io.ts';
import { makePrivateFolder } from '../io/make-private-folder.ts';
import { configFile } from './places.ts';

/** The settings of a user: `model`, `provider`, `endpoint`, `system`, `timeout`, `tasks.<task>`, `aliases.<name>` and `profiles.<name>.<setting>`. */
export type Config = Readonly<Record<string, string>>;

/** Settings with a fixed name, with descriptions. */
export const SETTINGS = {
  model: 'model of chats without --model',
  provider: 'provider of calls without --provider',
  endpoint: 'server of calls without --endpoint and --provider',
  system: 'instructions of chats without --system',
  timeout: 'seconds after which a call is given up',
  log: 'off: chats are not kept',
} as const;

/**
 * Reads the settings; empty without a file. Those of the profile `HUBKIT_PROFILE`, `profiles.<name>.<setting>`, replace the
 * others. Throws for an unknown profile, and for a file that is not a JSON object of texts.
 */
export async function readConfig(io: Io): Promise<Config> {
  const config = await readConfigFile(io);
  const profile = io.env.HUBKIT_PROFILE;
  if (!profile) return config;
  const prefix = `profiles.${profile}.`;
  const own = Object.entries(config).filter(([name]) => name.startsWith(prefix));
  if (own.length === 0) throw new UsageError(`There is no profile "${profile}". ${knownProfiles(config)}`);
  return { ...config, ...Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value])) };
}

function knownProfiles(config: Config): string {
  const names = new Set(Object.keys(config).flatMap((name) => /^profiles\.([^.]+)\./.exec(name)?.[1] ?? []));
  if (names.size > 0) return `Profiles: ${[...names].join(', ')}.`;
  return '`hubkit config set profiles.<name>.model <id>` makes one.';
}

/** Reads the settings as they are in the file. */
export async function readConfigFile(io: Io): Promise<Config> {
  const file = configFile(io.env);
  if (file === undefined) return {};
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || (error as NodeJS.ErrnoException).code === 'ENOTDIR')
      return {};
    throw new CliError(`Cannot read ${file}: ${describeReason(error)}.`, { cause: error });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new CliError(`${file} is not JSON: ${(cause as Error).message}. Correct or delete it.`, { cause });
  }
  if (
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    !Object.values(value).every((item) => typeof item === 'string')
  ) {
    throw new CliError(`${file} has to be an object of texts, as \`hubkit config\` writes it. Correct or delete it.`);
  }
  return { ...value };
}

/** Changes settings and writes them; `undefined` removes one. Returns the file. */
export async function changeConfig(changes: Readonly<Record<string, string | undefined>>, io: Io): Promise<string> {
  const file = configFile(io.env);
  if (file === undefined) throw new CliError('There is no home folder for settings: set HUBKIT_CONFIG to a file.');
  const merged = Object.entries({ ...(await readConfigFile(io)), ...changes }).filter(
    ([, value]) => value !== undefined,
  );
  try {
    await makePrivateFolder(dirname(file));
    await writeFile(file, `${JSON.stringify(Object.fromEntries(merged), null, 2)}\n`, { mode: 0o600 });
  } catch (cause) {
    throw new CliError(`Cannot write ${file}: ${describeReason(cause)}.`, { cause });
  }
  return file;
}
