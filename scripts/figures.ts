// `npm run figures [-- size|client]`: measures the figures that pages quote, all or those of one command, and writes them to
// `docs/figures.json` with date, machine and load. The pages are then changed by hand; scripts/figures.test.ts lists what differs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { median } from '../bench/statistics.mjs';
import { CLIENT_BENCH, type ClientSource, FIGURES, type SizeSource } from './figures/definitions.ts';
import { root } from './registry.ts';
import type { MeasuredSize } from './size.ts';

/** An entry of `docs/figures.json`. */
export interface RecordedFigure {
  readonly what: string;
  /** The figure as the pages write it, with its unit. */
  readonly value: string;
  readonly pages: readonly string[];
  readonly command: string;
  readonly date: string;
  readonly machine: string;
  /** Average number of processes that were ready to run in the minute before the measurement. */
  readonly load: number;
}

type Samples = Readonly<Record<string, Readonly<Record<string, readonly { cpu: number; wall: number }[]>>>>;

const COMMANDS = { size: 'npm run size', client: CLIENT_BENCH } as const;
const file = join(root, 'docs/figures.json');

function measure(command: string): readonly RecordedFigure[] {
  const load = Number(loadavg()[0]?.toFixed(1));
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} failed; ${file} was not changed.`);
  const conditions = {
    command,
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
    load,
  };
  return FIGURES.filter(({ from }) => from.command === command).map(({ what, pages, from }) => ({
    what,
    value: from.command === CLIENT_BENCH ? ratioOf(from) : sizeOf(from),
    pages,
    ...conditions,
  }));
}

function sizeOf(source: SizeSource): string {
  const sizes: readonly MeasuredSize[] = readJson('.cache/sizes.json');
  const found = sizes.find(({ workspace, name }) => workspace.endsWith(`/${source.package}`) && name === source.entry);
  if (!found) throw new Error(`packages/${source.package}/size.json has no entry "${source.entry}".`);
  return `${(found.bytes / 1000).toFixed(1)} kB`;
}

function ratioOf({ workload, peer, measure }: ClientSource): string {
  const { samples }: { samples: Samples } = readJson('.cache/bench/client.json');
  const own = samples[workload]?.[peer] ?? [];
  const base = samples[workload]?.fetch ?? [];
  const ratios = own.map((sample, round) => {
    const other = base[round];
    if (!other) throw new Error(`${workload}: round ${round} of fetch is missing.`);
    return measure === 'cpu' ? sample.cpu / other.cpu : other.wall / sample.wall;
  });
  return `${median(ratios).toFixed(measure === 'cpu' ? 2 : 1)} times`;
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

const [only] = process.argv.slice(2);
if (only !== undefined && !Object.hasOwn(COMMANDS, only)) {
  console.error(`npm run figures -- [${Object.keys(COMMANDS).join('|')}]`);
  process.exitCode = 2;
} else {
  const commands = only === undefined ? Object.values(COMMANDS) : [COMMANDS[only as keyof typeof COMMANDS]];
  const earlier: readonly RecordedFigure[] = existsSync(file) ? readJson('docs/figures.json') : [];
  const measured = commands.flatMap(measure);
  const all = FIGURES.map(({ what }) => [...measured, ...earlier].find((figure) => figure.what === what));
  writeFileSync(file, `${JSON.stringify(all.filter(Boolean), null, 2)}\n`);
}
