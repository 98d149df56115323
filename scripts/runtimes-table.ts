import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from './markdown-table.ts';
import { root } from './registry.ts';

/** Content of `docs/runtimes.json`, the result of `npm run runtimes`. */
export interface RecordedRuntimes {
  /** Day of the trial. */
  readonly date: string;
  readonly trials: readonly {
    readonly name: string;
    readonly version: string;
    /** Packages that work there, without their scope. */
    readonly packages: readonly string[];
  }[];
}

/** The table of packages that were tried and work in each runtime, from the last trial. */
export function runtimesTable(): string {
  const { date, trials }: RecordedRuntimes = JSON.parse(readFileSync(join(root, 'docs/runtimes.json'), 'utf8'));
  const all = [...new Set(trials.flatMap(({ packages }) => packages))].sort();
  const rows = trials.map(({ name, version, packages }) => {
    return [name, version, packages.length === all.length ? 'all' : packages.map((each) => `\`${each}\``).join(', ')];
  });
  return `${table(['runtime', 'version', 'tested packages'], rows)}\n\nTried on ${date} (\`npm run runtimes\`).`;
}
