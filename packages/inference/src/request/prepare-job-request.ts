import { InputError } from '../contract/errors.ts';
import type { JobRequest } from '../contract/job.ts';
import { providerBase } from '../routing/urls.ts';
import { type PreparedCall, type PreparedRequest, prepareForeignRequest, prepareRequest } from './build-request.ts';
import { jobAddress } from './job-address.ts';
import type { StartedCall } from './started-call.ts';

/** A call whose first response has started a job. */
type SubmittedCall = Omit<PreparedCall, 'request'> & Pick<StartedCall, 'options'>;

/**
 * Makes a later request of a job: below the provider's own base, or to one of its listed hosts. Pure. Throws an InputError
 * that says what was expected where the response leads elsewhere.
 */
export function prepareJobRequest(
  { address, append = '', path = '', failureText: _, malformedText: __, ...given }: JobRequest,
  submitted: SubmittedCall,
): PreparedRequest {
  const { route, call, options } = submitted;
  const { method = 'GET' } = given;
  const request = { ...given, method };
  if (address === undefined) return below({ ...request, path }, submitted);
  const base = providerBase(route.provider, call.isRouted, options.endpoints, request.base);
  const found = jobAddress(address, base.url, route.provider.hosts ?? []);
  if (!found) throw new InputError('expected the address of the job on a host of the provider');
  if (found.type === 'foreign') return prepareForeignRequest(submitted, found.url, append, request);
  return below({ ...request, path: found.path + append, query: { ...found.query, ...request.query } }, submitted);
}

/** A request below the base of the provider; what the response named as its job must not lead out of it. */
function below(request: Parameters<typeof prepareRequest>[1], submitted: SubmittedCall): PreparedRequest {
  try {
    return prepareRequest(submitted, request, submitted.options);
  } catch (error) {
    throw InputError.is(error) ? new InputError(`expected the id of a job. ${error.message}`) : error;
  }
}
