import { ProviderApiError } from '../contract/errors.ts';
import type { StartedCall } from '../request/started-call.ts';
import type { ClientState } from '../routing/client-state.ts';
import type { OpenResponse } from '../transport/open-response.ts';
import { send } from '../transport/send.ts';

/** Sends the first request of a call. A mapping that the provider does not know any more is forgotten. */
export async function sendCall<T>(
  { request, context, route }: StartedCall,
  { lookUp }: ClientState,
  read: (opened: OpenResponse) => T | Promise<T>,
): Promise<T> {
  try {
    return await send(request, context, read);
  } catch (error) {
    const status = ProviderApiError.is(error) && error.response?.status;
    if (status === 400 || status === 404) lookUp.forget?.(route.mapping.hfModelId);
    throw error;
  }
}
