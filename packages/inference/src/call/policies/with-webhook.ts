import type { TaskId } from '@hubkit/task-types';
import { InputError } from '../../contract/errors.ts';
import type { HttpRequest } from '../../contract/http-request.ts';
import { changedCall } from '../../request/call-state.ts';
import type { Route } from '../../routing/route.ts';
import { findRouteAhead } from '../run-steps.ts';
import type { Policy } from './policy.ts';

/** Lets the provider call an address when the job of the call has ended. */
export const withWebhook: Policy = {
  order: 47,
  options: ['webhook'],
  around: (next) => async (started) => {
    const { webhook = '' } = started.options;
    if (!URL.canParse(webhook) || !/^https?:$/.test(new URL(webhook).protocol))
      throw new InputError('`webhook` must be the address of a server, such as https://example.com/jobs.');
    await findRouteAhead(started);
    const { adapter, ...route } = started.route;
    const request: typeof adapter.request = (call: Parameters<typeof adapter.request>[0]) =>
      requestWithWebhook(adapter.request(call), webhook, {
        ...started.route,
        isRouted: call.isRouted,
        task: call.task,
      });
    // The same kind of adapter, with another request.
    const changed = { ...adapter, request } as typeof adapter;
    return next(changedCall(started, { route: { ...route, adapter: changed } }));
  },
};

/** Adds the address to a request that submits a job; throws for a request that submits none, or whose job calls nobody. */
function requestWithWebhook(
  request: HttpRequest,
  address: string,
  { provider, endpoint, isRouted, task }: Route & { readonly isRouted: boolean; readonly task: TaskId },
): HttpRequest {
  const form = endpoint ? undefined : provider.webhookForm;
  if (!form) throw new InputError(`${provider.label} has no webhooks; wait for the job, or resume it later.`);
  if (isRouted)
    throw new InputError(
      `The router of the hub passes no webhooks on: use an API key of ${provider.label} as \`accessToken\`.`,
    );
  if (form === 'replicate') {
    const { Prefer: _, ...headers } = request.headers ?? {};
    const json = { ...(request.json as object), webhook: address, webhook_events_filter: ['completed'] };
    return { ...request, headers, json };
  }
  if (request.base !== 'queue')
    throw new InputError(`${provider.label} answers ${task} of this model at once: there is no job, and no webhook.`);
  return { ...request, query: { ...request.query, fal_webhook: address } };
}
