import { spawnSync } from 'node:child_process';
import type { Tarball } from './tarballs.ts';

/** The outcome of publishing a release. Packages are listed as `name@version`. */
export interface Published {
  /** Packages published now, in the order of the release. */
  readonly done: readonly string[];
  /** Packages published before. */
  readonly known: readonly string[];
  /** Packages not published. */
  readonly missing: readonly string[];
  /** The message of npm, if it stopped the release. */
  readonly problem?: string;
}

/** Options of publishing. Only npm's registry, the default, takes provenance. */
interface PublishOptions {
  readonly registry?: string | undefined;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * Publishes tarballs in their order and stops at the first failure, because later packages depend on earlier ones. Skips
 * published versions, so that the same command resumes a release.
 */
export function publishAll(
  tarballs: readonly Tarball[],
  { registry, env = process.env }: PublishOptions = {},
): Published {
  const at = registry === undefined ? [] : ['--registry', registry];
  const npm = (...args: string[]) => spawnSync('npm', [...args, ...at, '--loglevel=error'], { encoding: 'utf8', env });
  const done: string[] = [];
  const known: string[] = [];
  const ids = tarballs.map(({ released: { manifest } }) => `${manifest.name}@${manifest.version}`);
  for (const [index, { path, released }] of tarballs.entries()) {
    const id = ids[index] ?? '';
    const { version } = released.manifest;
    if (npm('view', id, 'version').stdout.trim() === version) {
      known.push(id);
      continue;
    }
    const tag = version.includes('-') ? ['--tag', 'next'] : [];
    const provenance = `--provenance=${registry === undefined}`;
    const { status, stdout, stderr } = npm('publish', path, '--access', 'public', provenance, ...tag);
    if (status !== 0) return { done, known, missing: ids.slice(index), problem: `${stdout}${stderr}`.trim() };
    done.push(id);
  }
  return { done, known, missing: [] };
}

/** Formats the outcome: the published packages, the missing ones, and what to do about them. */
export function publishReport({ done, known, missing, problem }: Published): string {
  return [
    ...known.map((id) => `${id} was published before`),
    ...done.map((id) => `${id} is published`),
    ...(problem === undefined
      ? []
      : [
          `Not published: ${missing.join(', ')}.`,
          `npm refused ${missing[0]}:`,
          problem,
          'Mend the reason and run the same command again: it leaves out what is published.',
        ]),
  ].join('\n');
}
