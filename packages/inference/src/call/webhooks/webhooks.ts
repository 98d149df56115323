import type { TaskId } from '@hubkit/task-types';
import { ConnectionError, InputError, LimitError } from '../../contract/errors.ts';
import type { JobStep } from '../../contract/job.ts';
import type { Job } from '../../contract/job-handle.ts';
import type { CallOptions } from '../../contract/options.ts';
import type { OutputType } from '../../contract/output-type.ts';
import type { TaskResult } from '../../contract/task-functions.ts';
import type { CallState } from '../../request/call-state.ts';
import { standaloneState } from '../create-client-state.ts';
import { jobError } from '../jobs/job-error.ts';
import { type JobOptions, openJob } from '../jobs/open-job.ts';
import { toOutput } from '../task-steps.ts';
import { type Delivery, isSignedByFal, unsigned, verifyStandard } from './verify-delivery.ts';

/** Options of deliveries: those of `resume`, and what proves that a delivery is the provider's. */
export interface WebhookOptions<O extends OutputType = 'blob'> extends JobOptions<O> {
  /** Signing secret of the account at Replicate, `whsec_…`. fal's keys are public and are fetched. */
  readonly secret?: string;
  /**
   * Notes that the result of a job was given, until the time given, in ms since 1970; false if it was given before. Servers with several
   * processes keep the note where all of them see it. @default a note in the memory of this process
   */
  readonly markUsed?: (id: string, until: number) => boolean | Promise<boolean>;
  /** Time in ms since 1970. @default Date.now */
  readonly now?: () => number;
}

/** Reads the delivery for a job: its result, or undefined for a delivery that is a repetition or comes before the end. */
export type ReadWebhook<O extends OutputType> = <K extends TaskId>(
  request: Request,
  job: Job<K>,
) => Promise<TaskResult<K, O> | undefined>;

/** Largest delivery, in bytes: a result with an image in it. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Providers repeat a delivery for hours, and some for days. */
const REMEMBERED_MS = 7 * 86_400_000;
const MOST_REMEMBERED = 10_000;

/**
 * Makes the function that reads the deliveries of jobs that were submitted with the option `webhook`. It verifies the signature
 * before anything is read, and gives each result once.
 *
 * @throws {InputError} For a delivery that is not the provider's, is older than five minutes, or belongs to another job.
 * @throws {JobError} For a job that has failed.
 * @example
 * ```ts
 * const readWebhook = webhookReader({ accessToken: process.env.FAL_KEY });
 * const video = await readWebhook(request, job);
 * ```
 */
export function webhookReader<O extends OutputType = 'blob'>(options: WebhookOptions<O>): ReadWebhook<O> {
  const { secret, now = Date.now, markUsed = usedInMemory(now), ...jobOptions } = options;
  const state = standaloneState(jobOptions);
  const isOfFal = falKeys(jobOptions, now);
  const verify = async (delivery: Delivery, { provider }: Job) => {
    if (provider === 'fal-ai') {
      if (!(await isOfFal(delivery))) throw unsigned();
    } else if (provider === 'replicate') {
      if (secret === undefined)
        throw new InputError('Deliveries of Replicate need the `secret` of your account, whsec_….');
      await verifyStandard(delivery, secret, now());
    } else throw new InputError(`There are no webhooks of ${provider}.`);
  };
  return async (request, job) => {
    const delivery = { headers: request.headers, body: await readBytes(request) };
    await verify(delivery, job);
    const body = toMembers(JSON.parse(new TextDecoder().decode(delivery.body)));
    const id = job.provider === 'fal-ai' ? body.request_id : body.id;
    if (id !== job.id) throw new InputError(`The delivery is of another job than ${job.id}.`);
    const { started } = await openJob(job, jobOptions, state);
    const step = job.provider === 'fal-ai' ? falStep(body) : started.route.adapter.job?.(body, started.call, undefined);
    if (!step || step.type === 'poll') return undefined;
    // A file that cannot be fetched now leaves the delivery unread: the provider repeats it.
    const outcome = await readOutcome(step, body, started);
    if (!(await markUsed(`${job.provider} ${job.id}`, now() + REMEMBERED_MS))) return undefined;
    if (outcome instanceof Failure) throw outcome.error;
    // The result is that of the task of the job.
    return outcome as never;
  };
}

class Failure {
  readonly error: Error;

  constructor(error: Error) {
    this.error = error;
  }
}

async function readOutcome(
  step: Exclude<JobStep, { readonly type: 'poll' }>,
  body: unknown,
  started: CallState,
): Promise<unknown> {
  if (step.type === 'done') return toOutput(step.body, started);
  return new Failure(jobError(step, body, undefined, started));
}

function falStep({ status, payload, error, payload_error: unwritten }: Members): Exclude<JobStep, { type: 'poll' }> {
  if (status === 'OK' && payload !== null && payload !== undefined) return { type: 'done', body: payload };
  const { detail } = toMembers(payload);
  const details = Array.isArray(detail) ? detail.map((one) => toMembers(one).msg) : [detail];
  const reasons = [...details, unwritten, error].filter((text) => typeof text === 'string' && text !== '');
  return { type: 'failed', reason: reasons.join('; ') || 'no reason was given' };
}

type Members = Readonly<Record<string, unknown>>;

function toMembers(value: unknown): Members {
  return value instanceof Object && !Array.isArray(value) ? (value as Members) : {};
}

async function readBytes({ body }: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (const reader = body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new LimitError(`The delivery has more than ${MOST_BYTES} bytes.`);
    }
    chunks.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Notes in the memory of this process. */
function usedInMemory(now: () => number): NonNullable<WebhookOptions['markUsed']> {
  const used = new Map<string, number>();
  return (id, until) => {
    if ((used.get(id) ?? 0) > now()) return false;
    used.delete(id);
    used.set(id, until);
    for (const oldest of used.keys()) {
      if (used.size <= MOST_REMEMBERED) break;
      used.delete(oldest);
    }
    return true;
  };
}

const ADDRESS = 'https://rest.alpha.fal.ai';
/** Longest and shortest time between two requests for the keys, in ms. */
const KEPT_MS = 86_400_000;
const PAUSE_MS = 60_000;
const REQUEST_MS = 10_000;

/** Makes the check of fal's signatures, which keeps its public keys for a day and fetches them again when none of them fits. */
function falKeys(
  { fetch = globalThis.fetch, endpoints }: Pick<CallOptions, 'fetch' | 'endpoints'>,
  now: () => number,
): (delivery: Delivery) => Promise<boolean> {
  const { 'fal-ai': own, 'fal-ai-keys': keys } = endpoints?.providers ?? {};
  // Further hosts of a provider are named after it.
  const base = keys ?? (own === undefined ? ADDRESS : `${own}-keys`);
  let known: { readonly keys: readonly JsonWebKey[]; readonly at: number } | undefined;
  const load = async () => {
    const url = `${base}/.well-known/jwks.json`;
    const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_MS) }).catch((cause: unknown) => {
      throw new ConnectionError(`The public keys of fal cannot be fetched from ${new URL(url).origin}.`, { cause });
    });
    const { keys } = response.ok ? ((await response.json()) as { readonly keys?: unknown }) : {};
    if (!Array.isArray(keys))
      throw new ConnectionError(`${new URL(url).origin} returned no public keys of fal (${response.status}).`);
    known = { keys, at: now() };
    return known;
  };
  return async (delivery) => {
    const before = known && now() - known.at < KEPT_MS ? known : undefined;
    // A delivery that is old or has no signature is refused before anything is fetched.
    if (await isSignedByFal(delivery, before?.keys ?? [], now())) return true;
    if (before && now() - before.at < PAUSE_MS) return false;
    return isSignedByFal(delivery, (await load()).keys, now());
  };
}
