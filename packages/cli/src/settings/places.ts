import { dirname, join } from 'node:path';
import type { Io } from '../io/io.ts';

type Env = Io['env'];

/** The file with the hub token that the tools of the hub share. Source: documentation of huggingface_hub, 2026-11. */
export function tokenFile(env: Env): string | undefined {
  if (env.HF_TOKEN_PATH) return env.HF_TOKEN_PATH;
  if (env.HF_HOME) return join(env.HF_HOME, 'token');
  const cache = env.XDG_CACHE_HOME || below(env, '.cache');
  return cache && join(cache, 'huggingface', 'token');
}

/** The file with the settings of `hubkit config`. */
export function configFile(env: Env): string | undefined {
  if (env.HUBKIT_CONFIG) return env.HUBKIT_CONFIG;
  const folder = env.XDG_CONFIG_HOME || env.APPDATA || below(env, '.config');
  return folder && join(folder, 'hubkit', 'config.json');
}

/** The file with the API keys of providers that `hubkit login --provider` stored: beside the settings, for its owner alone. */
export function keysFile(env: Env): string | undefined {
  const config = configFile(env);
  return config && join(dirname(config), 'keys.json');
}

/** The folder with the prompts of `hubkit prompts`, beside the settings. */
export function promptsFolder(env: Env): string | undefined {
  const config = configFile(env);
  return config && join(dirname(config), 'prompts');
}

/** The folder with conversations and the history of typed lines. */
export function dataFolder(env: Env): string | undefined {
  if (env.HUBKIT_DATA) return env.HUBKIT_DATA;
  const folder = env.XDG_DATA_HOME || env.LOCALAPPDATA || below(env, '.local', 'share');
  return folder && join(folder, 'hubkit');
}

function below({ HOME, USERPROFILE }: Env, ...parts: readonly string[]): string | undefined {
  const home = HOME || USERPROFILE;
  return home && join(home, ...parts);
}
