import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from './markdown-table.ts';
import { root } from './registry.ts';
import type { RecordedRuntimes } from './runtimes-table.ts';
import { limitOfEntry } from './size-table.ts';

/** The release of "Are the types wrong?" that checks each tarball before a release. */
export const ATTW = '@arethetypeswrong/cli@0.18.5';

/** Part of the code that may be left of an import which is not used, as each browser entry is bundled in a test. */
export const MOST_UNUSED = 0.03;

/** Entries of the gateway and of the hooks with their panels. */
const ENTRIES = [
  '@hubkit/gateway',
  '@hubkit/gateway/node',
  '@hubkit/react/hooks',
  '@hubkit/react/chat-panel',
  '@hubkit/react/result-view',
];

/** Returns the table of checks and runtimes of the gateway and the hooks. Each ✓ is held by a test. */
export function checksTable(): string {
  const { trials }: RecordedRuntimes = JSON.parse(readFileSync(join(root, 'docs/runtimes.json'), 'utf8'));
  const rows = ENTRIES.map((entry) => {
    const [, name = ''] = entry.split('/');
    const there = trials.filter(({ packages }) => packages.includes(name)).map((trial) => trial.name);
    const isForNode = entry.endsWith('/node');
    const runtimes = isForNode ? there.filter((runtime) => runtime.startsWith('Node')) : there;
    const unused = isForNode ? 'not in pages' : `≤ ${MOST_UNUSED * 100} %`;
    return [`\`${entry}\``, limitOfEntry(entry), '✓', '✓', unused, joinNodes(runtimes)];
  });
  const heading = [
    'entry',
    'gzip',
    `types, ${ATTW.replace(/^.*@/, '`attw` ')}`,
    '`publint`, strict',
    'left in the bundle if unused',
    'runs in',
  ];
  return table(heading, rows);
}

/** Joins versions of Node: "Node 20, 22; Bun". */
function joinNodes(names: readonly string[]): string {
  const versions = names.flatMap((name) => /^Node (\d+)$/.exec(name)?.[1] ?? []);
  return [`Node ${versions.join(', ')}`, ...names.filter((name) => !name.startsWith('Node '))].join('; ');
}
