import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from './markdown-table.ts';
import { root } from './registry.ts';
import { computeBytes, countedNames, parseBudget } from './size-budget.ts';

interface Size {
  readonly name: string;
  readonly import: string;
  readonly limit: string;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly engines: { readonly node: string };
}

/** The limits of a package as a table, which `npm run size` holds: what to import, and the most that it weighs. */
export function sizeTable(name: string): string {
  const rows = readSizes(name).map((size) => [size.name, `\`${size.import}\``, readLimit(name, size)]);
  return table(['code', 'import', 'limit'], rows);
}

/** The requirements of a package as a table: its size in a page, what npm installs with it, and the versions of Node. */
export function requirementsTable(name: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest;
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const peers = Object.keys(peerDependencies);
  const isOptional = (peer: string) => peerDependenciesMeta[peer]?.optional === true;
  const list = (names: readonly string[]) => names.map((item) => `\`${item}\``).join(', ');
  const rows = [
    ...readSizes(name)
      .slice(0, 3)
      .map((size) => [`gzip, ${size.name}`, `at most ${readLimit(name, size)}`]),
    ['installed with it', list(Object.keys(dependencies)) || 'nothing'],
    ['optional', list(Object.keys(optionalDependencies))],
    ['peer', list(peers.filter((peer) => !isOptional(peer)))],
    ['peers of some entries only', list(peers.filter(isOptional))],
    ['Node', manifest.engines.node.replace(/^>=(\d+\.\d+)\.0$/, '$1 or newer')],
  ];
  return table(
    ['what', ''],
    rows.filter(([, value]) => value !== ''),
  );
}

/** Returns the limit of the first measured code of an entry, with its name, or '' for an entry without one. */
export function limitOfEntry(entry: string): string {
  const [, name = ''] = entry.split('/');
  const size = readSizes(name).find((each) => each.import.endsWith(`'${entry}'`));
  return size ? `≤ ${readLimit(name, size)}, ${size.name}` : '';
}

function readSizes(name: string): readonly Size[] {
  const file = join(root, 'packages', name, 'size.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** A limit that grows with the sources of the package is shown as it is today. */
function readLimit(name: string, { limit }: Size): string {
  const budget = parseBudget(limit);
  if (budget.folder === undefined) return limit;
  const { length } = countedNames(readdirSync(join(root, 'packages', name, budget.folder)));
  return `${(computeBytes(budget, length) / 1000).toFixed(1)} kB`;
}
