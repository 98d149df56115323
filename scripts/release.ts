// `npm run release -- --dry-run`: packs every package, checks the tarballs, and tries them out in an empty folder.
// `npm run release -- --version 0.2.0`: writes the version and the date of the changelog. `npm run release -- --publish`: checks, then publishes.
// With `--registry http://127.0.0.1:4873`, to a registry of this machine.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apiReport, publishedPackages, reportPath } from './api-report.ts';
import { PlainError } from './install-and-build.mjs';
import { root } from './registry.ts';
import { fileProblems, manifestProblems } from './release/check-package.ts';
import { publishAll, publishReport } from './release/publish.ts';
import { releasedPackages } from './release/released-packages.ts';
import { findChanges, writeVersion } from './release/set-version.ts';
import { pack, publintProblems, type Tarball, typeProblems } from './release/tarballs.ts';
import { tryOut } from './release/try-out.ts';

const USAGE = 'Usage: npm run release -- --dry-run | --version <version> | --publish [--registry <url>]';

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean' },
    publish: { type: 'boolean' },
    version: { type: 'string' },
    registry: { type: 'string' },
  },
});
const { version, publish: isPublished, 'dry-run': isTried, registry } = values;

try {
  if ([version, isPublished, isTried].filter(Boolean).length !== 1) fail(USAGE);
  else if (version !== undefined) prepare(version);
  else await release();
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}

function prepare(wanted: string): void {
  if (!/^\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?$/.test(wanted))
    fail(`"${wanted}" is not a version. Versions look like 0.2.0 or 0.2.0-rc.1.`);
  writeVersion(root, wanted, new Date().toISOString().slice(0, 10));
  must('the update of package-lock.json', 'npm', [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--loglevel=error',
  ]);
  console.log(
    `The version is ${wanted}. Next: npm run gen, npm run release -- --dry-run, a commit and the tag v${wanted}.`,
  );
}

async function release(): Promise<void> {
  const packages = releasedPackages(root);
  const current = packages[0]?.manifest.version ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'hubkit-release-'));
  try {
    must('the build', 'node', ['scripts/build.mjs']);
    const tarballs = pack(root, packages, join(folder, 'tarballs'));
    const problems = [...projectProblems(current)];
    console.log('package                    files   packed  unpacked');
    for (const tarball of tarballs) {
      problems.push(...(await tarballProblems(tarball, current)));
      console.log(formatRow(tarball));
    }
    must('the sizes of bundles', 'npm', ['run', '--silent', 'size']);
    problems.push(...tryOut(tarballs, join(folder, 'consumer')));
    if (problems.length > 0) fail(`Nothing was published. ${problems.length} problems:\n${problems.join('\n')}`);
    console.log(`${tarballs.length} packages of version ${current} are installed and work in an empty folder.`);
    if (!isPublished) return;
    const published = publishAll(tarballs, { registry });
    if (published.problem !== undefined) fail(publishReport(published));
    console.log(publishReport(published));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lists the problems of the repository as a whole. */
function projectProblems(current: string): readonly string[] {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const stale = publishedPackages().filter((each) => readFileSync(reportPath(each), 'utf8') !== apiReport(each));
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim();
  return [
    ...(findChanges(changelog, current) ? [] : [`CHANGELOG.md says nothing about ${current}`]),
    ...stale.map(({ name }) => `the report of the exports of ${name} is stale: npm run api`),
    ...(isPublished && changelog.includes(`## ${current} (unreleased)`)
      ? [`CHANGELOG.md calls ${current} unreleased: npm run release -- --version ${current}`]
      : []),
    ...(isPublished && changed !== '' ? ['there are changes without a commit'] : []),
  ];
}

async function tarballProblems(tarball: Tarball, current: string): Promise<readonly string[]> {
  const { released, files } = tarball;
  const found = [
    ...manifestProblems(released, current),
    ...fileProblems(files, released.manifest),
    ...(await publintProblems(tarball)),
    ...typeProblems(tarball),
  ];
  return found.map((problem) => `${released.manifest.name}: ${problem}`);
}

function formatRow({ released, files, size, unpackedSize }: Tarball): string {
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`.padStart(9);
  return `${released.manifest.name.padEnd(24)} ${String(files.length).padStart(7)}${kilobytes(size)}${kilobytes(unpackedSize)}`;
}

function must(what: string, command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) fail(`${what} failed:\n${stdout}${stderr}`);
}

function fail(message: string): never {
  throw new PlainError(message);
}
