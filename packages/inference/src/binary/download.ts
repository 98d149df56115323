import { ProviderApiError } from '../contract/errors.ts';
import { importLazily } from '../contract/import-lazily.ts';
import { type CallContext, isBrowser } from '../transport/context.ts';
import { isPublicName } from '../transport/host-names.ts';
import type { OpenResponse } from '../transport/open-response.ts';
import { send } from '../transport/send.ts';
import type { DownloadRules } from './check-address.ts';

/** Downloads a file: without headers or cookies, and only from allowed hosts. */
export async function download(
  url: string,
  rules: DownloadRules,
  context: CallContext,
  read: (opened: OpenResponse) => Promise<Blob>,
): Promise<Blob> {
  const { what } = rules;
  const check = async (target: URL) => {
    // Nearly all files lie at such an address, and browsers reach no others. No name that passes here is that of a metadata host.
    if (target.protocol === 'https:' && isPublicName(target) && (isBrowser() || !context.isPlatformFetch)) return;
    const { checkAddress } = await importLazily('the check of addresses', () => import('./check-address.ts'));
    await checkAddress(target, rules, context);
  };
  await check(new URL(url));
  const get = { method: 'GET', url, headers: {} };
  const request = {
    ...get,
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
    const failed = { ...context.subject, request: { ...get, url: url.replace(/[?#].*/s, '') }, response };
    throw new ProviderApiError(`${what} is not a file but ${type}.`, failed);
  });
}
