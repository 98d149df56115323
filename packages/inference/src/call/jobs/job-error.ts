import { JobError, ProviderOutputError } from '../../contract/errors.ts';
import type { JobRequest, JobStep } from '../../contract/job.ts';
import type { CallState } from '../../request/call-state.ts';
import { errorInBody, malformedResponse } from '../../response/read-response.ts';
import { looksLikeError } from '../../transport/json-body.ts';
import { redactText } from '../../transport/redact.ts';

/** Creates the error of a job that ended without a result; `body` is the last response, `request` the request that it answers. */
export function jobError(
  step: Extract<JobStep, { readonly type: 'failed' | 'malformed' }>,
  body: unknown,
  request: JobRequest | undefined,
  started: CallState,
): Error {
  const { route, call, context } = started;
  if (step.type === 'failed') {
    const { adapter, provider } = route;
    const reason = redactText(step.reason, context.secrets).slice(0, 500);
    return new JobError(`${provider.label} ${adapter.label ?? call.task} task failed: ${reason}`, context.subject);
  }
  if (looksLikeError(body)) return errorInBody(body, started);
  if (request?.malformedText) return new ProviderOutputError(request.malformedText, context.subject);
  return malformedResponse(started, step.why);
}
