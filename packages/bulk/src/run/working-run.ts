import { createBreaker, type InferenceClient } from '@hubkit/inference';
import { BulkError } from '../contract/errors.ts';
import type { BulkOptions } from '../contract/options.ts';
import type { ClaimedRow, Row } from '../contract/row.ts';
import type { Progress, Summary } from '../contract/run.ts';
import type { Control, Outcome } from '../contract/store.ts';
import { formatOf, labelOf } from '../input/read-rows.ts';
import { exportResults } from '../output/export-results.ts';
import { OutputFiles } from '../output/output-files.ts';
import { makeArgs } from '../request/make-args.ts';
import { callRow, createCallSettings } from './call-row.ts';
import { type OpenRun, openRun, type RunPaths } from './open-run.ts';
import { ProgressMeter } from './progress-meter.ts';
import { RowLoop } from './row-loop.ts';
import { runSettings } from './run-settings.ts';
import { type RetryRules, settleRow } from './settle-row.ts';

/** Period in ms of writing files, reporting progress and reading the control flag. */
const TICK_MS = 250;
const GRACE_MS = 10_000;
const CONCURRENCY = 16;
/** Rows that may die before any is done; if all have the same failure, the run ends. */
const FIRST_FAILURES = 10;

type End = Pick<Summary, 'end' | 'reason'>;

/** The parts of a run that is open. */
interface Parts {
  readonly open: OpenRun;
  readonly loop: RowLoop;
  readonly meter: ProgressMeter;
  readonly files: OutputFiles;
}

/** A run from its opening to its end, in this process. */
export class WorkingRun {
  /** Resolves to the files of the run when its input has been read. */
  readonly opened: Promise<RunPaths>;
  readonly done: Promise<Summary>;
  readonly #client: InferenceClient;
  readonly #options: BulkOptions;
  readonly #abort = new AbortController();
  readonly #breaker = createBreaker();
  readonly #startedAt = Date.now();
  #parts: Parts | undefined;
  #progress: Progress = { ...NOTHING, concurrency: 0 };
  #state: Progress['state'] = 'running';
  #end: End = { end: 'done', reason: undefined };
  #control: Control = 'run';
  #graceTimer: NodeJS.Timeout | undefined;
  #listeners: (() => void)[] = [];

  constructor(client: InferenceClient, options: BulkOptions) {
    this.#client = client;
    this.#options = options;
    const opened = this.#openParts();
    this.opened = opened.then(({ open }) => open.paths);
    this.opened.catch(() => {});
    this.done = this.#work(opened);
  }

  get isOver(): boolean {
    return this.#state === 'over';
  }

  progress(): Progress {
    if (this.#parts && !this.isOver) {
      const { meter, loop } = this.#parts;
      this.#progress = meter.read(this.#state, this.#capacity(), loop.underWay);
    }
    return { ...this.#progress, state: this.#state };
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
    const { output, outputColumn = 'output', input } = this.#options;
    const toArgs = makeArgs({ task: 'conversational', ...this.#options });
    const check = async ({ row, line }: { readonly row: Row; readonly line: number }) => {
      if (Object.hasOwn(row, outputColumn)) {
        throw new BulkError(
          'INPUT',
          `${labelOf(input)}:${line}: there is a column "${outputColumn}" already; name another one for the output.`,
        );
      }
      // A function of the user may wait for something: it is called once, with the call of the row.
      if (!this.#options.map) checkArgs(() => toArgs(row), `${labelOf(input)}:${line}`);
    };
    const open = await openRun(this.#options, runSettings(this.#options), check);
    try {
      const call = this.#createCall(toArgs);
      const meter = new ProgressMeter(open.store.totals(), Date.now);
      const own = { output: isWrittenAlong(output) ? output : undefined, errors: open.paths.errors };
      const files = new OutputFiles(open.store, own, outputColumn);
      const loop = new RowLoop({
        store: open.store,
        call,
        capacity: () => this.#capacity(),
        waitMs: () => 0,
        onTurn: (outcomes) => this.#onTurn(outcomes),
        now: Date.now,
      });
      return { open, loop, meter, files };
    } catch (error) {
      open.close();
      throw error;
    }
  }

  #createCall(toArgs: ReturnType<typeof makeArgs>): (row: ClaimedRow) => Promise<Outcome> {
    const { attempts = 5, backoffMs = 1000, random = Math.random, callOptions } = this.#options;
    const rules: RetryRules = { attempts, baseMs: backoffMs, capMs: 60_000, random, now: Date.now };
    const settings = createCallSettings(this.#client, this.#options, toArgs, {
      ...callOptions,
      retry: false,
      breaker: this.#breaker,
      signal: this.#abort.signal,
    });
    return async (row) => {
      const startedAt = Date.now();
      const outcome = await callRow(row, settings).catch((error: unknown) => {
        if (this.#abort.signal.aborted) return undefined;
        throw error;
      });
      if (!outcome) {
        // The provider may have done the work, and bill it.
        const attempts = [{ startedAt, ms: Date.now() - startedAt, code: 'lost' as const }];
        return { seq: row.seq, attempts, next: { type: 'wait', dueAt: 0, isFailure: false } };
      }
      if (outcome.type === 'failed' && outcome.failure.action === 'stop') {
        this.#stopBecause({ end: 'failed', reason: outcome.failure.message });
      }
      const isDown = Object.values(this.#breaker.states()).some((state) => state !== 'closed');
      return settleRow(row, outcome, isDown, rules);
    };
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
      if (signal?.aborted || this.#state === 'stopping') parts.loop.stop();
      if (this.#state === 'paused') parts.loop.pause();
      ticker = setInterval(() => this.#tick(parts), TICK_MS);
      await parts.loop.run();
      parts.files.advance();
      const { output, outputColumn = 'output' } = this.#options;
      if (!isWrittenAlong(output)) await exportResults(parts.open.store, output, outputColumn);
      return this.#summary(parts);
    } finally {
      clearInterval(ticker);
      clearTimeout(this.#graceTimer);
      signal?.removeEventListener('abort', onAbort);
      this.#finish();
    }
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
    const parts = this.#parts;
    if (parts) {
      parts.files.close();
      parts.open.close();
      this.#options.onProgress?.(this.progress());
    }
    this.#notify();
  }

  #onTurn(outcomes: readonly Outcome[]): void {
    // The loop that calls this is one of the parts.
    const { meter, open } = this.#parts as Parts;
    meter.add(outcomes);
    const { done, dead } = meter.totals;
    const last = outcomes.findLast(({ next }) => next.type === 'dead')?.next;
    if (done === 0 && dead >= FIRST_FAILURES && last?.type === 'dead' && this.#state === 'running') {
      if (open.store.failures().length === 1) {
        this.#stopBecause({ end: 'failed', reason: `the first ${dead} rows failed alike: ${last.error.message}` });
      }
    }
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
    this.#options.onProgress?.(this.progress());
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
    this.#parts?.loop.stop();
    this.#graceTimer = setTimeout(() => this.#abort.abort(), graceMs);
  }

  #capacity(): number {
    return this.#options.concurrency ?? CONCURRENCY;
  }
}

/** True for JSON Lines, which are written while the run goes on. */
function isWrittenAlong(path: string): boolean {
  return formatOf(path) === 'jsonl' && !/\.gz$/i.test(path);
}

const NOTHING: Omit<Progress, 'concurrency'> = {
  state: 'running',
  rows: 0,
  done: 0,
  dead: 0,
  waiting: 0,
  claimed: 0,
  requests: 0,
  lost: 0,
  inputTokens: 0,
  outputTokens: 0,
  cost: 0,
  rowsPerSecond: 0,
  rateLimits: 0,
  etaMs: undefined,
};

/** Makes the arguments of a row, and adds the place of the row to a failure. */
function checkArgs(make: () => unknown, place: string): void {
  try {
    make();
  } catch (error) {
    throw BulkError.is(error) ? new BulkError(error.code, `${place}: ${error.message}`, { cause: error }) : error;
  }
}
