import type { JobRequest } from '../contract/job.ts';
import { providerBase } from '../routing/urls.ts';
import { type PreparedCall, type PreparedRequest, prepareForeignRequest, prepareRequest } from './build-request.ts';
import { jobAddress } from './job-address.ts';
import type { StartedCall } from './started-call.ts';

/** A call whose first response has started a job. */
type SubmittedCall = Omit<PreparedCall, 'request'> & Pick<StartedCall, 'options'>;

/**
 * Makes a later request of a job: below the provider's own base, or to one of its listed hosts; undefined for an address
 * elsewhere. Pure. Throws an InputError for a path that leads out of the base.
 */
export function prepareJobRequest(
  { address, append = '', path = '', failureText: _, malformedText: __, ...given }: JobRequest,
  submitted: SubmittedCall,
): PreparedRequest | undefined {
  const { route, call, options } = submitted;
  const { method = 'GET' } = given;
  const request = { ...given, method };
  if (address === undefined) return prepareRequest(submitted, { ...request, path }, options);
  const base = providerBase(route.provider, call.isRouted, options.endpoints, request.base);
  const found = jobAddress(address, base.url, route.provider.hosts ?? []);
  if (found?.type === 'foreign') return prepareForeignRequest(submitted, found.url, append, request);
  return (
    found &&
    prepareRequest(
      submitted,
      { ...request, path: found.path + append, query: { ...found.query, ...request.query } },
      options,
    )
  );
}
