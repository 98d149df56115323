import { ProviderApiError, ProviderOutputError } from '../contract/errors.ts';
import type { CallContext } from '../transport/context.ts';
import { isMetadataHost } from '../transport/metadata-host.ts';
import type { OpenResponse } from '../transport/opened-response.ts';
import { isPublicHost } from '../transport/public-host.ts';
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
export function download(
  url: string,
  { what, isReachable, allowsHttp = false }: DownloadRules,
  context: CallContext,
  read: (opened: OpenResponse) => Promise<Blob>,
): Promise<Blob> {
  const request = {
    method: 'GET',
    url,
    headers: {},
    isIdempotent: true,
    isMedia: true,
    failureText: `Failed to fetch ${what[0]?.toLowerCase()}${what.slice(1)}`,
    check(target: URL) {
      const isAllowed = target.protocol === 'https:' || (allowsHttp && target.protocol === 'http:');
      if (isAllowed && !isMetadataHost(target) && (isPublicHost(target) || isReachable(target))) return;
      const message = `${what} lies at ${target.protocol}//${target.host}, which is not a public https address; it was not fetched.`;
      throw new ProviderOutputError(message, context.subject);
    },
  };
  return send(request, context, async (opened) => {
    const type = opened.response.headers.get('content-type') ?? '';
    if (!/^\s*(text\/|application\/(json|xml))/i.test(type)) return read(opened);
    await opened.close();
    const response = { status: opened.response.status, requestId: '', contentType: type, body: undefined };
    throw new ProviderApiError(`${what} is not a file but ${type}.`, { ...context.subject, response });
  });
}
