/** A request that a call of the client would send. */
export interface CapturedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A fetch that keeps the first request of a call in the place of sending it; look-ups are sent. */
export function capturingFetch(fetch: typeof globalThis.fetch): {
  readonly fetch: typeof globalThis.fetch;
  readonly captured: () => CapturedRequest | undefined;
} {
  let captured: CapturedRequest | undefined;
  return {
    captured: () => captured,
    async fetch(input, init) {
      if ((init?.method ?? 'GET') === 'GET') return fetch(input, init);
      const headers = Object.fromEntries(new Headers(init?.headers));
      captured = { url: String(input), headers, body: String(init?.body) };
      return new Response(null, { status: 499 });
    },
  };
}

/** A fetch that responds to the first request of a call with the result of a batch; all others are sent. */
export function replayingFetch(
  fetch: typeof globalThis.fetch,
  { status, body }: { readonly status: number; readonly body: unknown },
): typeof globalThis.fetch {
  let isUsed = false;
  return async (input, init) => {
    if (isUsed || (init?.method ?? 'GET') === 'GET') return fetch(input, init);
    isUsed = true;
    return Response.json(body, { status });
  };
}
