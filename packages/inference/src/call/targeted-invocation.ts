import type { CallOptions } from '../contract/options.ts';
import type { CallTarget, CallTargets } from '../contract/task-functions.ts';
import type { Invocation } from './start-call.ts';

/** Arguments and options of a task function, which may list several targets. */
export interface TargetedInvocation extends Omit<Invocation, 'args'> {
  readonly args: CallTargets;
}

/** True for a call to one target, which nothing watches and whose answer has no format. */
export function isPlain<I extends { readonly args: CallTargets; readonly options: CallOptions }>(
  invocation: I,
): invocation is I & { readonly args: CallTarget } {
  const { args, options } = invocation;
  // Only the arguments of a chat have a format.
  const { responseFormat: format } = args as { readonly responseFormat?: unknown };
  return !Array.isArray(args.provider) && !args.fallbacks && !format && !options.failover && !options.breaker;
}
