import { readFileSync } from 'node:fs';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CliError } from '../command-line/errors.ts';
import { describeReason } from '../io/file-error.ts';
import type { Io } from '../io/io.ts';
import { makePrivateFolder } from '../io/make-private-folder.ts';
import { keysFile } from './places.ts';

/** API keys by the environment variable that they stand for, such as `GROQ_API_KEY`. */
type StoredKeys = Readonly<Record<string, string>>;

/** Completes an environment with the keys of `hubkit login --provider`. A key in the environment wins. */
export function withStoredKeys(env: Io['env']): Io['env'] {
  const missing = Object.entries(readStoredKeys(env)).filter(([variable]) => !env[variable]?.trim());
  return missing.length === 0 ? env : { ...env, ...Object.fromEntries(missing) };
}

/** Reads the stored keys; empty where the file is missing or damaged. */
export function readStoredKeys(env: Io['env']): StoredKeys {
  const file = keysFile(env);
  if (file === undefined) return {};
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const entries = Object.entries((value ?? {}) as object);
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** Stores a key, or removes it with `undefined`; the file is readable only by its owner. Returns the file. */
export async function storeKey(variable: string, key: string | undefined, env: Io['env']): Promise<string> {
  const file = keysFile(env);
  if (file === undefined) throw new CliError(`There is no home folder to store a key in: set ${variable}.`);
  const kept = Object.entries({ ...readStoredKeys(env), [variable]: key }).filter(([, value]) => value !== undefined);
  try {
    if (kept.length === 0) await rm(file, { force: true });
    else {
      await makePrivateFolder(dirname(file));
      await writeFile(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`, { mode: 0o600 });
      // A file that was there before keeps its mode.
      await chmod(file, 0o600);
    }
  } catch (cause) {
    throw new CliError(`Cannot write ${file}: ${describeReason(cause)}.`, { cause });
  }
  return file;
}

/** A key as it may be shown: its last four characters. */
export function masked(key: string): string {
  return `…${key.length > 12 ? key.slice(-4) : ''}`;
}

/** The variable of a provider's key. Throws for an unknown provider, and for one that takes no key of its own. */
export async function findKeyVariable(provider: string): Promise<string> {
  const [{ keyVariable, PROVIDERS }, { findById }] = await Promise.all([
    import('@hubkit/inference/provider-facts'),
    import('../listing/find-by-id.ts'),
  ]);
  const variable = keyVariable(findById('provider', provider, PROVIDERS, '`hubkit providers` lists them.').id);
  if (variable !== 'HF_TOKEN') return variable;
  throw new CliError(`${provider} is called with a token of the hub: use \`hubkit login\`.`);
}
