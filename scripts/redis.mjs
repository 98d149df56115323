// The Redis server that the tests of runs on several machines start.
import { existsSync } from 'node:fs';
import { aptInstall, onPath } from './browser.mjs';
import { lastLines } from './install-and-build.mjs';

/** Returns the path of the server (`REDIS_SERVER_PATH`, or the one on the PATH), or the reason why it is missing. */
export function findRedis() {
  const named = process.env.REDIS_SERVER_PATH;
  if (named) {
    if (existsSync(named)) return { found: named };
    return { missing: `REDIS_SERVER_PATH is ${named}, and there is no such file` };
  }
  const found = onPath('redis-server');
  return found === undefined
    ? { missing: 'there is no redis-server (install it, or set REDIS_SERVER_PATH)' }
    : { found };
}

/** Installs redis-server where it is missing. Returns what went wrong in a sentence, or undefined. */
export async function ensureRedis() {
  const { missing } = findRedis();
  if (missing === undefined || process.env.REDIS_SERVER_PATH) return missing;
  const { code, output } = await aptInstall('redis-server');
  return code === 0 ? undefined : `redis-server is missing and could not be installed: ${lastLines(output, 2)}`;
}
