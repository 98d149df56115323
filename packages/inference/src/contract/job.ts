import type { HttpRequest } from './http-request.ts';

/** A later request of a job. Nothing but a path on the provider's own base, or one of its listed hosts, is ever asked. */
export interface JobRequest extends Omit<HttpRequest, 'path'> {
  readonly path?: string;
  /** An address found in an answer. Only its path is used, on our own base, unless its host is one of `Provider.hosts`. */
  readonly address?: string;
  /** Added to the path of `address`. */
  readonly append?: string;
  /** What the error says when the answer is not 2xx. @default 'Failed to perform inference: …' */
  readonly failureText?: string;
}

/** What to do next with a long job. */
export type JobStep =
  | {
      readonly type: 'poll';
      readonly request: JobRequest;
      /** Wait before asking; grows by half with every poll up to 5 s. 0 asks at once. */
      readonly afterMs: number;
      /** What the provider calls the state of the job, for progress displays. */
      readonly status?: string;
      /** Handed to the next step. */
      readonly state: unknown;
      /** Stops the job when the caller gives up. */
      readonly cancel?: JobRequest;
    }
  | { readonly type: 'done'; readonly body: unknown }
  | { readonly type: 'failed'; readonly message: string; readonly status?: string }
  /** The answer is not what the provider promises. */
  | { readonly type: 'malformed'; readonly message: string };
