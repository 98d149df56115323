import type { Problem } from '../contract/problem.ts';
import type { ServedModel } from '../contract/served-model.ts';
import type { JobSnapshot, JobState } from './job.ts';
import type { WebhookRequest } from './post-webhook.ts';

/** The jobs of one provider on the wire: ids, names of the states, and the requests about a job. */
export interface JobsDialect {
  /** Writes an id from 32 hexadecimal digits. */
  readonly id: (hex: string) => string;
  /** The provider's name of every state. */
  readonly states: Readonly<Record<Exclude<JobState, 'unknown'>, string>>;
  /**
   * The time in ms for which a request wants its response to wait for the end of the job (`Prefer: wait`). The emulator's
   * own `jobs.holdMs` limits it. @default 0
   */
  readonly holdMs?: (headers: Headers, model: ServedModel) => number;
  /** The response to the request that submits a job. */
  readonly submit: (job: Job) => JobResponse;
  readonly routes: readonly JobRoute[];
  /** Calls an address when a job has ended. @default nobody is called */
  readonly webhook?: WebhookDialect;
  /** The response that reports a wrong input: to the submission, or the job's result. @default 'submit' */
  readonly validatesAt?: 'submit' | 'result';
}

/** The calls of a provider at the end of a job. */
interface WebhookDialect {
  /** The address that a submission names. */
  readonly address: (submission: {
    readonly query: URLSearchParams;
    readonly body: Readonly<Record<string, unknown>>;
  }) => string | undefined;
  /** Writes the signed request; `now` is in milliseconds since 1970. */
  readonly write: (job: Job, now: number) => Promise<WebhookRequest>;
}

/** A request about a job. */
export interface JobRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query below the base URL. `{id}` matches the id; other names in braces match any path segment. */
  readonly path: string;
  /** True for the request that clients repeat until the job has ended: it moves a job on where no time does. */
  readonly isPoll?: boolean;
  /** True for the request that cancels the job, before its response is written. */
  readonly isCancel?: boolean;
  /** True for a request that the provider's own host serves without a key: its URL is the secret. */
  readonly isPublic?: boolean;
  readonly write: (job: Job) => JobResponse;
}

/** A job as a dialect writes it. */
export interface Job extends Omit<JobSnapshot, 'id' | 'outcome' | 'fault'> {
  /** `undefined` only with the fault that leaves it out; JSON then has no such member. */
  readonly id: string | undefined;
  /** The provider's name of the state. */
  readonly status: string;
  /** The result, once the job has succeeded. */
  readonly output: object | undefined;
  /** The problem, once the job has failed. */
  readonly problem: Problem | undefined;
  /** The problem as the provider formats it in an error response. */
  readonly failure: { readonly status: number; readonly body: string | object } | undefined;
  /** The query of the request. */
  readonly query: URLSearchParams;
  /** True in a response that was held until the job had ended. */
  readonly isHeld: boolean;
  /** False for a cancel request that came too late. */
  readonly isCancelled: boolean;
  /** The absolute URL of a path at the provider's base URL; `{id}` in it becomes the id. */
  readonly url: (path: string) => string;
}

/** The response to a request about a job: a status and a body, text or JSON. */
export interface JobResponse {
  /** @default 200 */
  readonly status?: number;
  readonly body: string | object;
  readonly headers?: Readonly<Record<string, string>>;
}
