// `npm run figures [-- size|client|install]`: measures the figures that pages mark, writes them into the pages, and records them in
// `docs/figures.json` with date, machine and load.
//   10.3 kB<!-- measured: size inference, the same with streaming -->       an entry of the package's size.json, after gzip
//   0.25 times<!-- measured: client hubkit-node, parallel, cpu -->          a median of the client bench beside bare fetch
//   12.5 MB<!-- measured: install openai, disk -->                          a cell of the install bench; `names`, `examples` or a check
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { median } from '../bench/statistics.mjs';
import { root } from './registry.ts';
import { marksIn, withFigures } from './report/marks.ts';
import type { MeasuredSize } from './size.ts';

/** An entry of `docs/figures.json`. */
interface RecordedFigure {
  /** The text of the mark. */
  readonly what: string;
  /** The figure with its unit, as pages show it. */
  readonly value: string;
  readonly command: string;
  readonly date: string;
  readonly machine: string;
  /** Average number of processes that were ready to run in the minute before the measurement. */
  readonly load: number;
}

type Samples = Readonly<Record<string, Readonly<Record<string, readonly { cpu: number; wall: number }[]>>>>;

const COMMANDS: Readonly<Record<string, string>> = {
  size: 'npm run size',
  client: 'npm run bench -- client --rounds 7 --peers fetch,node-fetch,hubkit-node --workloads parallel,long,short',
  install: 'npm run bench -- install',
};

const VALUES: Readonly<Record<string, (mark: string) => string>> = {
  size: readSize,
  client: readRatio,
  install: readCell,
};
const record = join(root, 'docs/figures.json');

const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

function measure(kind: string): readonly RecordedFigure[] {
  const command = COMMANDS[kind] ?? '';
  const load = Number(loadavg()[0]?.toFixed(1));
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} failed: no page was changed.`);
  const conditions = {
    command,
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
    load,
  };
  const marks = [...new Set(pages.flatMap((page) => marksIn(read(page))))].filter((mark) =>
    mark.startsWith(`${kind} `),
  );
  return marks.map((what) => ({ what, value: VALUES[kind]?.(what) ?? '', ...conditions }));
}

function readSize(mark: string): string {
  const [, owner, entry] = /^size (\S+), (.+)$/.exec(mark) ?? [];
  const sizes: readonly MeasuredSize[] = JSON.parse(read('.cache/sizes.json'));
  const found = sizes.find(({ workspace, name }) => workspace.endsWith(`/${owner}`) && name === entry);
  if (!found) throw new Error(`A page marks "${mark}", but packages/${owner}/size.json has no entry "${entry}".`);
  return `${(found.bytes / 1000).toFixed(1)} kB`;
}

function readRatio(mark: string): string {
  const [, peer = '', workload = '', figure] = /^client (\S+), (\S+), (cpu|rate)$/.exec(mark) ?? [];
  const { samples }: { samples: Samples } = JSON.parse(read('.cache/bench/client.json'));
  const own = samples[workload]?.[peer];
  const base = samples[workload]?.fetch;
  if (!own || !base) throw new Error(`A page marks "${mark}", but the client bench has no such peer or workload.`);
  const ratios = own.map((sample, round) => {
    const other = base[round];
    if (!other) throw new Error(`${workload}: round ${round} of fetch is missing.`);
    return figure === 'cpu' ? sample.cpu / other.cpu : other.wall / sample.wall;
  });
  return `${median(ratios).toFixed(figure === 'cpu' ? 2 : 1)} times`;
}

/** What the install bench has measured of a client. */
interface InstalledClient {
  readonly bytes: number;
  readonly names: number;
  readonly withExample: number;
  readonly errors: Readonly<Record<string, number>>;
}

function readCell(mark: string): string {
  const [, client = '', figure = ''] = /^install (\S+), (.+)$/.exec(mark) ?? [];
  const measured: Readonly<Record<string, InstalledClient>> = JSON.parse(read('.cache/bench/install.json'));
  const found = measured[client];
  const errors = found?.errors[figure];
  if (found && figure === 'disk') return `${(found.bytes / 1e6).toFixed(1)} MB`;
  if (found && figure === 'names') return `${found.names} names`;
  if (found && figure === 'examples') return `${found.withExample} methods`;
  if (errors === undefined) throw new Error(`A page marks "${mark}", but the install bench has no such figure.`);
  return `${errors} error${errors === 1 ? '' : 's'}`;
}

const [only] = process.argv.slice(2);
if (only !== undefined && !Object.hasOwn(COMMANDS, only)) {
  console.error(`npm run figures -- [${Object.keys(COMMANDS).join('|')}]`);
  process.exitCode = 2;
} else {
  const measured = (only === undefined ? Object.keys(COMMANDS) : [only]).flatMap(measure);
  const earlier: readonly RecordedFigure[] = existsSync(record) ? JSON.parse(read('docs/figures.json')) : [];
  const isNew = new Set(measured.map(({ what }) => what));
  const all = [...measured, ...earlier.filter(({ what }) => !isNew.has(what))];
  writeFileSync(record, `${JSON.stringify(all, null, 2)}\n`);
  const values = new Map(all.map(({ what, value }) => [what, value]));
  for (const page of pages) {
    const text = read(page);
    const changed = withFigures(text, values);
    if (changed !== text) writeFileSync(join(root, page), changed);
  }
}
