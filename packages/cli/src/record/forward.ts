import { PROVIDERS } from '@hubkit/inference/provider-facts';
import { UsageError } from '../command-line/errors.ts';

/** Headers that belong to one connection. Source: RFC 9110, section 7.6.1; `host` and lengths are made anew. */
const CONNECTION_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  // What is recorded is readable text.
  'accept-encoding',
];

/** The services behind the paths, which are those of the emulator, so that a program changes its base URLs once. */
const SERVICES: ReadonlyMap<string, string> = new Map([
  ['hub', 'https://huggingface.co'],
  ['router', 'https://router.huggingface.co'],
  ...PROVIDERS.map(({ id, baseUrl }) => [`providers/${id}`, new URL(baseUrl).origin] as const),
]);

/** Forwards requests to the services; `to` is one server for all of them. */
export function forwarder(fetch: typeof globalThis.fetch, to: string | undefined) {
  const server = to === undefined ? undefined : readServer(to);
  return async (request: Request): Promise<Response> => {
    const url = serviceUrl(new URL(request.url), server);
    if (url === undefined) {
      return Response.json(
        { error: { message: 'No service has this path. Paths begin with /hub, /router or /providers/<id>.' } },
        { status: 404 },
      );
    }
    const headers = new Headers(request.headers);
    for (const name of CONNECTION_HEADERS) headers.delete(name);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    // Bodies are read whole: the recording keeps a copy of each.
    const body = hasBody ? await request.arrayBuffer() : undefined;
    try {
      const { method, signal } = request;
      return forClient(await fetch(url, { method, headers, signal, redirect: 'manual', ...(body && { body }) }));
    } catch (cause) {
      if (request.signal.aborted) throw cause;
      const { message, cause: inner } = cause as Error;
      const reason = inner instanceof Error ? inner.message : message;
      return Response.json({ error: { message: `${url.host} cannot be reached: ${reason}` } }, { status: 502 });
    }
  };
}

/** Prepares a response for the client. `fetch` has decompressed the body, so the header about its encoding is dropped. */
function forClient({ status, statusText, headers, body }: Response): Response {
  const kept = new Headers(headers);
  for (const name of [...CONNECTION_HEADERS, 'content-encoding']) kept.delete(name);
  return new Response(body, { status, statusText, headers: kept });
}

function serviceUrl({ pathname, search }: URL, server: URL | undefined): URL | undefined {
  if (server !== undefined) return new URL(`${server.pathname.replace(/\/$/, '')}${pathname}${search}`, server);
  const [, name = '', rest = ''] = /^\/(hub|router|providers\/[\w-]+)(\/.*)?$/.exec(pathname) ?? [];
  const origin = SERVICES.get(name);
  return origin === undefined ? undefined : new URL(`${rest}${search}`, origin);
}

function readServer(given: string): URL {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new UsageError(`--to takes the address of a server, such as http://localhost:8000, not "${given}".`);
}
