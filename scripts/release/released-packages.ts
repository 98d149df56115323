import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of a package.json that a release reads. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly engines?: Readonly<Record<string, string>>;
  readonly repository?: { readonly url?: string; readonly directory?: string };
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean };
  readonly files?: readonly string[];
  readonly exports?: unknown;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A package that is published. */
export interface ReleasedPackage {
  /** Folder, relative to the root: `packages/jinja`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Lists the published packages, each after its dependencies. */
export function releasedPackages(root: string): readonly ReleasedPackage[] {
  const folders = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'apps/workbench'];
  const all = folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) }));
  const left = new Map<string, ReleasedPackage>(
    all.filter(({ manifest }) => !manifest.private).map((released) => [released.manifest.name, released]),
  );
  const ordered: ReleasedPackage[] = [];
  while (left.size > 0) {
    const ready = [...left.values()].filter(
      ({ manifest }) => !Object.keys(manifest.dependencies ?? {}).some((name) => left.has(name)),
    );
    if (ready.length === 0) throw new Error(`${[...left.keys()].join(', ')} depend on each other in a circle.`);
    for (const released of ready) left.delete(released.manifest.name);
    ordered.push(...ready);
  }
  return ordered;
}
