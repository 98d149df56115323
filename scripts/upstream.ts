// `npm run upstream`: compares ours with the newest published packages of theirs. `-- --write` also writes docs/upstream.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './install-and-build.mjs';
import { root } from './registry.ts';
import { compareCatalogData } from './upstream/catalog-data.ts';
import { explain, outdatedItems } from './upstream/explain.ts';
import { compareExports } from './upstream/exports.ts';
import { compareFirstRequests } from './upstream/first-requests.ts';
import { KNOWN_DIFFERENCES } from './upstream/known-differences.ts';
import { newestReleases } from './upstream/packages.ts';
import { comparePythonNames } from './upstream/python-names.ts';
import { printPage, printTables } from './upstream/report.ts';

async function main(isWritten: boolean): Promise<void> {
  const releases = await newestReleases();
  const comparisons = [
    ...compareExports(releases),
    ...(await compareCatalogData(releases)),
    ...(await compareFirstRequests(releases)),
    ...(await comparePythonNames(releases)),
  ];
  const explained = comparisons.map((comparison) => explain(comparison, KNOWN_DIFFERENCES));
  const outdated = outdatedItems(comparisons, KNOWN_DIFFERENCES);
  console.log(printTables(explained, releases));
  if (isWritten) writeFileSync(join(root, 'docs/upstream.md'), printPage(explained, releases, new Date()));
  for (const item of outdated)
    console.error(`No such difference any more, remove it from scripts/upstream/known: ${item}`);
  const unknown = explained.flatMap((one) => one.unknown);
  console.log(`${unknown.length} differences without a reason, ${outdated.length} reasons without a difference.`);
  if (unknown.length + outdated.length > 0) process.exitCode = 1;
}

try {
  await main(process.argv.includes('--write'));
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
