import type { Provider } from '../dialect/provider.ts';
import type { AppContext } from '../http/app-env.ts';
import type { EmulatorState } from './state.ts';

/** The request whose response is styled. */
interface StyleContext {
  readonly c: AppContext;
  readonly state: EmulatorState;
  readonly isRouted: boolean;
}

/** The response with the headers that all responses of its provider have. */
export function styleResponse(
  response: Response,
  { id, responses }: Provider,
  { c, state, isRouted }: StyleContext,
): Response {
  // Copied, because the headers of some responses cannot be changed.
  const styled = new Response(response.body, response);
  const { headers } = styled;
  const isJson = headers.get('content-type') === 'application/json';
  if (isJson && responses.jsonType) headers.set('content-type', responses.jsonType);
  if (isJson && responses.isCompressed) c.set('isCompressed', true);
  const own = {
    ...(response.ok ? responses.successHeaders : undefined),
    ...responses.headers?.(state.newId(`${id} response`)),
  };
  for (const [name, value] of Object.entries(own)) {
    if (!(isRouted && name === 'x-request-id')) headers.set(name, value);
  }
  return styled;
}
