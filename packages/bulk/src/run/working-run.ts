import type { InferenceClient } from '@hubkit/inference';
import type { BatchLoop } from '../batch/batch-loop.ts';
import type { BulkOptions } from '../contract/options.ts';
import type { Progress, Summary, Totals } from '../contract/run.ts';
import type { Control, Outcome, StoreBatch } from '../contract/store.ts';
import { exportResults } from '../output/export-results.ts';
import { OutputFiles } from '../output/output-files.ts';
import { saveMedia } from '../output/save-media.ts';
import { callKeys } from '../request/call-key.ts';
import { fileFields } from '../request/file-args.ts';
import { makeArgs } from '../request/make-args.ts';
import { type AnswerCache, openAnswerCache } from '../store/answer-cache.ts';
import { reachedBound } from './budget.ts';
import { createBatches } from './create-batches.ts';
import { createLoop, type RunLoop, type RunParts } from './create-loop.ts';
import { FirstFailures } from './first-failures.ts';
import { type LocalShare, localShare } from './local-share.ts';
import { type OpenRun, openRun } from './open-run.ts';
import { findFolder, INITIAL_PROGRESS, isStreamable, targetCount } from './option-facts.ts';
import { rowPreparer } from './prepare-row.ts';
import { ProgressLog } from './progress-log.ts';
import { ProgressMeter } from './progress-meter.ts';
import { createGate, OUTAGE_MS, type ProviderGate } from './provider-gate.ts';
import type { RunPaths } from './run-paths.ts';
import { runSettings } from './run-settings.ts';

/** Period in ms of writing files, reporting progress and reading the control flag. */
const TICK_MS = 250;
const GRACE_MS = 10_000;

type End = Pick<Summary, 'end' | 'reason'>;

/** The parts of a run that is open. */
interface Parts {
  readonly open: OpenRun;
  readonly loop: RunLoop;
  readonly meter: ProgressMeter;
  readonly moments: ProgressLog;
  readonly files: OutputFiles;
  readonly cache: AnswerCache | undefined;
  readonly batches: BatchLoop | undefined;
}

/** A run from its opening to its end, in this process. */
export class WorkingRun {
  /** Resolves to the files of the run when its input has been read. */
  readonly opened: Promise<RunPaths>;
  readonly done: Promise<Summary>;
  readonly #client: InferenceClient;
  readonly #options: BulkOptions;
  readonly #abort = new AbortController();
  readonly #gate: ProviderGate;
  readonly #shared: LocalShare | undefined;
  readonly #startedAt = Date.now();
  #parts: Parts | undefined;
  #progress: Progress = { ...INITIAL_PROGRESS, concurrency: 0 };
  #state: Progress['state'] = 'running';
  #end: End = { end: 'done', reason: undefined };
  #control: Control = 'run';
  readonly #firstFailures = new FirstFailures();
  /** Code of the failure of the first rows, if it ended the run. */
  #failedAlike: string | undefined;
  #graceTimer: NodeJS.Timeout | undefined;
  #listeners: (() => void)[] = [];

  constructor(client: InferenceClient, options: BulkOptions) {
    this.#client = client;
    this.#options = options;
    this.#shared = options.share && localShare(options.limits);
    this.#gate = createGate({
      concurrency: options.concurrency ?? 'auto',
      limits: options.limits,
      outageMs: options.outageMs ?? OUTAGE_MS,
      targets: targetCount(options),
      shared: this.#shared,
      now: Date.now,
    });
    const opened = this.#openParts();
    this.opened = opened.then(({ open }) => open.paths);
    this.opened.catch(() => {});
    this.done = this.#work(opened);
  }

  get isOver(): boolean {
    return this.#state === 'over';
  }

  progress(): Progress {
    const { loop, meter, batches } = this.#parts ?? {};
    const wait = this.#state === 'running' ? (batches?.wait() ?? loop?.wait()) : undefined;
    const state = wait ? 'waiting' : this.#state;
    if (loop && meter && !this.isOver) this.#progress = meter.read(state, loop.capacity(), loop.underWay);
    return { ...this.#progress, state, ...(wait && { wait }) };
  }

  pause(): void {
    if (this.#state !== 'running') return;
    this.#state = 'paused';
    this.#parts?.loop.pause();
  }

  resume(): void {
    if (this.#state !== 'paused') return;
    this.#state = 'running';
    this.#parts?.loop.resume();
  }

  stop(graceMs = GRACE_MS): void {
    this.#stopBecause({ end: 'stopped', reason: 'the run was stopped' }, graceMs);
  }

  /** Resolves when there may be further results, or the run is over. */
  nextResult(): Promise<void> {
    return this.isOver ? Promise.resolve() : new Promise((resolve) => this.#listeners.push(resolve));
  }

  async #openParts(): Promise<Parts> {
    const options = this.#options;
    const { output, outputColumn, join, prices, cache: cacheFolder } = options;
    const isAlong = isStreamable(output);
    const task = options.task ?? 'conversational';
    const toArgs = makeArgs({ ...options, task, folder: findFolder(options.input) });
    const settings = runSettings(options);
    const createKey = callKeys(settings, fileFields(task));
    const open = await openRun(options, settings, rowPreparer(options, toArgs, createKey));
    const cache = cacheFolder === undefined ? undefined : await openAnswerCache(cacheFolder);
    try {
      const { limiter } = this.#gate;
      if (options.share && !options.queue) await this.#shared?.open(options.share, (limit) => limiter.hear(limit));
      const { store, paths } = open;
      const files = new OutputFiles(
        store,
        { output: isAlong ? output : undefined, errors: paths.errors },
        { column: outputColumn, join },
      );
      const onStop = (reason: string) => this.#stopBecause({ end: 'failed', reason });
      const worker: RunParts = {
        client: this.#client,
        options: { ...options, prices: typeof prices === 'function' ? await prices() : prices },
        makeArgs: toArgs,
        gate: this.#gate,
        store,
        saveFile: (file, seq) => saveMedia(file, paths.media, seq),
        cache,
        createKey,
        signal: this.#abort.signal,
        onStop: ({ message }) => onStop(message),
      };
      const hooks = {
        onOutcomes: (outcomes: readonly Outcome[]) => this.#onOutcomes(outcomes),
        onTurn: (outcomes: readonly Outcome[], turn: StoreBatch) => this.#onTurn(outcomes, turn),
        now: Date.now,
      };
      const batches = createBatches(worker, store, hooks);
      const loop = await createLoop(worker, store, { ...hooks, onStop });
      const meter = new ProgressMeter(store.totals(), Date.now);
      const moments = new ProgressLog({ store, meter, loop, budget: options.budget });
      return { open, loop, meter, moments, files, cache, batches };
    } catch (error) {
      cache?.close();
      open.close();
      throw error;
    }
  }

  /** Sends rows in batches first; the rest is called live where the options allow it. */
  async #runBatches({ batches, loop }: Parts): Promise<void> {
    if (!batches) return;
    if (this.#state !== 'stopping') await batches.run();
    if (this.#options.batch?.fallback !== 'live') loop.stop();
  }

  async #work(opened: Promise<Parts>): Promise<Summary> {
    const { signal } = this.#options;
    const onAbort = () => this.stop();
    let ticker: NodeJS.Timeout | undefined;
    try {
      const parts = await opened;
      this.#parts = parts;
      parts.open.store.setControl('run');
      signal?.addEventListener('abort', onAbort);
      this.#checkBudget(parts.meter.totals);
      if (signal?.aborted || this.#state === 'stopping') parts.loop.stop();
      if (this.#state === 'paused') parts.loop.pause();
      parts.moments.note(this.progress(), Date.now());
      ticker = setInterval(() => this.#tick(parts), TICK_MS);
      await this.#runBatches(parts);
      await parts.loop.run();
      this.#reviveRows(parts);
      parts.files.advance();
      parts.files.mend();
      const { output } = this.#options;
      if (!isStreamable(output)) await exportResults(parts.open.store, output);
      return this.#summary(parts);
    } finally {
      clearInterval(ticker);
      clearTimeout(this.#graceTimer);
      signal?.removeEventListener('abort', onAbort);
      this.#finish();
    }
  }

  /** Makes the rows wait again that failed because of the run, not of themselves. */
  #reviveRows({ open: { store }, files }: Parts): void {
    if (this.#failedAlike === undefined || !this.#firstFailures.hasFailedAlike) return;
    if (store.retry([this.#failedAlike], true) > 0) files.restart();
  }

  #summary({ open: { store } }: Parts): Summary {
    const totals = store.totals();
    const isDone = totals.waiting + totals.claimed === 0;
    store.setOver(isDone);
    const end: End = isDone ? { end: 'done', reason: undefined } : this.#end;
    return { ...totals, ...end, failures: store.failures(), ms: Date.now() - this.#startedAt };
  }

  #finish(): void {
    this.progress();
    this.#state = 'over';
    this.#shared?.close();
    const parts = this.#parts;
    if (parts) {
      noteLast(parts, this.progress());
      parts.files.close();
      parts.cache?.close();
      parts.open.close();
      this.#options.onProgress?.(this.progress());
    }
    this.#notify();
  }

  /** Checks the budget before further rows start. */
  #onOutcomes(outcomes: readonly Outcome[]): void {
    // The loop that calls this is one of the parts.
    const { meter } = this.#parts as Parts;
    meter.addRequests(outcomes);
    const dead = outcomes.filter(({ next }) => next.type === 'dead').length;
    this.#checkBudget({ ...meter.totals, dead: meter.totals.dead + dead });
  }

  #onTurn(outcomes: readonly Outcome[], turn: StoreBatch): void {
    // The loop that calls this is one of the parts.
    const { meter } = this.#parts as Parts;
    meter.addTurn(turn);
    const failed = this.#firstFailures.add(outcomes, turn, meter.totals.done === turn.done);
    if (!failed || this.#state !== 'running') return;
    this.#failedAlike = failed.code;
    const reason = `the first rows all failed with the same error, and wait for the next run: ${failed.message}`;
    this.#stopBecause({ end: 'failed', reason });
  }

  #checkBudget(totals: Totals): void {
    const { budget } = this.#options;
    const reason = budget && reachedBound(budget, totals, Date.now());
    if (reason !== undefined) this.#stopBecause({ end: 'budget', reason });
  }

  #tick(parts: Parts): void {
    const control = parts.open.store.control();
    if (control !== this.#control) {
      this.#control = control;
      if (control === 'stop') this.stop();
      else if (control === 'pause') this.pause();
      else this.resume();
    }
    parts.files.advance();
    const progress = this.progress();
    parts.moments.note(progress, Date.now());
    this.#options.onProgress?.(progress);
    this.#notify();
  }

  #notify(): void {
    const listeners = this.#listeners;
    this.#listeners = [];
    for (const listener of listeners) listener();
  }

  #stopBecause(end: End, graceMs = GRACE_MS): void {
    if (this.#state === 'stopping' || this.isOver) return;
    this.#state = 'stopping';
    this.#end = end;
    this.#parts?.batches?.stop();
    this.#parts?.loop.stop();
    this.#graceTimer = setTimeout(() => this.#abort.abort(), graceMs);
  }
}

/** Keeps the end of a run. A full disk, which may have ended it, is reported by the run itself. */
function noteLast({ moments }: Parts, progress: Progress): void {
  try {
    moments.note(progress, Date.now());
  } catch {
    // What a page shows then is the second before.
  }
}
