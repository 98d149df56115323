import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BulkOptions, type BulkRun, bulk, runPaths } from '@hubkit/bulk';
import type { InferenceClient } from '@hubkit/inference';
import type { NewRun, RunStart } from '../../src/features/batch/disk-run.ts';
import { fileStem } from '../../src/host-config/file-stem.ts';
import { isPlainName } from './plain-name.ts';

/** Rows of a trial. */
const TRIAL_ROWS = 20;
/** Largest input that a form gets back, in characters. */
const FORM_LENGTH = 5_000_000;
/** Folder of the answers that runs share: the run over all rows calls none of its trial again. */
const CACHE_FOLDER = '.answers';
/** Name of the file with the facts about a run of the page, beside its state. */
const START_FILE = 'page.json';

/** Facts about a run of the page, kept beside its state. */
interface KeptStart extends Omit<RunStart, 'text'> {
  readonly output: string;
}

/** Makes a client for a service; throws for a service that the host does not serve. */
export type ClientFor = (service: string, token: string | undefined) => InferenceClient;

/** Starts runs in this process, and goes on with them. */
export class RunStarter {
  readonly #folder: string;
  readonly #clientFor: ClientFor;
  readonly #runs = new Map<string, BulkRun>();

  constructor(folder: string, clientFor: ClientFor) {
    this.#folder = folder;
    this.#clientFor = clientFor;
  }

  /** Starts a run from a file, and returns the name of its output once the input is read. */
  async start(given: NewRun): Promise<string> {
    const { text, token, ...rest } = given;
    makeFolder(this.#folder);
    const file = text === undefined ? checkedName(rest.file) : keepFile(this.#folder, String(rest.file), text);
    const output = this.#outputOf({ ...rest, file });
    const kept: KeptStart = { ...rest, file, output };
    const paths = runPaths(join(this.#folder, output));
    const isNew = !existsSync(paths.state);
    try {
      await this.#run(kept, token);
    } catch (error) {
      // Nothing was called for a run whose input or prompt is wrong: its name is free again.
      if (isNew) rmSync(paths.folder, { recursive: true, force: true });
      throw error;
    }
    writeFileSync(startPath(join(this.#folder, output)), JSON.stringify(kept));
    return output;
  }

  /** Starts the run over all rows of which a trial called the first, and returns the name of its output. */
  async runAll(name: string, token: string | undefined): Promise<string> {
    const { output: _, ...kept } = this.#kept(name);
    return this.start({ ...kept, isTrial: false, ...(token !== undefined && { token }) });
  }

  /** Resumes a run of the page. */
  async resume(name: string, token: string | undefined): Promise<void> {
    await this.#run(this.#kept(name), token);
  }

  /** Ends the runs of this process; they can be resumed. */
  async close(): Promise<void> {
    for (const run of this.#runs.values()) run.stop(0);
    await Promise.allSettled([...this.#runs.values()].map(({ done }) => done));
  }

  #kept(name: string): KeptStart {
    const kept = readStart(join(this.#folder, name));
    if (!kept) throw new Error(`${name} was not started from this page: repeat its command to go on.`);
    return kept;
  }

  /** The first name that holds no answers of another run. A run over all rows that is the same goes on; a trial is always a new one. */
  #outputOf(given: Omit<KeptStart, 'output'>): string {
    const stem = fileStem(given.name) || given.file.replace(/\.[a-z]+(\.gz)?$/i, '');
    for (let number = 1; ; number++) {
      const output = `${stem}.${given.isTrial ? 'trial' : 'answers'}${number === 1 ? '' : `-${number}`}.jsonl`;
      const path = join(this.#folder, output);
      if (!existsSync(path) && !existsSync(runPaths(path).state)) return output;
      const kept = readStart(path);
      if (kept && !given.isTrial && createIdentity(kept) === createIdentity(given)) return output;
    }
  }

  async #run(kept: KeptStart, token: string | undefined): Promise<void> {
    const { file, service, model, provider, prompt, system, args, prices, isTrial, maxCost, output } = kept;
    // Of the page, or of a file beside a run that may come from elsewhere.
    for (const name of [file, output]) checkedName(name);
    const options: BulkOptions = {
      input: join(this.#folder, file),
      output: join(this.#folder, output),
      model,
      prompt,
      cache: join(this.#folder, CACHE_FOLDER, fileStem(service)),
      ...(system !== undefined && { system }),
      ...(args && { args }),
      ...(prices && { prices }),
      ...(provider !== undefined && { provider: provider as NonNullable<BulkOptions['provider']> }),
      ...(isTrial && { limit: TRIAL_ROWS }),
      ...(maxCost !== undefined && { budget: { cost: maxCost } }),
    };
    const run = bulk(this.#clientFor(service, token), options);
    const started = new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (run.progress().rows === 0) return;
        clearInterval(timer);
        resolve();
      }, 20);
      run.done.finally(() => clearInterval(timer)).catch(() => {});
    });
    this.#runs.set(output, run);
    run.done.finally(() => this.#runs.delete(output)).catch(() => {});
    // What is wrong with the input is known before the first call.
    await Promise.race([started, run.done]);
  }
}

/** Returns the name of a file in the folder; throws for all else. */
function checkedName(name: unknown): string {
  if (isPlainName(name)) return name;
  throw new Error(`${JSON.stringify(name)} is not the name of a file in the folder of this workbench.`);
}

/** Reads the rows of a run of the page; undefined for those that a form would not show. */
export function readRows(folder: string, { file }: RunStart): string | undefined {
  const path = join(folder, checkedName(file));
  if (!/\.(?:csv|tsv|jsonl|ndjson)$/i.test(file) || !existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  return text.length > FORM_LENGTH ? undefined : text;
}

/** Whatever makes the answers of two runs differ. */
function createIdentity({ file, service, model, provider, prompt, system, args }: Omit<KeptStart, 'output'>): string {
  return JSON.stringify([file, service, model, provider, prompt, system, args]);
}

/** Reads the facts about a run of the page; undefined for one of a command. */
export function readStart(path: string): KeptStart | undefined {
  const file = startPath(path);
  // Nothing else writes this file.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptStart) : undefined;
}

function startPath(output: string): string {
  return join(runPaths(output).folder, START_FILE);
}

/** Makes the folder of runs, which git leaves out. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.gitignore'), '*\n');
}

/** Writes a file of the page under its name, or beside another file of this name. */
function keepFile(folder: string, given: string, text: string): string {
  const name = given.replace(/^.*[/\\]/, '').replace(/^\.+/, '') || 'rows.jsonl';
  for (let count = 1; ; count++) {
    const own = count === 1 ? name : name.replace(/(\.[^.]*)?$/, `-${count}$1`);
    const path = join(folder, own);
    if (!existsSync(path)) writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
    else if (readFileSync(path, 'utf8') !== text) continue;
    return own;
  }
}
