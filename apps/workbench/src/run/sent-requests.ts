/** A request as it was sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: RequestInit['body'];
}

/** A fetch that remembers what it has sent. */
interface WatchedFetch {
  readonly fetch: typeof fetch;
  /** The last request of this method to this address, whatever its query. */
  readonly find: (request: Pick<SentRequest, 'method' | 'url'>) => SentRequest | undefined;
}

/** Wraps the fetch of one run. */
export function watchRequests(send: typeof fetch): WatchedFetch {
  const sent = new Map<string, SentRequest>();
  const createKey = ({ method, url }: Pick<SentRequest, 'method' | 'url'>) => `${method} ${url.replace(/[?#].*/s, '')}`;
  return {
    fetch: (input, init) => {
      const { method = 'GET', headers, body } = init ?? {};
      const url = input instanceof Request ? input.url : String(input);
      const request = { method, url, headers: Object.fromEntries(new Headers(headers)), ...(body && { body }) };
      sent.set(createKey(request), request);
      return send(input, init);
    },
    find: (request) => sent.get(createKey(request)),
  };
}
