import type { CallTarget, CallTargets } from '../contract/task-functions.ts';
import type { CallWatch } from './call-watch.ts';
import type { Invocation } from './start-call.ts';

/** Arguments and options of a task function, which may list several targets. */
export interface TargetedInvocation extends Omit<Invocation, 'args'> {
  readonly args: CallTargets;
  readonly watch: CallWatch;
}

/** True for a call to one target, which nothing watches and whose answer has no format. */
export function isPlain<I extends Omit<TargetedInvocation, 'isStream'>>(
  invocation: I,
): invocation is I & { readonly args: CallTarget } {
  const { args, options, watch } = invocation;
  const { failover, breaker, limiter, telemetry } = options;
  const isWatched = watch.isOn || breaker || limiter || telemetry;
  // Only the arguments of a chat have a format.
  const { responseFormat: format } = args as { readonly responseFormat?: unknown };
  return !isWatched && !failover && !format && !args.fallbacks && !Array.isArray(args.provider);
}
