import { isReceived } from '../../binary/load-receiving.ts';
import { prepareReceiving } from '../../binary/receive-file.ts';
import { InputError } from '../../contract/errors.ts';
import type { Job } from '../../contract/job-handle.ts';
import type { OutputType } from '../../contract/output-type.ts';
import type { ClientState } from '../../routing/client-state.ts';
import { send } from '../../transport/send.ts';
import { toOutput } from '../task-steps.ts';
import { jobRequest } from './job-request.ts';
import { type JobOptions, openJob } from './open-job.ts';
import { followJob } from './poll-job.ts';

/** Checks a stored job, polls it until it ends, at once for the first time, and returns its result. */
export async function resumeStored(
  value: unknown,
  options: JobOptions<OutputType>,
  state: ClientState,
  onJob: (job: Job) => void,
): Promise<unknown> {
  const { job, step, started } = await openJob(value, options, state);
  if (isReceived(options.outputType)) await prepareReceiving(options.outputType, started);
  onJob(job);
  return toOutput(await followJob({ ...step, afterMs: 0 }, started), started);
}

/** Checks a stored job and cancels it at its provider. */
export async function cancelStored(value: unknown, options: JobOptions, state: ClientState): Promise<void> {
  const { step, started } = await openJob(value, options, state);
  const { provider } = started.route;
  if (!step.cancel) throw new InputError(`${provider.label} cannot cancel jobs; the job ends by itself.`);
  const request = { ...jobRequest(step.cancel, started), failureText: 'Failed to cancel the job' };
  await send(request, started.context, (opened) => opened.close());
}
