import { ProviderApiError, ProviderOutputError } from '../contract/errors.ts';
import { loadLate } from '../contract/load-late.ts';
import type { CallContext } from '../transport/context.ts';
import { isMetadataHost } from '../transport/metadata-host.ts';
import type { OpenResponse } from '../transport/opened-response.ts';
import { isPublicName } from '../transport/public-name.ts';
import { send } from '../transport/send.ts';

/** Rules of one download. */
export interface DownloadRules {
  /** The file as messages name it: `The result of fal-ai`. */
  readonly what: string;
  /** True for hosts that may be requested although they are private; metadata hosts never are. */
  readonly isReachable: (url: URL) => boolean;
  /** True where `http:` is as good as `https:`. @default false */
  readonly allowsHttp?: boolean;
}

/** Downloads a file: without headers or cookies, and only from allowed hosts. */
export async function download(
  url: string,
  { what, isReachable, allowsHttp = false }: DownloadRules,
  context: CallContext,
  read: (opened: OpenResponse) => Promise<Blob>,
): Promise<Blob> {
  const check = async (target: URL) => {
    const hasScheme = target.protocol === 'https:' || (allowsHttp && target.protocol === 'http:');
    const isAllowed = hasScheme && !isMetadataHost(target);
    if (isAllowed && (isPublicName(target) || isReachable(target) || (await isPublicAddress(target)))) return;
    const message = `${what} lies at ${target.protocol}//${target.host}, which is not a public https address; it was not fetched.`;
    throw new ProviderOutputError(message, context.subject);
  };
  await check(new URL(url));
  const request = {
    method: 'GET',
    url,
    headers: {},
    isIdempotent: true,
    isMedia: true,
    failureText: `Failed to fetch ${what[0]?.toLowerCase()}${what.slice(1)}`,
    checkRedirect: check,
  };
  return send(request, context, async (opened) => {
    const type = opened.response.headers.get('content-type') ?? '';
    if (!/^\s*(text\/|application\/(json|xml))/i.test(type)) return read(opened);
    await opened.close();
    const response = { status: opened.response.status, requestId: '', contentType: type, body: undefined };
    throw new ProviderApiError(`${what} is not a file but ${type}.`, { ...context.subject, response });
  });
}

/** Tells whether a host is a numeric address of the open internet. Nearly all files lie at a name, so the code is loaded late. */
async function isPublicAddress(target: URL): Promise<boolean> {
  const { isPublicHost } = await loadLate('numeric addresses', () => import('../transport/public-host.ts'));
  return isPublicHost(target);
}
