import { spawnSync } from 'node:child_process';
import type { Tarball } from './tarballs.ts';

/** What became of the packages of a release. */
export interface Published {
  /** Names and versions, in the order of the release. */
  readonly done: readonly string[];
  /** Those that the registry had already. */
  readonly known: readonly string[];
  /** Those that are missing there. */
  readonly missing: readonly string[];
  /** The message of npm, if it stopped the release. */
  readonly problem?: string;
}

/** The registry to publish to, where it is not npm's. It gets no provenance, which only npm's registry takes. */
interface PublishOptions {
  readonly registry?: string | undefined;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * Publishes tarballs in their order, and stops at the first failure: those that follow need it. A version that the registry has is
 * left out, so that a release that broke off goes on.
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

/** Says which packages were published, and if some are missing, which and what to do. */
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
