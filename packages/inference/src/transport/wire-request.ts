import type { FailedRequest } from '../contract/errors.ts';
import { redactText } from './redact.ts';

/** A request on its way out. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  body?: RequestInit['body'];
  /** True when the response is streamed. */
  readonly isStream?: boolean;
  /** Sending it twice does no harm, even when the first one was carried out. */
  readonly isIdempotent: boolean;
  /** Beginning of the message of errors about this request. */
  readonly failureText: string;
  /** True for requests to the hub: failures become HubApiError. */
  readonly isHub?: boolean;
  /** True for requests to a custom endpoint, whose errors name the address. */
  isEndpoint?: boolean;
  /** True when files of the messages were encoded as data URLs. */
  hasDataUrls?: boolean;
  /** Sent without cookies, and may lead to other hosts, which are checked one by one. */
  readonly isMedia?: boolean;
  /** Throws for an address that a redirect must not lead to; for media. */
  readonly checkRedirect?: (url: URL) => Promise<void>;
}

/** The request as errors and events show it: no query, no content, and of the headers only those known to be harmless. */
export function shownRequest({ method, url, headers }: WireRequest, secrets: readonly string[]): FailedRequest {
  const shown = Object.entries(headers).map(([name, value]) => [
    name,
    /^(content-type|accept)$/i.test(name) ? value : `${/^\w+ /.exec(value)?.[0] ?? ''}[redacted]`,
  ]);
  return { method, url: shownUrl(url, secrets), headers: Object.fromEntries(shown) };
}

/** An address as errors, events and logs show it: without its query, which may be signed. */
export function shownUrl(url: string, secrets: readonly string[]): string {
  return redactText(url.replace(/[?#].*/s, ''), secrets);
}
