import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A package as npm has packed it. */
interface PackedPackage {
  readonly name: string;
  /** Name of the tarball in its folder. */
  readonly filename: string;
  /** Bytes of the tarball, and of its files. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** Maximum that npm prints: it lists every file of every package. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Packs packages as they are published. The export condition `hubkit-source`, which is read in this repository, would lead nowhere in a package
 * without its sources, and is left out of it.
 *
 * @param folders - Folders of the packages, from the root of the repository.
 */
export function packPackages(root: string, folders: readonly string[], destination: string): readonly PackedPackage[] {
  const staging = mkdtempSync(join(tmpdir(), 'hubkit-pack-'));
  try {
    const bare = folders.filter((folder) => !hasSources(join(root, folder)));
    const listed = bare.length > 0 ? npmPack(root, ['--dry-run', ...bare.map((folder) => `./${folder}`)]) : [];
    const staged = new Map(
      bare.map((folder, at) => [folder, stage(join(root, folder), join(staging, `${at}`), listed[at])]),
    );
    const places = folders.map((folder) => staged.get(folder) ?? `./${folder}`);
    mkdirSync(destination, { recursive: true });
    return npmPack(root, ['--pack-destination', resolve(destination), ...places]).map((packed) => ({
      ...packed,
      filename: packed.filename.replace('@hubkit/', 'hubkit-'),
    }));
  } finally {
    rmSync(staging, { recursive: true });
  }
}

/** The package.json without the condition for sources. */
export function withoutSourceCondition(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).filter(([name]) => name !== 'hubkit-source');
  return Object.fromEntries(members.map(([name, member]) => [name, withoutSourceCondition(member)]));
}

function hasSources(folder: string): boolean {
  const { files = [] }: { readonly files?: readonly string[] } = readManifest(folder);
  return files.includes('src');
}

/** Copies the files of a package that npm would pack, with the package.json that is published. */
function stage(folder: string, place: string, packed: PackedPackage | undefined): string {
  for (const { path } of packed?.files ?? []) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    cpSync(join(folder, path), join(place, path));
  }
  const manifest = withoutSourceCondition(readManifest(folder));
  writeFileSync(join(place, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return place;
}

function readManifest(folder: string) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function npmPack(root: string, args: readonly string[]): readonly PackedPackage[] {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: MOST_BYTES } as const;
  return JSON.parse(execFileSync('npm', ['pack', '--json', '--loglevel=error', ...args], options));
}
