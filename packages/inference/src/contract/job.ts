import type { HttpRequest } from './http-request.ts';

/** A later request of a job. It goes to a path on the provider's own base, or to one of its listed hosts. */
export interface JobRequest extends Omit<HttpRequest, 'path'> {
  readonly path?: string;
  /** An address out of a response. Only its path is used, on our own base, unless its host is one of `Provider.hosts`. */
  readonly address?: string;
  /** Added to the path of `address`. */
  readonly append?: string;
  /** Beginning of the error message when the status is not 2xx. @default 'Failed to perform inference' */
  readonly failureText?: string;
  /** Error message when the response cannot be read. @default the place that is wrong */
  readonly malformedText?: string;
}

/** The progress of a job, as far as the provider reports it. */
export interface JobProgress {
  /** From 0 to 1. */
  readonly fraction?: number;
  /** Number of jobs that come first. */
  readonly queuePosition?: number;
  readonly message?: string;
  /** The last lines that the job has printed. */
  readonly logs?: string;
}

/** The step that follows a response of a job. */
export type JobStep =
  | {
      readonly type: 'poll';
      readonly request: JobRequest;
      /** Wait before the request, in ms; 0 sends it at once. */
      readonly afterMs: number;
      /** Factor by which the wait grows with every poll, up to 5 s; 1 keeps a steady pace. @default 1.5 */
      readonly growth?: number | undefined;
      /** Most polls of the job, and the message of the error after them. Timeouts of the call replace it. @default none */
      readonly limit?: { readonly polls: number; readonly message: string } | undefined;
      /** The provider's name of the state. */
      readonly status?: string | undefined;
      readonly progress?: JobProgress | undefined;
      /** Passed to the next step. */
      readonly state: unknown;
      /**
       * Id of the job, and the fields of the first response that later requests are made of: plain data. Given as a
       * response to the first step, they make the same step again.
       */
      readonly handle?: { readonly id: string; readonly ticket: object } | undefined;
      /** Stops the job when the user aborts or the time is up. */
      readonly cancel?: JobRequest | undefined;
    }
  | { readonly type: 'done'; readonly body: unknown }
  /** The job failed; `reason` is the provider's own text. */
  | { readonly type: 'failed'; readonly reason: string }
  /** The response is not what the provider promises. */
  | { readonly type: 'malformed'; readonly why: string };
