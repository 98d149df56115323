import type { MediaFile } from '../content/media-file.ts';
import { type BoundedMap, createBoundedMap } from '../contract/bounded-map.ts';
import { hexId } from '../contract/ids.ts';
import type { Pace } from '../contract/pace.ts';
import { type BatchStore, createBatchStore } from '../jobs/batch-store.ts';
import type { JobTimes } from '../jobs/job.ts';
import { createJobStore, type JobStore } from '../jobs/job-store.ts';
import { type AnswerScript, createAnswerScript, type ScriptedAnswer } from '../script/answer-script.ts';

/** State shared by all services of one emulator: clock, pace, ids, stored files, jobs. */
export interface EmulatorState {
  /** Path prefix of the URLs in responses: empty, or `/emulator` and the like. */
  readonly basePath: string;
  readonly pace: Pace;
  readonly now: () => number;
  /** A hexadecimal id, the same for the n-th call with the same seed in every run. @default 32 digits */
  readonly newId: (seed: string, digits?: number) => string;
  readonly media: BoundedMap<MediaFile>;
  readonly jobs: JobStore;
  readonly batches: BatchStore;
  /** Answers that a test has given. */
  readonly script: AnswerScript;
  /** True if unlisted models are served like the listed ones. */
  readonly acceptsUnknownModels: boolean;
  /** Longest time in ms for which a submission is held. */
  readonly holdMs: number;
}

/** Options of `createState`. */
export interface StateOptions {
  readonly basePath: string;
  readonly pace: Pace;
  readonly times: JobTimes;
  /** Time in ms after which a batch expires. */
  readonly batchWindowMs: number;
  readonly acceptsUnknownModels: boolean;
  readonly now: () => number;
  readonly answers?: readonly ScriptedAnswer[] | undefined;
}

/** Bytes of generated files that are kept: clients that run many jobs at once fetch each file some time after its job. */
const MEDIA_BYTES = 128 * 1_048_576;

/** Creates the state of an emulator, without files or jobs. */
export function createState({ times, batchWindowMs, answers, ...options }: StateOptions): EmulatorState {
  let count = 0;
  return {
    ...options,
    newId: (seed, digits = 32) => hexId(`${seed}#${count++}`, digits),
    media: createBoundedMap(MEDIA_BYTES, ({ bytes }) => bytes.length),
    jobs: createJobStore({ now: options.now, times }),
    batches: createBatchStore({ now: options.now, times, windowMs: batchWindowMs }),
    script: createAnswerScript(answers),
    holdMs: times.holdMs,
  };
}
