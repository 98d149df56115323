import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenseProblems } from './check-package.ts';
import type { Tarball } from './tarballs.ts';

/** Packages that users install beside ours: required peers of some entries. */
const PEERS = ['react@19', 'react-dom@19'];

/** Installs the tarballs in an empty folder, and returns what does not work there. */
export function tryOut(tarballs: readonly Tarball[], folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const node = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const quietly = ['--loglevel=error', '--no-audit', '--no-fund', '--prefer-offline'];
  const problems: string[] = [];
  const step = (what: string, run: () => string | undefined) => {
    try {
      const problem = run();
      if (problem !== undefined) problems.push(`${what}: ${problem}`);
    } catch (error) {
      const { stderr = '' } = error as { stderr?: string };
      problems.push(`${what}: ${stderr.trim() || String(error)}`);
    }
  };
  const files = tarballs.map(({ path }) => path);
  execFileSync('npm', ['install', ...quietly, ...files, ...PEERS], { cwd: folder, stdio: 'pipe' });
  problems.push(...licenseProblems(installedIn(join(folder, 'node_modules'))));
  const version = tarballs[0]?.released.manifest.version ?? '';
  const hubkit = join('node_modules', '@hubkit', 'cli', 'bin', 'hubkit.js');
  step('hubkit --version', () => (node(hubkit, '--version').trim() === version ? undefined : 'another version'));
  step('hubkit chat', () =>
    node(hubkit, 'chat', '--emulator', '--no-log', 'What is 6 times 7?').includes('42') ? undefined : 'no 42',
  );
  step('imports', () => importProblems(tarballs, node));
  return problems;
}

/** Imports every entry that is JavaScript, in one process. */
function importProblems(tarballs: readonly Tarball[], node: (...args: string[]) => string): string | undefined {
  const entries = tarballs.flatMap(({ released: { manifest } }) =>
    Object.entries<{ default?: string } | string | null>((manifest.exports ?? {}) as Record<string, never>)
      .filter(([key, target]) => !key.includes('*') && typeof target === 'object' && target?.default?.endsWith('.js'))
      .map(([key]) => `${manifest.name}${key.slice(1)}`),
  );
  const code = `const failed = [];
for (const entry of ${JSON.stringify(entries)})
  await import(entry).catch((error) => failed.push(entry + ': ' + error.message));
console.log(failed.join('; '));`;
  return node('--input-type=module', '--no-warnings', '-e', code).trim() || undefined;
}

/** Name and license of every package below a folder of modules. */
function installedIn(modules: string): readonly { readonly name: string; readonly license: unknown }[] {
  if (!existsSync(modules)) return [];
  return readdirSync(modules).flatMap((name) => {
    const folder = join(modules, name);
    if (name.startsWith('@')) return installedIn(folder);
    const file = join(folder, 'package.json');
    if (!existsSync(file)) return [];
    const { name: full, license } = JSON.parse(readFileSync(file, 'utf8'));
    return [{ name: full ?? name, license }, ...installedIn(join(folder, 'node_modules'))];
  });
}
