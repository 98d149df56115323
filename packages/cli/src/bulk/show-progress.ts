import type { Progress } from '@hubkit/bulk';
import { formatDollars } from '../chat/usage.ts';
import { colorsFor } from '../io/colors.ts';
import type { Io } from '../io/io.ts';
import { note } from '../io/print.ts';

/** Period in ms of the lines of JSON in a pipe or file. */
const PERIOD_MS = 10_000;

/** A display of the progress on standard error. */
export interface ProgressDisplay {
  readonly update: (progress: Progress) => void;
  /** Clears the line at a terminal. */
  end(): Promise<void>;
}

/**
 * Shows the progress of a run: one line that changes at a terminal, otherwise a line of JSON every 10 s.
 *
 * @param helper - Name of those whom a run waits for that cannot go on.
 */
export function showProgress(io: Io, helper: 'the provider' | 'a worker'): ProgressDisplay {
  const { stderr } = io;
  let shownAt = io.now();
  let isShown = false;
  return {
    update(progress) {
      if (stderr.isTTY) {
        isShown = true;
        const line = formatProgress(progress, helper).slice(0, (stderr.columns ?? 100) - 1);
        stderr.write(`\r${colorsFor(io).dim(line)}\x1b[K`);
      } else if (io.now() - shownAt >= PERIOD_MS) {
        shownAt = io.now();
        void note(io, JSON.stringify({ type: 'progress', ...progress }));
      }
    },
    async end() {
      if (isShown) stderr.write('\r\x1b[K');
      isShown = false;
    },
  };
}

/** Formats the progress in one line. */
function formatProgress(progress: Progress, helper: string): string {
  const { rows, done, dead, claimed, rowsPerSecond, rateLimits, cost, etaMs, state } = progress;
  const percent = rows === 0 ? 0 : Math.floor(((done + dead) / rows) * 100);
  const parts = [
    `${(done + dead).toLocaleString('en-US')} of ${rows.toLocaleString('en-US')} rows (${percent}%)`,
    `${rowsPerSecond.toFixed(rowsPerSecond < 10 ? 1 : 0)} rows/s`,
    `${claimed} under way`,
    ...(dead > 0 ? [`${dead} failed`] : []),
    ...(rateLimits > 0 ? [`${rateLimits} rate limits`] : []),
    ...(cost > 0 ? [formatDollars(cost)] : []),
    ...(etaMs === undefined || done + dead === rows ? [] : [`${formatDuration(etaMs)} left`]),
    ...(state === 'running' || state === 'over' ? [] : [state === 'waiting' ? `waiting for ${helper}` : state]),
  ];
  return parts.join(', ');
}

/** Formats a duration with its two largest units: `2 h 5 min`, `40 s`. */
export function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
