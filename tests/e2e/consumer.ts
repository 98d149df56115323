import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackages } from '../../scripts/publish/pack-packages.ts';
import { consumerLock } from './packed/lock.ts';
import { root } from './workspace.ts';

/** A project outside of the repository that has installed packages from their tarballs. */
export interface Consumer {
  readonly folder: string;
  /** Returns the tarball of a package. */
  readonly tarball: (name: string) => string;
  /** Runs a command in the project, or in one of its folders, and returns its output. Errors contain the complete output. */
  readonly shell: (command: string, args: readonly string[], options?: ShellOptions) => string;
  /** Builds a page in a folder of the project with Vite. */
  readonly buildPage: (cwd?: string) => string;
  readonly remove: () => void;
}

interface ShellOptions {
  readonly cwd?: string;
  /** The standard input. */
  readonly input?: string;
}

/**
 * Packs packages of the repository as for npm, and installs them in an empty folder with others, by name and version.
 * @param options With `isLocked`, the versions are those installed in this repository; default: the newest ones in range.
 */
export function installPackages(
  names: readonly string[],
  others: Readonly<Record<string, string>>,
  { isLocked = false } = {},
): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'hubkit-packed-'));
  const shell: Consumer['shell'] = (command, args, { cwd = folder, input } = {}) => {
    try {
      const stdio = [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'] as const;
      return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: [...stdio], ...(input && { input }) });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
    }
  };
  const places = names.map((name) => `packages/${name}`);
  packPackages(root, places, join(folder, 'tarballs'));
  const manifest = { name: 'consumer', private: true, type: 'module' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const tarball = (name: string) => `tarballs/hubkit-${name}-${versionOf(name)}.tgz`;
  const quietly = ['--loglevel=error', '--no-audit', '--no-fund', '--prefer-offline'];
  if (isLocked) {
    const packed = Object.fromEntries(names.map((name) => [name, tarball(name)]));
    const own = Object.entries(packed).map(([name, file]) => [`@hubkit/${name}`, `file:${file}`]);
    const dependencies = { ...others, ...Object.fromEntries(own) };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(consumerLock(folder, packed, dependencies)));
    // Not `npm ci`, which refuses a lock without the optional packages of other platforms.
    shell('npm', ['install', ...quietly]);
  } else {
    const files = names.map((name) => join(folder, tarball(name)));
    const installed = Object.entries(others).map(([name, version]) => `${name}@${version}`);
    shell('npm', ['install', ...quietly, ...installed, ...files]);
  }
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  return {
    folder,
    tarball: (name) => join(folder, tarball(name)),
    shell,
    buildPage: (cwd = folder) => shell(process.execPath, [vite, 'build', '--minify', 'false'], { cwd }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).version;
