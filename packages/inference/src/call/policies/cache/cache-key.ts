import { formatHex } from '../../../binary/hex.ts';
import type { CallState } from '../../../request/call-state.ts';

/** Names the form of what is kept; another one when that changes. */
const FORM = 'hubkit answer 1';

/**
 * Makes the key of a prepared call: a hash of its whole request and its token. Undefined for calls whose answers are not kept: with
 * files or jobs, without a known credential, or raw. Also undefined in pages without HTTPS, where browsers do not hash.
 */
export async function cacheKey({
  task,
  isStream,
  line,
  route,
  request,
  credentials,
  options,
}: CallState): Promise<string | undefined> {
  const { adapter } = route;
  const { includeCredentials } = options;
  const hasFiles = adapter.type === 'media' || ('files' in adapter && adapter.files !== undefined);
  const hasCookies = Boolean(includeCredentials) && includeCredentials !== 'omit';
  // Raw requests read the same response in another way.
  const isRaw = line.needsInputs === false;
  if (hasFiles || hasCookies || isRaw || adapter.job || request.method !== 'POST') return undefined;
  if (typeof request.body !== 'string' || !globalThis.crypto?.subtle) return undefined;
  const headers = Object.entries(request.headers).sort(([one], [other]) => (one < other ? -1 : 1));
  const parts = [FORM, task, isStream, request.url, headers, request.body, credentials.token ?? ''];
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)));
  return formatHex(hash);
}
