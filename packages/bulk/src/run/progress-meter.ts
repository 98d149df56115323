import type { Progress, Totals } from '../contract/run.ts';
import type { Outcome, StoreBatch } from '../contract/store.ts';

/** Period in ms over which the rate is measured. */
const WINDOW_MS = 10_000;

/** Running totals, so that showing the progress does not query the store. */
export class ProgressMeter {
  readonly #now: () => number;
  readonly #startedAt: number;
  #totals: { -readonly [Name in keyof Totals]: number };
  #rateLimits = 0;
  /** Durations in ms of requests since they were last taken. */
  #durations: number[] = [];
  /** Moments at which rows became final, with how many did. */
  #finals: { readonly at: number; readonly rows: number }[] = [];

  constructor(totals: Totals, now: () => number) {
    this.#totals = totals;
    this.#now = now;
    this.#startedAt = now();
  }

  get totals(): Totals {
    return this.#totals;
  }

  /** Counts the requests of outcomes. */
  addRequests(outcomes: readonly Outcome[]): void {
    const sum = { ...this.#totals };
    for (const { attempts } of outcomes) {
      for (const { code, ms, inputTokens = 0, cachedTokens = 0, outputTokens = 0, cost = 0 } of attempts) {
        if (code === 'unavailable') continue;
        if (code !== 'lost') this.#durations.push(ms);
        sum.requests++;
        sum.inputTokens += inputTokens;
        sum.cachedTokens += cachedTokens;
        sum.outputTokens += outputTokens;
        sum.cost += cost;
        if (code === 'rate-limit') this.#rateLimits++;
        if (code === 'lost') sum.lost++;
      }
    }
    this.#totals = sum;
  }

  /** The durations in ms of the requests since the last call. */
  takeDurations(): number[] {
    const durations = this.#durations;
    this.#durations = [];
    return durations;
  }

  /** Counts rows that became final, and repeated requests. */
  addTurn({ done, dead, repeated }: Omit<StoreBatch, 'claimed'>): void {
    const rows = done + dead;
    const before = this.#totals;
    this.#totals = {
      ...before,
      done: before.done + done,
      dead: before.dead + dead,
      waiting: before.waiting - rows,
      repeated: before.repeated + repeated,
    };
    if (rows === 0) return;
    this.#finals.push({ at: this.#now(), rows });
  }

  /** The progress with the state and the places of the run; `underWay` of the waiting rows are claimed. */
  read(state: Progress['state'], concurrency: number, underWay: number): Progress {
    const now = this.#now();
    this.#finals = this.#finals.filter(({ at }) => at > now - WINDOW_MS);
    const seconds = Math.max(0.001, Math.min(WINDOW_MS, now - this.#startedAt) / 1000);
    const rowsPerSecond = this.#finals.reduce((sum, { rows }) => sum + rows, 0) / seconds;
    const waiting = this.#totals.waiting - underWay;
    return {
      ...this.#totals,
      waiting,
      claimed: underWay,
      state,
      concurrency,
      rowsPerSecond,
      rateLimits: this.#rateLimits,
      etaMs: rowsPerSecond > 0 ? ((waiting + underWay) / rowsPerSecond) * 1000 : undefined,
    };
  }
}
