import type { DifferenceKind } from './comparison.ts';
import type { Explained, KnownDifference } from './explain.ts';
import type { Releases } from './packages.ts';

const KINDS: readonly DifferenceKind[] = ['missing', 'extra', 'differs'];

/** All comparisons for a terminal: a line of counts each, then every difference without a reason. */
export function printTables(explained: readonly Explained[], releases: Releases): string {
  const header = ['', 'same', 'missing', 'extra', 'differs', 'without reason'];
  const rows = [header, ...explained.map((one) => [one.title, ...countKinds(one).map(String)])];
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  const unknown = explained.flatMap(({ title, unknown: found }) =>
    found.map(({ kind, item, detail }) => `${title}: ${kind} ${item}${detail === undefined ? '' : ` (${detail})`}`),
  );
  return [formatVersions(releases), '', ...table, '', ...unknown].join('\n');
}

/** The page of the documentation with the last result. */
export function printPage(explained: readonly Explained[], releases: Releases, day: Date): string {
  const rows = explained.map((one) => `| ${one.title} | ${countKinds(one).join(' | ')} |`);
  return `# What differs from the packages of Hugging Face

Written by \`npm run upstream -- --write\` on ${day.toISOString().slice(0, 10)}, beside the newest releases of that day:
${formatVersions(releases)}.

Missing is what they have and we have not; extra is what only we have, or what our code names and they have no more. A difference
without a reason fails the nightly tests; the reasons are lines of \`scripts/upstream/known-differences.ts\`.

| compared | same | missing | extra | differs | without a reason |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

## Reasons

${explained.flatMap(formatReasons).join('\n\n')}
`;
}

function formatReasons({ title, known }: Explained): readonly string[] {
  if (known.length === 0) return [];
  const counts = new Map<KnownDifference, number>();
  for (const { reason } of known) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const lines = [...counts].map(
    ([{ kind, items, because, since }, count]) =>
      `- ${count} ${kind} (${since}): ${because}. ${items.map((item) => `\`${item}\``).join(', ')}`,
  );
  return [`### ${title}\n\n${lines.join('\n')}`];
}

function countKinds({ same, differences, unknown }: Explained): readonly number[] {
  const counts = KINDS.map((kind) => differences.filter((difference) => difference.kind === kind).length);
  return [same, ...counts, unknown.length];
}

function formatVersions(releases: Releases): string {
  return Object.entries(releases)
    .map(([name, { version }]) => `${name} ${version}`)
    .join(', ');
}
