import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** A package in a lock of npm. */
interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly [field: string]: unknown;
}

type Packages = Readonly<Record<string, LockedPackage>>;

/**
 * Creates the lock of a consumer: our packages from their tarballs, others in the versions installed in this repository. It
 * saves npm from asking the registry for versions, which takes longer than the installation.
 * @param tarballs By name without the scope, paths relative to the consumer.
 * @param wanted What the consumer depends on: versions or tarballs by name.
 */
export function consumerLock(
  folder: string,
  tarballs: Readonly<Record<string, string>>,
  wanted: Readonly<Record<string, string>>,
): object {
  const locked: Packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const packages: Record<string, object> = { '': { name: 'consumer', dependencies: wanted } };
  const waiting = Object.keys(wanted).map((name) => ({ name, from: '', isOptional: false }));
  for (const { name, from, isOptional } of waiting) {
    const path = resolvePath(locked, name, from);
    if (path === undefined && isOptional) continue;
    if (path === undefined) throw new Error(`package-lock.json has no ${name}, which ${from || 'a consumer'} needs.`);
    const place = path.replace(/^packages\//, 'node_modules/@hubkit/');
    if (place in packages) continue;
    const { devDependencies: _, ...entry } = locked[path] as LockedPackage;
    packages[place] = path.startsWith('packages/') ? { ...entry, ...tarballEntry(folder, tarballs, name) } : entry;
    for (const [needed, optional] of needsOf(entry)) waiting.push({ name: needed, from: path, isOptional: optional });
  }
  return { name: 'consumer', lockfileVersion: 3, requires: true, packages };
}

function tarballEntry(folder: string, tarballs: Readonly<Record<string, string>>, name: string): object {
  const file = tarballs[name.replace('@hubkit/', '')] as string;
  const integrity = `sha512-${createHash('sha512')
    .update(readFileSync(join(folder, file)))
    .digest('base64')}`;
  return { resolved: `file:${file}`, integrity };
}

/** Returns the names of the packages that a package brings, each with true if it can do without it. */
function needsOf({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: LockedPackage): (readonly [name: string, isOptional: boolean])[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [
    ...[...Object.keys(dependencies), ...peers].map((name) => [name, false] as const),
    ...Object.keys(optionalDependencies).map((name) => [name, true] as const),
  ];
}

/** Returns the path in the lock of a dependency. Searched as Node does, from the folder of the importing package upwards. */
function resolvePath(locked: Packages, name: string, from: string): string | undefined {
  const link = name.replace(/^@hubkit\//, 'packages/');
  if (link !== name && link in locked) return link;
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const path = `${folder}${folder && '/'}node_modules/${name}`;
    if (path in locked) return path;
    if (folder === '') return undefined;
  }
}
