import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ATTW } from '../package-checks.ts';
import { packPackages } from '../publish/pack-packages.ts';
import type { ReleasedPackage } from './released-packages.ts';

/** Maximum that npm prints: it lists every file of every package. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A package as npm packs it. */
export interface Tarball {
  readonly released: ReleasedPackage;
  /** Path of the tarball. */
  readonly path: string;
  readonly files: readonly string[];
  /** Bytes of the tarball, and of its files. */
  readonly size: number;
  readonly unpackedSize: number;
}

/** Packs the packages into a folder. */
export function pack(root: string, packages: readonly ReleasedPackage[], folder: string): readonly Tarball[] {
  const places = packages.map((each) => each.folder);
  const packed = packPackages(root, places, folder);
  return packages.map((released) => {
    const found = packed.find(({ name }) => name === released.manifest.name);
    if (found === undefined) throw new Error(`npm did not pack ${released.manifest.name}.`);
    const { filename, size, unpackedSize, files } = found;
    const path = join(folder, filename);
    return { released, path, size, unpackedSize, files: files.map((file) => file.path) };
  });
}

/** Lists the findings of publint in a tarball. */
export async function publintProblems({ path }: Tarball): Promise<readonly string[]> {
  const [{ publint }, { formatMessage }] = await Promise.all([import('publint'), import('publint/utils')]);
  const { buffer } = Uint8Array.from(readFileSync(path));
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  return messages
    .filter(({ type }) => type !== 'suggestion')
    .map((message) => `publint: ${formatMessage(message, pkg)}`);
}

/**
 * Lists the findings of "Are the types wrong?" in a tarball. Our packages are ES modules: CommonJS and the module resolution of
 * TypeScript 4 are left out. npm fetches the tool, because it depends on another version of TypeScript.
 */
export function typeProblems({ path, released }: Tarball): readonly string[] {
  const hasTypes = JSON.stringify(released.manifest.exports ?? {}).includes('"types"');
  if (!hasTypes) return [];
  const attw = ['attw', path, '--profile', 'esm-only', '--no-color', '--no-emoji', '--format', 'json'];
  const args = ['exec', '--yes', '--loglevel=error', `--package=${ATTW}`, '--', ...attw];
  try {
    execFileSync('npm', args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: MOST_BYTES });
    return [];
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return [`attw: ${parseKinds(stdout) || stderr.trim() || String(error)}`];
  }
}

function parseKinds(json: string): string {
  try {
    return Object.keys(JSON.parse(json).problems ?? {}).join(', ');
  } catch {
    return '';
  }
}
