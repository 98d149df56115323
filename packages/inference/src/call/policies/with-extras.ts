import { changedCall } from '../../request/call-state.ts';
import { extendRoute, extraSecrets } from '../../request/extend-route.ts';
import { findRouteAhead } from '../run-steps.ts';
import type { Policy } from './policy.ts';

/** Adds headers and a query to the requests of a call. */
export const withExtras: Policy = {
  order: 35,
  options: ['headers', 'query'],
  around: (next) => async (started) => {
    await findRouteAhead(started);
    const { options, credentials, context } = started;
    const route = extendRoute(started.route, options, credentials.token);
    const secrets = [...context.secrets, ...extraSecrets(options)];
    return next(changedCall(started, { route, context: { ...context, secrets } }));
  },
};
