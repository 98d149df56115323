import type { Progress, Wait } from '@hubkit/bulk';
import { formatDollars } from '../chat/usage.ts';
import { colorsFor } from '../io/colors.ts';
import type { Io } from '../io/io.ts';
import { inert, note } from '../io/print.ts';
import { counted } from '../listing/counted.ts';
import { formatDuration } from './format-duration.ts';

/** Period in ms of the lines in a pipe or file. */
const PERIOD_MS = 10_000;
/** Time in ms of a wait that is shown at once there. */
const LONG_WAIT_MS = 5000;

/** A display of the progress on standard error. */
export interface ProgressDisplay {
  readonly update: (progress: Progress) => void;
  /** Clears the line at a terminal. */
  end(): Promise<void>;
}

/**
 * Shows the progress of a run: one line that changes at a terminal; otherwise a line every 10 s, and as soon as the run waits for
 * something else.
 *
 * @param isJson - Show lines of JSON in the place of sentences.
 */
export function showProgress(io: Io, isJson: boolean): ProgressDisplay {
  const { stderr } = io;
  let shownAt = io.now();
  let shownWait: string | undefined;
  let isShown = false;
  const isDue = ({ wait }: Progress) => {
    const isNews = wait && (wait.ms ?? LONG_WAIT_MS) >= LONG_WAIT_MS && wait.reason !== shownWait;
    return isNews || io.now() - shownAt >= PERIOD_MS;
  };
  return {
    update(progress) {
      if (stderr.isTTY && !isJson) {
        isShown = true;
        const line = inert(formatProgress(progress)).slice(0, (stderr.columns ?? 100) - 1);
        stderr.write(`\r${colorsFor(io).dim(line)}\x1b[K`);
      } else if (isDue(progress)) {
        shownAt = io.now();
        shownWait = progress.wait?.reason;
        void note(io, isJson ? JSON.stringify({ type: 'progress', ...progress }) : formatProgress(progress));
      }
    },
    async end() {
      if (isShown) stderr.write('\r\x1b[K');
      isShown = false;
    },
  };
}

/** Formats the progress in one line. */
function formatProgress(progress: Progress): string {
  const { rows, done, dead, claimed, rowsPerSecond, rateLimits, repeated, cost, etaMs, state, wait } = progress;
  const percent = rows === 0 ? 0 : Math.floor(((done + dead) / rows) * 100);
  const parts = [
    `${(done + dead).toLocaleString('en-US')} of ${counted(rows, 'row', (count) => count.toLocaleString('en-US'))} (${percent}%)`,
    ...(wait ? [waitText(wait)] : []),
    `${rowsPerSecond.toFixed(rowsPerSecond < 10 ? 1 : 0)} rows/s`,
    `${claimed} under way`,
    ...(dead > 0 ? [`${dead} failed`] : []),
    ...(rateLimits > 0 ? [counted(rateLimits, 'rate limit')] : []),
    ...(repeated > 0 ? [`${counted(repeated, 'call')} repeated`] : []),
    ...(cost > 0 ? [formatDollars(cost)] : []),
    ...(etaMs === undefined || done + dead === rows ? [] : [`${formatDuration(etaMs)} left`]),
    ...(state === 'paused' || state === 'stopping' ? [state] : []),
  ];
  return parts.join(', ');
}

/** Characters of the failure of a provider that are shown. */
const MAX_MESSAGE = 120;

/** Says in a sentence why a run starts no row. */
function waitText({ reason, provider = 'the provider', ms, message }: Wait): string {
  const time = ms === undefined || ms < 500 ? undefined : formatDuration(ms);
  const last = message === undefined ? '' : ` (${shortened(message)})`;
  switch (reason) {
    case 'rate-limit':
      return `waiting for ${provider}, which takes no request ${time ? `for ${time}` : 'at the moment'}${last}`;
    case 'outage':
      return `waiting for ${provider}, which fails${last}; a row tries it again ${time ? `in ${time}` : 'now'}`;
    case 'backoff':
      return `all rows that are left have failed before; the next one is tried again ${time ? `in ${time}` : 'now'}`;
    case 'batch':
      return 'waiting for the batches at the provider';
    case 'queue-full':
      return `the provider takes no further batch${last}; the next attempt ${time ? `is in ${time}` : 'is now'}`;
    case 'worker':
      return 'waiting for a worker: start one with `hubkit bulk worker`';
    case 'redis':
      return `waiting for Redis${last}`;
  }
}

function shortened(message: string): string {
  const line = inert(message.replaceAll(/\s+/g, ' ')).trim().replace(/\.$/, '');
  return line.length > MAX_MESSAGE ? `${line.slice(0, MAX_MESSAGE)}…` : line;
}
