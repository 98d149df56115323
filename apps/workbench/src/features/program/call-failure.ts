import { explain } from '../../run/describe-failure.ts';
import type { Failure } from '../../run/failure.ts';
import type { ListedCall, ProgramCall } from './program-call.ts';

/** Describes the failure of a program's call as the failures of this page; undefined for a call that did not fail. */
export function failureOfCall(call: ListedCall, { request, response }: ProgramCall): Failure | undefined {
  if (call.failure === undefined) return undefined;
  const isLookup = call.requests.at(-1)?.purpose === 'lookup';
  const body = (response?.chunks ?? []).map(({ text = '' }) => text).join('');
  const { title, advice, needsToken } = explain({
    ...(response ? { response: { status: response.status, body } } : { code: 'CONNECTION' }),
    request,
  });
  return {
    kind: response ? (isLookup ? 'HubApiError' : 'ProviderApiError') : 'ConnectionError',
    title,
    message: call.failure,
    // Connection has the token of this page, not that of the program.
    advice: needsToken
      ? 'Check the token that the program passes to its client: it may be mistyped or expired.'
      : advice,
    canRetry: false,
    ...(call.provider !== '' && { provider: call.provider }),
    ...(response && { status: response.status }),
    ...(response?.headers['x-request-id'] && { requestId: response.headers['x-request-id'] }),
    ...{ method: request.method, url: request.url },
    ...(body !== '' && { body }),
  };
}
