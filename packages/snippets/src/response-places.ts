import type { Path, ResultAt } from './call/snippet-call.ts';

/** The job of a provider: where its responses have what polling needs. */
export interface JobResponses {
  /** The tasks that are jobs. */
  readonly tasks: readonly string[];
  /** A first response with this id, from which the client's own code makes the requests that follow. */
  readonly ticket: (id: string) => object;
  /** Place of the id in the first response. */
  readonly id: Path;
  /** True where `id` is the address of the state itself. @default false */
  readonly isAddress?: boolean;
  /** Place of the state in the responses to polls. */
  readonly status: Path;
  readonly done: readonly string[];
  readonly failed: readonly string[];
  /** Wait between two polls, in seconds. */
  readonly intervalSeconds: number;
}

/**
 * Places in the responses of a provider that a program without a client library has to know. Everything else about a
 * provider is in its adapter; a test holds this to what the adapter reads.
 */
export interface ProviderResponses {
  /** The job of the provider, or several whose states have different names. */
  readonly job?: JobResponses | readonly JobResponses[];
  /** Places of generated files by task, some depend on the model. @default the body is the file */
  readonly results: Readonly<Record<string, ResultAt | ((model: string) => ResultAt)>>;
}

/** Returns the jobs of a provider. */
export function listJobs({ job = [] }: ProviderResponses): readonly JobResponses[] {
  return [job].flat();
}

/** A file whose URL is at this place of a response. */
export function urlAt(...at: Path): ResultAt {
  return { form: 'url', at };
}

/** A file that is at this place of a response as base64. */
export function base64At(...at: Path): ResultAt {
  return { form: 'base64', at };
}
