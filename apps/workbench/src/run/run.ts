import type { InferenceTask, Job } from '@hubkit/inference';
import type { Failure } from './failure.ts';
import type { RunReport } from './run-report.ts';

/** The call that a run makes. */
export interface RunSpec {
  readonly task: InferenceTask;
  /** Method of the client: `chatCompletion`. */
  readonly method: string;
  /** A provider, or `auto`. */
  readonly provider: string;
  /**
   * True for a chat at the router's own address, which then chooses the provider.
   *
   * @default false, by which `auto` is the first provider of the model
   */
  readonly isRouted?: boolean;
  readonly model: string;
  /** The arguments of the call besides provider and model. */
  readonly args: Readonly<Record<string, unknown>>;
  /** True to read the result while it is written, for the tasks that can. */
  readonly isStreamed: boolean;
}

/** The state of a run; shown as `data-status`. */
type RunStatus = 'waiting' | 'streaming' | 'job' | 'done' | 'stopped' | 'failed';

/** One use of a model, from the request to its end: what every page shows of it. Times are in ms since 1970. */
export interface Run {
  /** Also the name under which the emulator logs the requests. */
  readonly id: string;
  readonly spec: RunSpec;
  readonly serviceId: string;
  readonly status: RunStatus;
  readonly startedAt: number;
  /** Time of the last sign of life: a response, a chunk, a poll. */
  readonly activeAt: number;
  /** The provider that was called; with `auto` it is known once the request is made. */
  readonly provider?: string;
  readonly attempts: number;
  /** The retry that is waited for. */
  readonly retry?: RetryWait | undefined;
  /** The text received so far; '' for results without text. */
  readonly text: string;
  /** The result of the call, once it is whole. */
  readonly output?: unknown;
  /** Plain data to resume the long job behind the run. */
  readonly job?: Job;
  readonly progress?: JobView;
  readonly events: readonly RunEvent[];
  readonly report?: RunReport;
  readonly failure?: Failure;
}

/** A wait before the next attempt. */
interface RetryWait {
  /** Number of the attempt that follows. */
  readonly attempt: number;
  /** Most attempts of a call. */
  readonly of: number;
  readonly dueAt: number;
}

/** The state of a long job, as far as the provider reports it. */
interface JobView {
  /** The provider's own word. */
  readonly status?: string | undefined;
  readonly queuePosition?: number | undefined;
  /** From 0 to 1. */
  readonly fraction?: number | undefined;
  readonly message?: string | undefined;
  readonly logs?: string | undefined;
}

/** Something that happened in a run. */
export interface RunEvent {
  /** Since the start of the run. */
  readonly atMs: number;
  readonly type: 'request' | 'response' | 'retry' | 'job' | 'poll' | 'failover' | 'chunk' | 'warning' | 'end';
  readonly text: string;
  /** The data behind it, for the list of raw events. */
  readonly data?: unknown;
}

/** Returns true while a run may still change. */
export function isRunning({ status }: Pick<Run, 'status'>): boolean {
  return status === 'waiting' || status === 'streaming' || status === 'job';
}
