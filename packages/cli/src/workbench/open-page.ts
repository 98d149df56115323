import { spawn } from 'node:child_process';

/** Programs that open an address in the browser of the user, by platform. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  // `start` is a word of the shell; its first argument in quotes is a title.
  win32: ['cmd', '/c', 'start', '""'],
};

/** Opens an address in the browser. Without a browser nothing happens, because the address is printed, too. */
export function openPage(url: string): void {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, url], { detached: true, stdio: 'ignore' });
  child.on('error', () => {});
  child.unref();
}
