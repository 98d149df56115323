import type { Run } from './run.ts';

/** The description of a running call at a time. */
export interface Waiting {
  /** One short sentence. It changes every second only in its numbers. */
  readonly text: string;
  /** True when nothing has come for so long that something else might be tried. */
  readonly isLong: boolean;
}

/** From here on the elapsed time is shown, in ms. */
const SHOW_TIME_MS = 3000;
/** From here on advice is shown, in ms. */
const ADVISE_MS = 10_000;
/** Silence within a stream that is worth a word, in ms. */
const SILENCE_MS = 8000;
/** The client's default timeout until a stream begins, and between its chunks, in ms. */
const STREAM_TIMEOUT_MS = 120_000;

/** Describes what a run is waiting for; undefined if there is nothing to report. */
export function describeWaiting(run: Run, now: number): Waiting | undefined {
  if (run.retry) {
    const seconds = Math.max(0, Math.ceil((run.retry.dueAt - now) / 1000));
    const isLong = seconds > ADVISE_MS / 1000;
    return { text: `Retrying in ${seconds} s (attempt ${run.retry.attempt} of ${run.retry.of})`, isLong };
  }
  const elapsedMs = now - run.startedAt;
  const silentMs = now - run.activeAt;
  if (run.status === 'streaming') {
    if (silentMs < SILENCE_MS) return undefined;
    return { text: `No new text for ${seconds(silentMs)}${timeout(silentMs)}`, isLong: silentMs >= ADVISE_MS };
  }
  if (run.status !== 'waiting') return undefined;
  const who = run.provider === undefined || run.provider === 'auto' ? 'a provider' : run.provider;
  if (elapsedMs < SHOW_TIME_MS) return { text: `Waiting for ${who}`, isLong: false };
  if (elapsedMs < ADVISE_MS) return { text: `Waiting for ${who}, ${seconds(elapsedMs)}`, isLong: false };
  return { text: `No response yet after ${seconds(elapsedMs)}${timeout(silentMs)}`, isLong: true };
}

function seconds(ms: number): string {
  return `${Math.floor(ms / 1000)} s`;
}

/** Only once the end is near enough to matter. */
function timeout(silentMs: number): string {
  const left = Math.ceil((STREAM_TIMEOUT_MS - silentMs) / 1000);
  if (left <= 0 || left > 110) return '';
  return `, times out in ${Math.floor(left / 60)}:${`${left % 60}`.padStart(2, '0')}`;
}
