import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { InputError } from '../../contract/errors.ts';
import type { NodeFetchOptions } from './node-fetch-options.ts';
import type { Undici } from './open-undici.ts';
import { ResponseHandler } from './response-handler.ts';
import type { UndiciModule } from './undici-module.ts';

/** A `fetch` with its own connection pool. */
export interface NodeFetch {
  (input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Closes the connections after the requests in progress have ended. */
  close(): Promise<void>;
}

/** Lets requests other than GET and HEAD share a connection; undici waits for one response after the other otherwise. */
const PIPELINED = { idempotent: true, blocking: false };

/**
 * Makes a `fetch` over undici for Node, with less work for each request than the built-in one: pass it as `fetch` to a client.
 * Needs the package `undici`, which is loaded with the first request: without it that request rejects.
 *
 * @example
 * ```ts
 * const client = new InferenceClient(token, { fetch: nodeFetch({ connections: 64 }) });
 * ```
 */
export function nodeFetch(options: NodeFetchOptions = {}): NodeFetch {
  const isPipelined = options.pipelining !== undefined && options.pipelining > 1;
  let opened: Undici | undefined;
  let opening: Promise<Undici> | undefined;
  const open = async () => {
    opening ??= Promise.all([import('./open-undici.ts'), loadUndici(options)]).then(([{ openUndici }, undici]) =>
      openUndici(undici, options),
    );
    opened = await opening;
    return opened;
  };

  const send = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    if (input instanceof Request) return send(input.url, { ...toRequestInit(input), ...init });
    const { signal, method = 'GET', redirect } = init;
    signal?.throwIfAborted();
    const headers = toHeaderEntries(init.headers);
    const body = isReady(init.body) ? init.body : await toRequestBody(init.body, headers);
    const { agent, fetch, httpProxy } = opened ?? (await open());
    if (redirect !== 'manual') {
      // Redirects are left to undici's own fetch, whose types are those of the same standard from another copy.
      const given = { ...init, headers, body, dispatcher: agent, duplex: 'half' } as object;
      return fetch(input, given) as unknown as Promise<Response>;
    }
    const { href, origin, pathname, search } = typeof input === 'string' ? new URL(input) : input;
    const handler = new ResponseHandler(href, signal ?? undefined, method === 'GET' || method === 'HEAD', httpProxy);
    const request = { origin, path: pathname + search, method: method as Dispatcher.HttpMethod, headers, body };
    agent.dispatch(isPipelined ? { ...request, ...PIPELINED } : request, handler);
    return handler.response;
  };
  return Object.assign(send, {
    close: async () =>
      options.dispatcher
        ? undefined
        : opening?.then(
            ({ agent }) => agent.close(),
            () => undefined,
          ),
  });
}

async function loadUndici({ undici = () => import('undici') }: NodeFetchOptions): Promise<UndiciModule> {
  try {
    return await undici();
  } catch (cause) {
    throw new InputError(
      'nodeFetch needs the package undici: run `npm install undici@7`, with --global beside a program that is installed globally.',
      { cause },
    );
  }
}

/** The members of a request that a fetch takes beside its address. */
function toRequestInit({ method, headers, body, redirect, signal }: Request): RequestInit {
  return { method, headers, body, redirect, signal };
}

/** Headers as an object with names in small letters. */
function toHeaderEntries(headers: HeadersInit | undefined): Record<string, string> {
  const entries: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' };
  if (headers instanceof Headers || Array.isArray(headers)) {
    for (const [name = '', value = ''] of headers) entries[name.toLowerCase()] = value;
  } else for (const name in headers) entries[name.toLowerCase()] = headers[name] ?? '';
  return entries;
}

/** True for bodies that are sent as they are. */
function isReady(body: BodyInit | null | undefined): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}

/** Returns the body of a request as undici takes it, and adds its media type and length to the headers. */
async function toRequestBody(
  body: BodyInit | null | undefined,
  headers: Record<string, string>,
): Promise<Uint8Array | Readable | null> {
  if (body === undefined || body === null) return null;
  if (body instanceof Blob) {
    if (body.type) headers['content-type'] ??= body.type;
    headers['content-length'] = String(body.size);
    // The types of web streams in Node and in browsers differ; the streams do not.
    return Readable.fromWeb(body.stream() as never);
  }
  // Forms and the rest: the platform writes them.
  const written = new Response(body);
  const type = written.headers.get('content-type');
  if (type) headers['content-type'] ??= type;
  return body instanceof ReadableStream ? Readable.fromWeb(body as never) : new Uint8Array(await written.arrayBuffer());
}
