import { InputError } from '../../contract/errors.ts';
import { changedCall } from '../../request/call-state.ts';
import { findRouteAhead } from '../run-steps.ts';
import { requestWithWebhook } from '../webhooks/request-with-webhook.ts';
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
