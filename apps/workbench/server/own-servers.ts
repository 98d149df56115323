import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { FoundServer } from '../src/host-config/host-config.ts';
import { onlyOwnPage } from './own-requests.ts';

/** Path of the servers on the host: `/servers/http/localhost:11434/v1/models` is `http://localhost:11434/v1/models`. */
const SERVERS_PREFIX = '/servers';

/** A server that may run on this machine. */
export interface KnownServer {
  readonly label: string;
  /** Base address, such as `http://127.0.0.1:11434`. */
  readonly address: string;
}

/** Servers of models, each at its default port. */
const KNOWN_SERVERS: readonly KnownServer[] = [
  { label: 'Ollama', address: 'http://127.0.0.1:11434' },
  { label: 'LM Studio', address: 'http://127.0.0.1:1234' },
  { label: 'vLLM', address: 'http://127.0.0.1:8000' },
  { label: 'llama.cpp', address: 'http://127.0.0.1:8080' },
  { label: 'SGLang', address: 'http://127.0.0.1:30000' },
  { label: 'LiteLLM', address: 'http://127.0.0.1:4000' },
];

/** Wait for a server of this machine in ms; one that is there responds in a few. */
const FIND_MS = 1500;

/** Headers of the browser, which concern this host only. */
const OWN_HEADERS = /^(?:cookie|host|origin|referer|sec-.*|x-forwarded-.*)$/;

/**
 * Forwards calls of the page to servers of the user. Browsers would refuse most of them: such servers seldom allow other origins.
 * Only the page itself may ask, and a response never runs as a page of this origin.
 */
export function createServers(known: readonly KnownServer[] = KNOWN_SERVERS) {
  const app = new Hono();
  app.use(`${SERVERS_PREFIX}/*`, onlyOwnPage('Only the workbench itself may call servers through its host.'));
  app.get(`${SERVERS_PREFIX}/found`, async (c) => {
    const found = await Promise.all(known.map(askForModels));
    return c.json(
      found.flatMap((server) => server ?? []),
      200,
      { 'cache-control': 'no-store' },
    );
  });
  app.all(`${SERVERS_PREFIX}/:scheme{https?}/:host/*`, async (c) => {
    const { scheme, host } = c.req.param();
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.slice(`${SERVERS_PREFIX}/${scheme}/${host}`.length);
    const name = decoded(host);
    const address = `${scheme}://${name}${path}${search}`;
    const target = name !== undefined && URL.canParse(address) ? new URL(address) : undefined;
    if (!target || isMetadataHost(target))
      return c.json({ error: { message: `${name ?? host} is not the address of a server.` } }, 400);
    const headers = new Headers([...c.req.raw.headers].filter(([name]) => !OWN_HEADERS.test(name)));
    try {
      const response = await proxy(target, { raw: c.req.raw, headers, redirect: 'manual' });
      response.headers.delete('set-cookie');
      response.headers.set('content-security-policy', "default-src 'none'; sandbox");
      return response;
    } catch (cause) {
      return c.json({ error: { message: `${target.origin} does not respond: ${describeReason(cause)}.` } }, 502);
    }
  });
  return app;
}

/** Decodes a part of a path; undefined for bytes that are no text. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The names and addresses at which machines in a cloud have their credentials: of Google, Amazon, Alibaba, Azure and Oracle. */
function isMetadataHost({ hostname }: URL): boolean {
  const host = hostname.replace(/\.$/, '');
  return /^169\.254\.|^\[(?:::ffff:a9fe:|fe[89ab]|fd00:ec2:)|^metadata(?:\.|$)|^100\.100\.100\.200$|^168\.63\.129\.16$|^192\.0\.0\.192$/i.test(
    host,
  );
}

async function askForModels({ label, address }: KnownServer): Promise<FoundServer | undefined> {
  try {
    const response = await fetch(`${address}/v1/models`, { signal: AbortSignal.timeout(FIND_MS) });
    const body: unknown = response.ok ? await response.json() : undefined;
    const { data } = Object(body) as { data?: unknown };
    return Array.isArray(data) ? { label, address, models: data.length } : undefined;
  } catch {
    // Nothing listens there, or something that serves no models.
    return undefined;
  }
}

/** The innermost reason, such as `connect ECONNREFUSED 127.0.0.1:8000`. */
function describeReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}
