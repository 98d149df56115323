import { readFileSync } from 'node:fs';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CliError } from '../command-line/errors.ts';
import { describeReason } from '../io/file-error.ts';
import type { Io } from '../io/io.ts';
import { makePrivateFolder } from '../io/make-private-folder.ts';
import { tokenFile } from './places.ts';

/** Completes an environment with the token of `hubkit login` or `hf auth login`. A token in the environment wins. */
export function withStoredToken(env: Io['env']): Io['env'] {
  if (env.HF_TOKEN?.trim()) return env;
  const token = readStoredToken(env);
  return token === undefined ? env : { ...env, HF_TOKEN: token };
}

/** Reads the stored token; undefined if there is none that looks like one. */
function readStoredToken(env: Io['env']): string | undefined {
  const file = tokenFile(env);
  if (file === undefined) return undefined;
  try {
    const token = readFileSync(file, 'utf8').trim();
    return token.startsWith('hf_') ? token : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a token where the tools of the hub look for it, readable only by its owner. Returns the file. */
export async function storeToken(token: string, env: Io['env']): Promise<string> {
  const file = requireTokenFile(env);
  try {
    await makePrivateFolder(dirname(file));
    await writeFile(file, token, { mode: 0o600 });
    // A file that was there before keeps its mode.
    await chmod(file, 0o600);
  } catch (cause) {
    throw new CliError(`Cannot write ${file}: ${describeReason(cause)}.`, { cause });
  }
  return file;
}

/** Deletes the stored token. Returns its file, or undefined if there was none. */
export async function forgetToken(env: Io['env']): Promise<string | undefined> {
  const file = requireTokenFile(env);
  if (readStoredToken(env) === undefined) return undefined;
  await rm(file);
  return file;
}

function requireTokenFile(env: Io['env']): string {
  const file = tokenFile(env);
  if (file === undefined) throw new CliError('There is no home folder to store a token in: set HF_HOME or HF_TOKEN.');
  return file;
}
