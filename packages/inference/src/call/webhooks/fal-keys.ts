import { ConnectionError } from '../../contract/errors.ts';
import type { CallOptions } from '../../contract/options.ts';
import { type Delivery, isSignedByFal } from './verify-delivery.ts';

const ADDRESS = 'https://rest.alpha.fal.ai';
/** Longest and shortest time between two requests for the keys, in ms. */
const KEPT_MS = 86_400_000;
const PAUSE_MS = 60_000;
const REQUEST_MS = 10_000;

/** Makes the check of fal's signatures, which keeps its public keys for a day and fetches them again when none of them fits. */
export function falKeys(
  { fetch = globalThis.fetch, endpoints }: Pick<CallOptions, 'fetch' | 'endpoints'>,
  now: () => number,
): (delivery: Delivery) => Promise<boolean> {
  const { 'fal-ai': own, 'fal-ai-keys': keys } = endpoints?.providers ?? {};
  // Further hosts of a provider are named after it.
  const base = keys ?? (own === undefined ? ADDRESS : `${own}-keys`);
  let known: { readonly keys: readonly JsonWebKey[]; readonly at: number } | undefined;
  const load = async () => {
    const url = `${base}/.well-known/jwks.json`;
    const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_MS) }).catch((cause: unknown) => {
      throw new ConnectionError(`The public keys of fal cannot be fetched from ${new URL(url).origin}.`, { cause });
    });
    const { keys } = response.ok ? ((await response.json()) as { readonly keys?: unknown }) : {};
    if (!Array.isArray(keys))
      throw new ConnectionError(`${new URL(url).origin} returned no public keys of fal (${response.status}).`);
    known = { keys, at: now() };
    return known;
  };
  return async (delivery) => {
    const before = known && now() - known.at < KEPT_MS ? known : undefined;
    // A delivery that is old or has no signature is refused before anything is fetched.
    if (await isSignedByFal(delivery, before?.keys ?? [], now())) return true;
    if (before && now() - before.at < PAUSE_MS) return false;
    return isSignedByFal(delivery, (await load()).keys, now());
  };
}
