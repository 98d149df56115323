import { ProviderOutputError } from '../contract/errors.ts';
import type { CallContext } from '../transport/context.ts';
import { isMetadataHost, isPublicName } from '../transport/host-names.ts';
import { isPublicHost } from '../transport/public-host.ts';
import { withinCall } from '../transport/within-deadline.ts';
import { nodeBuiltin } from './node-builtins.ts';

/** Rules of one download. */
export interface DownloadRules {
  /** The file as messages name it: `The result of fal-ai`. */
  readonly what: string;
  /** True for hosts that may be requested although they are private; metadata hosts never are. */
  readonly isReachable: (url: URL) => boolean;
  /** True where `http:` is as good as `https:`. @default false */
  readonly allowsHttp?: boolean;
}

/**
 * Throws for an address from which no file is fetched: by its spelling and, where the platform's fetch is going to look the name
 * up by itself, by the addresses that the name has.
 */
export async function checkAddress(target: URL, rules: DownloadRules, context: CallContext): Promise<void> {
  checkSpelling(target, rules, context);
  const dns = context.isPlatformFetch && isPublicName(target) ? nodeBuiltin<Dns>('node:dns/promises') : undefined;
  if (!dns) return;
  const found = await withinCall(context, () =>
    // The fetch reports a name that does not resolve.
    dns.lookup(target.hostname, { all: true }).catch(() => []),
  );
  for (const { address } of found) {
    const resolved = new URL(`http://${address.includes(':') ? `[${address.replace(/%.*/, '')}]` : address}`);
    if (!isMetadataHost(resolved) && (isPublicHost(resolved) || rules.isReachable(target))) continue;
    const message = `${rules.what} lies at ${target.host}, which resolves to the private address ${address}; it was not fetched.`;
    throw new ProviderOutputError(message, context.subject);
  }
}

function checkSpelling(
  target: URL,
  { what, isReachable, allowsHttp = false }: DownloadRules,
  { subject }: CallContext,
): void {
  const isAllowed = target.protocol === 'https:' || (allowsHttp && target.protocol === 'http:');
  if (isAllowed && !isMetadataHost(target) && (isPublicHost(target) || isReachable(target))) return;
  const message = `${what} lies at ${target.protocol}//${target.host}, which is not a public ${allowsHttp ? 'http or ' : ''}https address; it was not fetched.`;
  throw new ProviderOutputError(message, subject);
}

/** The part of `node:dns/promises` that is used. */
interface Dns {
  lookup(hostname: string, options: { readonly all: true }): Promise<readonly { readonly address: string }[]>;
}
