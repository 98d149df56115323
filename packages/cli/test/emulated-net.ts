import { createEmulator } from '@hubkit/emulator';
import { PROVIDERS } from '@hubkit/inference/provider-facts';

/** Base URLs of the real services, and those of the emulator that replaces them. */
const places: readonly (readonly [string, string])[] = [
  ['https://huggingface.co', '/hub'],
  ['https://router.huggingface.co', '/router'],
  ['http://my-server.test:8080', '/router'],
  ...PROVIDERS.map(({ id, baseUrl }) => [new URL(baseUrl).origin, `/providers/${id}`] as const),
];

export interface EmulatedNet {
  readonly fetch: typeof globalThis.fetch;
  /** The requests, oldest first. */
  readonly requests: readonly {
    readonly url: string;
    readonly authorization: string | null;
    readonly billTo: string | null;
  }[];
  /** The JSON bodies of the requests that have one, oldest first. */
  readonly bodies: readonly Readonly<Record<string, unknown>>[];
  /** Number of responses that were cancelled early. */
  readonly left: () => number;
}

/** Creates a `fetch` that sends requests for the real services to an in-process emulator, for tests with a token. */
export function emulatedNet({ tokenMs = 0 } = {}): EmulatedNet {
  const emulator = createEmulator({ pace: { firstTokenMs: 0, tokenMs, jobStepMs: 0 } });
  const requests: { url: string; authorization: string | null; billTo: string | null }[] = [];
  const bodies: Record<string, unknown>[] = [];
  let left = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    // The emulator that a command starts itself.
    if (url.hostname === '127.0.0.1') return globalThis.fetch(request);
    const place = places.find(([base]) => base === url.origin);
    if (!place) throw new TypeError(`a test asked for ${url.origin}`);
    const { headers } = request;
    requests.push({
      url: request.url,
      authorization: headers.get('authorization'),
      billTo: headers.get('x-hf-bill-to'),
    });
    if (headers.get('content-type')?.includes('json'))
      bodies.push((await request.clone().json()) as (typeof bodies)[number]);
    request.signal.addEventListener('abort', () => {
      left++;
    });
    return emulator.fetch(new Request(`http://127.0.0.1${place[1]}${url.pathname}${url.search}`, request));
  };
  return { fetch, requests, bodies, left: () => left };
}
