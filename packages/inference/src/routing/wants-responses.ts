import type { CallTarget } from '../contract/task-functions.ts';
import type { Route } from './route.ts';

/** True for a call that goes by OpenAI's Responses API: where it says so, or where its service prefers that. */
export function wantsResponses(args: CallTarget & { readonly api?: unknown }, { adapter, mapping }: Route): boolean {
  if (args.api !== undefined) return args.api !== 'chat';
  return adapter.type === 'chat' && adapter.responses?.isPreferred?.(args as never, mapping.providerId) === true;
}
