import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { CliError } from '../command-line/errors.ts';

const own = '@hubkit/';

/** Throws if a program imports packages that are not installed for the folder in which it runs. */
export function checkImports(program: string, folder: string): void {
  const missing = [...new Set(findPackages(program))].filter(
    (name) => !name.startsWith(own) && !isInstalled(name, folder),
  );
  if (missing.length === 0) return;
  const names = missing.join(' ');
  throw new CliError(
    `The program imports ${missing.join(' and ')}, which ${missing.length > 1 ? 'are' : 'is'} not installed here. ` +
      `Install with \`npm install ${names}\`, or print the program without --run.`,
  );
}

/** Returns a module for Node's `--import`: packages of this project are found beside the command, too. */
export function ownPackagesHook(): string {
  const resolve =
    `export const resolve = (name, context, next) => next(name, context).catch((error) => {` +
    ` if (!name.startsWith(${JSON.stringify(own)})) throw error;` +
    ` return next(name, { ...context, parentURL: ${JSON.stringify(import.meta.url)} }); });`;
  const register = `import { register } from 'node:module'; register(${JSON.stringify(asUrl(resolve))});`;
  return asUrl(register);
}

function asUrl(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** The names of the packages that a program imports. */
function findPackages(program: string): readonly string[] {
  const specifiers = [...program.matchAll(/^\s*import\b[^"'\n]*["']([^"']+)["']/gm)].map(
    ([, specifier = '']) => specifier,
  );
  return specifiers
    .filter((specifier) => !/^[./]/.test(specifier) && !isBuiltin(specifier))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
}

function isInstalled(name: string, folder: string): boolean {
  if (existsSync(join(folder, 'node_modules', name))) return true;
  const above = dirname(folder);
  return above !== folder && isInstalled(name, above);
}
