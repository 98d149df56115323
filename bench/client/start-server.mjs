import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts the server of all peers, in a separate process. */
export async function startServer() {
  const script = fileURLToPath(new URL('server.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { origin: String(line).trim(), stop: () => child.stdin.end() };
}
