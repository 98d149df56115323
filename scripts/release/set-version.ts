import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../install-and-build.mjs';

const UNRELEASED = /^## (\S+) \(unreleased\)$/m;

/** Returns the changelog with the date of the release in its first heading. Throws if that is not the unreleased version. */
export function datedChangelog(changelog: string, version: string, date: string): string {
  const found = UNRELEASED.exec(changelog);
  if (found?.[1] !== version)
    throw new PlainError(
      `CHANGELOG.md has no "## ${version} (unreleased)": write there what users notice, and name it so.`,
    );
  return changelog.replace(UNRELEASED, `## ${version} (${date})`);
}

/** Returns the part of the changelog about a version, without its heading, or undefined. */
export function findChanges(changelog: string, version: string): string | undefined {
  const parts = changelog.split(/^(?=## )/m);
  const part = parts.find((text) => text.startsWith(`## ${version} (`));
  return part?.slice(part.indexOf('\n')).trim();
}

/** Returns a package.json with another version, also for its dependencies on our packages. */
export function withVersion(text: string, version: string): string {
  return text
    .replace(/^( {2}"version": )"[^"]+"/m, `$1"${version}"`)
    .replaceAll(/("@hubkit\/[a-z-]+": "\^?)\d[^"]*"/g, `$1${version}"`);
}

/** Lists the folders of all workspaces, those that are not published included, from the text of package-lock.json; '' for the root. */
export function parseWorkspaces(lock: string): readonly string[] {
  const { packages } = JSON.parse(lock) as { readonly packages: Readonly<Record<string, unknown>> };
  return Object.keys(packages).filter((path) => !path.includes('node_modules/'));
}

/** Writes a version into every package.json, and the date into the changelog. */
export function writeVersion(root: string, version: string, date: string): void {
  const changelog = join(root, 'CHANGELOG.md');
  const dated = datedChangelog(readFileSync(changelog, 'utf8'), version, date);
  // The guides show the package.json of the examples, which readers install from npm.
  const examples = readdirSync(join(root, 'examples')).map((name) => join('examples', name));
  for (const folder of [...parseWorkspaces(readFileSync(join(root, 'package-lock.json'), 'utf8')), ...examples]) {
    const file = join(root, folder, 'package.json');
    writeFileSync(file, withVersion(readFileSync(file, 'utf8'), version));
  }
  writeFileSync(changelog, dated);
}
