import { InputError } from '../contract/errors.ts';
import type { JobRequest } from '../contract/job.ts';
import { type PreparedRequest, prepareForeignRequest, prepareRequest } from '../request/build-request.ts';
import { jobAddress } from '../request/job-address.ts';
import type { StartedCall } from '../request/started-call.ts';
import { toWireRequest } from '../request/to-wire-request.ts';
import { malformedResponse } from '../response/read-response.ts';
import { providerBase } from '../routing/urls.ts';
import type { WireRequest } from '../transport/wire-request.ts';

/** Makes a later request of a job: below the provider's own base, or to one of its listed hosts. */
export function jobRequest(
  { failureText, malformedText: _, ...request }: JobRequest,
  started: Omit<StartedCall, 'request'>,
): WireRequest {
  const { method = 'GET' } = request;
  const how = { isIdempotent: method === 'GET', ...(failureText && { failureText }) };
  return toWireRequest(prepareJobRequest({ ...request, method }, started), how);
}

function prepareJobRequest(
  { address, append = '', path = '', ...request }: Omit<JobRequest, 'failureText' | 'malformedText'>,
  started: Omit<StartedCall, 'request'>,
): PreparedRequest {
  const { route, call, options } = started;
  if (address === undefined) return below({ ...request, path }, started);
  const base = providerBase(route.provider, call.isRouted, options.endpoints, request.base);
  const found = jobAddress(address, base.url, route.provider.hosts ?? []);
  if (!found) throw malformedResponse(started, 'expected the address of the job on a host of the provider');
  if (found.type === 'foreign') return prepareForeignRequest(started, found.url, append, request);
  return below({ ...request, path: found.path + append, query: { ...found.query, ...request.query } }, started);
}

/** A request below the base of the provider; what the response named as its job must not lead out of it. */
function below(request: Parameters<typeof prepareRequest>[1], started: Omit<StartedCall, 'request'>): PreparedRequest {
  try {
    return prepareRequest(started, request, started.options);
  } catch (error) {
    throw InputError.is(error) ? malformedResponse(started, `expected the id of a job. ${error.message}`) : error;
  }
}
