import { authMode, cleanToken } from '../../../contract/credentials.ts';
import { InputError } from '../../../contract/errors.ts';
import type { CallOptions } from '../../../contract/options.ts';
import type { Provider } from '../../../contract/provider.ts';
import type { CallTarget, CallTargets } from '../../../contract/task-functions.ts';

/** Lists the arguments of a call once for each of its targets, in the order in which they are tried. */
export function listTargets(
  { provider, fallbacks = [], ...args }: CallTargets,
  options: CallOptions,
  checkProvider: (provider: string | Provider) => void,
): readonly [CallTarget, ...CallTarget[]] {
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
  for (const { provider: known = 'auto' } of targets) if (known !== 'auto') checkProvider(known);
  checkKey(targets, options);
  return targets;
}

/** The name of a target for its breaker: the id of its provider, or the origin of its endpoint. */
export function targetName({ provider, endpointUrl, model = '' }: CallTarget): string {
  const address = endpointUrl ?? (/^https?:/i.test(model) ? model : undefined);
  if (address !== undefined) return URL.canParse(address) ? new URL(address).origin : address;
  return typeof provider === 'object' ? provider.id : (provider ?? 'auto');
}

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
