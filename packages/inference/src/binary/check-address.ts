import { ProviderOutputError } from '../contract/errors.ts';
import type { CallContext } from '../transport/context.ts';
import { isMetadataHost } from '../transport/metadata-host.ts';
import { isPublicHost } from '../transport/public-host.ts';

/** Rules of one download. */
export interface DownloadRules {
  /** The file as messages name it: `The result of fal-ai`. */
  readonly what: string;
  /** True for hosts that may be requested although they are private; metadata hosts never are. */
  readonly isReachable: (url: URL) => boolean;
  /** True where `http:` is as good as `https:`. @default false */
  readonly allowsHttp?: boolean;
}

/** Throws for an address from which no file is fetched. */
export function checkAddress(
  target: URL,
  { what, isReachable, allowsHttp = false }: DownloadRules,
  { subject }: CallContext,
): void {
  const isAllowed = target.protocol === 'https:' || (allowsHttp && target.protocol === 'http:');
  if (isAllowed && !isMetadataHost(target) && (isPublicHost(target) || isReachable(target))) return;
  const message = `${what} lies at ${target.protocol}//${target.host}, which is not a public https address; it was not fetched.`;
  throw new ProviderOutputError(message, subject);
}
