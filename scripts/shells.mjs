// The shells in which the tests type command lines.
import { aptInstall, onPath } from './browser.mjs';
import { lastLines } from './install-and-build.mjs';

/** Returns the path of a shell, or the reason why it is missing. */
export function findShell(name) {
  const found = onPath(name);
  return found === undefined ? { missing: `there is no ${name}` } : { found };
}

/** The shells that tests type into beside bash: `npm test` the examples of the help, slow tests also completions. */
export const shellsFor = (isSlow) => (isSlow ? ['zsh', 'fish'] : ['zsh']);

/** Installs shells if they are missing. Returns what went wrong in a sentence, or undefined. */
export async function ensureShells(names) {
  for (const name of names) {
    if (findShell(name).found !== undefined) continue;
    const { code, output } = await aptInstall(name);
    if (code !== 0) return `${name} is missing and could not be installed: ${lastLines(output, 2)}`;
  }
}
