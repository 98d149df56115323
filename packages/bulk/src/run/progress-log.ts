import type { Moment } from '../contract/moment.ts';
import type { Progress } from '../contract/run.ts';
import type { BulkStore } from '../contract/store.ts';
import type { Budget } from './budget.ts';
import type { RunLoop } from './create-loop.ts';
import type { ProgressMeter } from './progress-meter.ts';

/** Period in ms of the moments that are kept. */
const PERIOD_MS = 1000;

/** Parts of a run of which moments are kept. */
interface KeeperParts {
  readonly store: Pick<BulkStore, 'keepMoment'>;
  readonly meter: ProgressMeter;
  readonly loop: Pick<RunLoop, 'workers'>;
  readonly budget: Budget | undefined;
}

/** Keeps the progress of a run once a second, for pages and commands in other processes. */
export class ProgressLog {
  readonly #parts: KeeperParts;
  #keptAt = 0;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  /** Keeps the progress if the last one is a second old, or the run is over. */
  note({ etaMs, ...progress }: Progress, now: number): void {
    if (progress.state !== 'over' && now - this.#keptAt < PERIOD_MS) return;
    this.#keptAt = now;
    const { store, meter, loop, budget } = this.#parts;
    const latency = computeLatency(meter.takeDurations());
    const workers = loop.workers?.();
    const moment: Moment = {
      at: now,
      ...progress,
      ...(etaMs !== undefined && { etaMs }),
      ...(latency && { latency }),
      ...(workers && { workers }),
      ...(budget && { budget: toBounds(budget) }),
    };
    store.keepMoment(moment);
  }
}

function computeLatency(durations: number[]): Moment['latency'] {
  if (durations.length === 0) return;
  durations.sort((a, b) => a - b);
  const at = (share: number) => Math.round(durations[Math.floor((durations.length - 1) * share)] ?? 0);
  return { p50: at(0.5), p95: at(0.95) };
}

function toBounds({ cost, tokens, errors, until }: Budget): NonNullable<Moment['budget']> {
  return {
    ...(cost !== undefined && { cost }),
    ...(tokens !== undefined && { tokens }),
    ...(errors !== undefined && { errors }),
    ...(until !== undefined && { until: until.getTime() }),
  };
}
