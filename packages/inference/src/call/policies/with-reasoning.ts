import { importLazily } from '../../contract/import-lazily.ts';
import { changedCall } from '../../request/call-state.ts';
import { findRouteAhead } from '../run-steps.ts';
import type { Policy } from './policy.ts';

/** Translates `reasoning: 'low'` for the service that is called. An object is the service's own, and goes to it as it is. */
export const withReasoning: Policy = {
  order: 45,
  args: ['reasoning', 'thinkingVariable'],
  around: (next) => async (started) => {
    const { thinkingVariable, ...own } = started.args as { readonly [name: string]: unknown };
    if (own.reasoning === undefined || typeof own.reasoning === 'object')
      return next(thinkingVariable === undefined ? started : changedCall(started, { args: own }));
    const { reasoningRoute } = await importLazily('reasoning', () => import('./reasoning/reasoning-route.ts'));
    await findRouteAhead(started);
    const { args, route, warning } = reasoningRoute(started.args, started.route);
    if (warning !== undefined) {
      started.record?.addWarning(warning);
      started.context.emit?.({ type: 'warning', message: warning });
    }
    return next(changedCall(started, { args, route }));
  },
};
