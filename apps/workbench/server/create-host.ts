import type { HttpBindings } from '@hono/node-server';
import { createEmulator, type EmulatorOptions } from '@hubkit/emulator';
import { Hono } from 'hono';
import { describeHost, EMULATOR_PREFIX, REAL_ORIGINS } from './describe-host.ts';
import { security } from './security.ts';
import type { Site, SiteFile } from './site.ts';

/** Options of a host. */
export interface HostOptions {
  /** The built page; empty where something else serves it. */
  readonly site: Site;
  readonly host: string;
  /** True if the page may connect to the real hub and its router. */
  readonly isRealAllowed: boolean;
  /** Options of the emulator. */
  readonly emulator?: Omit<EmulatorOptions, 'basePath'> | undefined;
}

/** The host as a function from request to answer: the page, its configuration, and the emulator below `/emulator`. */
export function createHost({ site, host, isRealAllowed, emulator: emulatorOptions }: HostOptions) {
  const emulator = createEmulator({ ...emulatorOptions, basePath: EMULATOR_PREFIX });
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  app.use(security({ host, reachableOrigins: isRealAllowed ? REAL_ORIGINS : [] }));
  app.get('/config.json', (c) => c.json(describeHost({ isRealAllowed }), 200, { 'cache-control': 'no-store' }));
  // The bindings hold the socket, for faults of the network.
  app.all(`${EMULATOR_PREFIX}/*`, (c) => emulator.fetch(c.req.raw, c.env));
  app.on(['GET', 'HEAD'], '*', (c) => {
    const file = site.get(c.req.path);
    if (file) return serveFile(file, c.req.raw);
    // Every other address is a page of the router in index.html; a missing file is not.
    const page = /\.\w+$/.test(c.req.path) ? undefined : site.get('/index.html');
    return page ? serveFile(page, c.req.raw) : c.text(`There is nothing at ${c.req.path}.`, 404);
  });
  return app;
}

function serveFile({ bytes, type, etag, isHashed }: SiteFile, request: Request): Response {
  const headers = {
    'content-type': type,
    etag,
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  const isKnown = request.headers.get('if-none-match') === etag;
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(bytes, { headers });
}
