import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BulkStore, type NumberedMoment, openSqliteStore, type RunReader, readRun, runPaths } from '@hubkit/bulk';
import type { RunState, RunSummary } from '../../src/features/batch/disk-run.ts';
import { isPlainName } from './plain-name.ts';

/** Age in ms of the last moment at which a run counts as left by its process. */
const GONE_MS = 5000;
/** Time in ms after its last use at which a run is closed. */
const IDLE_MS = 30_000;

/** A run that is open for reading. */
export interface OpenedRun {
  readonly store: BulkStore;
  readonly reader: RunReader;
}

/** The runs whose outputs are in one folder. */
export class RunFolder {
  readonly folder: string;
  readonly #open = new Map<string, { readonly run: Promise<OpenedRun>; timer: NodeJS.Timeout }>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Path of an output by its name; undefined for a name that leads elsewhere, or to no run. */
  pathOf(name: string): string | undefined {
    const path = join(this.folder, name);
    return isPlainName(name) && existsSync(runPaths(path).state) ? path : undefined;
  }

  /** Opens a run, which stays open for some seconds. */
  async open(path: string): Promise<OpenedRun> {
    const found = this.#open.get(path);
    if (found) {
      found.timer.refresh();
      return found.run;
    }
    const run = openRun(path);
    const timer = setTimeout(() => void this.#close(path), IDLE_MS).unref();
    this.#open.set(path, { run, timer });
    run.catch(() => this.#open.delete(path));
    return run;
  }

  /** The runs of the folder, the latest first. */
  async list(): Promise<readonly RunSummary[]> {
    if (!existsSync(this.folder)) return [];
    const names = readdirSync(this.folder).flatMap((name) => (name.endsWith('.bulk') ? [name.slice(0, -5)] : []));
    const found = await Promise.all(names.map((name) => this.#summary(name)));
    return found.filter((run) => run !== undefined).sort((a, b) => b.at - a.at);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((path) => this.#close(path)));
  }

  async #summary(name: string): Promise<RunSummary | undefined> {
    const path = this.pathOf(name);
    if (path === undefined) return;
    try {
      const { store, reader } = await this.open(path);
      const last = reader.moments(-1).at(-1);
      // A run whose input could not be read has nothing to show.
      const run = store.run();
      if (!run?.isRead) return;
      const { rows, done, dead } = last ?? store.totals();
      const { model } = run.settings;
      const about = { name, rows, done, dead, at: last?.at ?? 0, state: readState(store, last) };
      return { ...about, ...(typeof model === 'string' && { model }) };
    } catch {
      // The file is damaged or of another version, so the run cannot be shown.
      return;
    }
  }

  async #close(path: string): Promise<void> {
    const found = this.#open.get(path);
    this.#open.delete(path);
    clearTimeout(found?.timer);
    const run = await found?.run.catch(() => undefined);
    run?.store.close();
    run?.reader.close();
  }
}

async function openRun(path: string): Promise<OpenedRun> {
  const store = await openSqliteStore(runPaths(path).state);
  return { store, reader: await readRun(path) };
}

/** State of a run by its last moment: a process that was killed keeps no other. */
export function readState(store: BulkStore, last: NumberedMoment | undefined): RunState {
  if (store.run()?.isOver) return 'over';
  if (!last || last.state === 'over' || Date.now() - last.at > GONE_MS) return 'left';
  return last.state;
}
