import type { JobStep } from '../../contract/job.ts';
import type { Job } from '../../contract/job-handle.ts';
import type { CallState } from '../../request/call-state.ts';
import { redactText } from '../../transport/redact.ts';
import { jobRequest } from './job-request.ts';

type PollStep = Extract<JobStep, { readonly type: 'poll' }>;

/** Describes the job that a call has started, as plain data without keys; undefined for a provider that gives none. */
export function createJob({ handle, request, cancel }: PollStep, started: CallState): Job | undefined {
  if (!handle) return;
  const { route, call, context } = started;
  const { provider, mapping } = route;
  const job: Job = {
    version: 1,
    id: handle.id,
    provider: provider.id,
    task: call.task,
    model: mapping.hfModelId,
    providerModel: mapping.providerId,
    isRouted: call.isRouted,
    urls: {
      status: jobRequest(request, started).url,
      ...(cancel && { cancel: jobRequest(cancel, started).url }),
    },
    ticket: handle.ticket,
  };
  // A copy that shares nothing with the response. A service may repeat the key in its response.
  return JSON.parse(redactText(JSON.stringify(job), context.secrets));
}
