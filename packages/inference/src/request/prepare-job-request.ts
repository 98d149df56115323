import type { JobRequest } from '../contract/job.ts';
import { providerBase } from '../routing/urls.ts';
import { type PreparedCall, prepareOtherHostRequest, prepareRequest } from './build-request.ts';
import type { CallState } from './call-state.ts';
import { jobAddress } from './job-address.ts';
import type { PreparedRequest } from './prepared-request.ts';

/** A call whose first response has started a job. */
type SubmittedCall = Omit<PreparedCall, 'request'> & Pick<CallState, 'options'>;

/**
 * Makes a later request of a job: below the provider's own base, or to one of its listed hosts; undefined for an address
 * elsewhere. Pure. Throws an InputError for a path that leads out of the base.
 */
export function prepareJobRequest(given: JobRequest, submitted: SubmittedCall): PreparedRequest | undefined {
  const { address, append = '', path = '' } = given;
  const { route, call, options } = submitted;
  if (address === undefined) return prepareRequest(submitted, { method: 'GET', ...given, path }, options);
  const base = providerBase(route.provider, call.isRouted, options.endpoints, given.base);
  const found = jobAddress(address, base.url, route.provider.hosts ?? []);
  if (found === undefined) return;
  if (found.type === 'foreign')
    return prepareOtherHostRequest(submitted, found.url, append, { method: 'GET', ...given });
  const query = { ...found.query, ...given.query };
  return prepareRequest(submitted, { method: 'GET', ...given, path: found.path + append, query }, options);
}
