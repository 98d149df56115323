import { authMode, cleanToken } from '../../../contract/credentials.ts';
import { InputError } from '../../../contract/errors.ts';
import { memoizeLast } from '../../../contract/memoize-last.ts';
import type { CallOptions } from '../../../contract/options.ts';
import type { CallTarget, CallTargets } from '../../../contract/task-functions.ts';
import type { CallState } from '../../../request/call-state.ts';

/** True for a call with several targets, or one that may try all providers found by `auto`. */
export function hasTargets({ args, options }: CallState): boolean {
  const { fallbacks, provider } = args as CallTargets;
  return Boolean(options.failover) || fallbacks !== undefined || Array.isArray(provider);
}

/** Lists the arguments of a call once for each of its targets, in the order in which they are tried. */
export function listTargets({ args: given, options, task, line }: CallState): readonly [CallTarget, ...CallTarget[]] {
  const { provider, fallbacks = [], ...args } = given as CallTargets;
  const named = [provider].flat();
  const { endpointUrl: _, ...elsewhere } = args;
  const single = named.length === 1 ? named[0] : undefined;
  const [first, ...others]: CallTarget[] = [
    ...named.map((id) => ({ ...args, provider: id })),
    // A fallback that names only a model is for the same provider, one that names an endpoint for none.
    ...fallbacks.map((fallback) => ({
      ...elsewhere,
      ...(fallback.endpointUrl === undefined && { provider: single }),
      ...fallback,
    })),
  ];
  if (!first) throw new InputError("'provider' is an empty list; name at least one provider, or 'auto'.");
  const targets = [first, ...others] as const;
  // No order of tries makes sense of a name that is wrong.
  for (const { provider: known = 'auto' } of targets) if (known !== 'auto') line.checkProvider?.(task, known);
  checkKey(targets, options);
  return targets;
}

/** A target by the names of its provider, or the origin of its endpoint, and its model. */
export interface CalledTarget {
  readonly provider: string;
  readonly model: string | undefined;
}

/** Names the target of a call; the provider of `auto` is known once it has a route. */
export function calledTarget({ args, route }: CallState): CalledTarget {
  if (route === undefined) return { provider: targetName(args), model: args.model };
  const { endpoint, provider, mapping } = route;
  const name = endpoint ? parseOrigin(endpoint.url) : provider.id;
  return { provider: name, model: mapping.hfModelId || args.model };
}

/** The name of a target for its breaker: the id of its provider, or the origin of its endpoint. */
export function targetName({ provider, endpointUrl, model = '' }: CallTarget): string {
  const address = endpointUrl ?? (/^https?:/i.test(model) ? model : undefined);
  if (address !== undefined) return parseOrigin(address);
  return typeof provider === 'object' ? provider.id : (provider ?? 'auto');
}

/** The origin of an address; anything else is returned unchanged. */
const parseOrigin = memoizeLast((address) => (URL.canParse(address) ? new URL(address).origin : address));

/** Throws where the API key of one provider would be sent to another. */
function checkKey([first, ...others]: readonly [CallTarget, ...CallTarget[]], options: CallOptions): void {
  const token = cleanToken(first.accessToken);
  if (authMode(token, options.includeCredentials) !== 'provider-key') return;
  const [own, key] = [targetName(first), first.accessToken];
  const stranger = others.find((target) => target.accessToken === key && targetName(target) !== own);
  if (!stranger) return;
  throw new InputError(
    `The API key of ${own} would be sent to ${targetName(stranger)}. Use a hub token (hf_…), or \`fallbacks\` with an \`accessToken\` each.`,
  );
}
