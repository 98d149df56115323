import { InputError } from '../../contract/errors.ts';
import type { JobRequest } from '../../contract/job.ts';
import { toWireRequest } from '../../request/build-request.ts';
import type { CallState } from '../../request/call-state.ts';
import { prepareJobRequest } from '../../request/prepare-job-request.ts';
import type { PreparedRequest } from '../../request/prepared-request.ts';
import { malformedResponse } from '../../response/read-response.ts';
import type { WireRequest } from '../../transport/wire-request.ts';

/** Makes a later request of a job; where the response leads elsewhere, the error is that of a malformed response. */
export function jobRequest(request: JobRequest, started: Omit<CallState, 'request'>): WireRequest {
  const { method = 'GET', failureText } = request;
  return toWireRequest(preparedOrMalformed(request, started), false, method === 'GET', failureText || undefined);
}

function preparedOrMalformed(request: JobRequest, started: Omit<CallState, 'request'>): PreparedRequest {
  let prepared: PreparedRequest | undefined;
  try {
    prepared = prepareJobRequest(request, started);
  } catch (error) {
    throw InputError.is(error) ? malformedResponse(started, `expected the id of a job. ${error.message}`) : error;
  }
  if (prepared) return prepared;
  throw malformedResponse(started, 'expected the address of the job on a host of the provider');
}
