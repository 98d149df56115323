import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { type EmulatorEndpoints, type EmulatorOptions, endpointsAt } from '@hubkit/emulator';
import { createHost } from './create-host.ts';
import { EMULATOR_PREFIX } from './describe-host.ts';
import type { KnownServer } from './own-servers.ts';
import { readSite, type Site, type SiteFile } from './site.ts';

/** Options of a workbench. */
export interface WorkbenchOptions {
  /** 0 takes any free port. @default 0 */
  readonly port?: number;
  /** @default '127.0.0.1' */
  readonly host?: string;
  /**
   * True if the page may also connect to the real hub and its router, and to servers that the user names. Tokens are entered in
   * the page; none is handed over. @default true
   */
  readonly isRealAllowed?: boolean;
  /** Servers that “Find local servers” asks. @default those of Ollama, LM Studio, vLLM and others at their usual ports */
  readonly servers?: readonly KnownServer[];
  /** The Python with Jinja2 that renders templates beside the page's engine. @default that of the active environment, or on the path */
  readonly python?: string;
  /** Address of a documentation site, for links that open without a workbench: its viewer is at `open/`. @default no such links */
  readonly siteUrl?: string | undefined;
  /** Options of the emulator. */
  readonly emulator?: Omit<EmulatorOptions, 'basePath'>;
  /** Folder of batch runs on disk, which git leaves out. @default `.hubkit/runs` in the working directory */
  readonly runsFolder?: string;
  /** Folder of the calls of programs that use `devtools()`. @default `.hubkit/calls` in the working directory */
  readonly callsFolder?: string;
  /** The folder of the built page. @default where `npm run build -w @hubkit/workbench` puts it */
  readonly clientFolder?: string;
}

/** A workbench that listens on a port. */
export interface Workbench {
  /** The address to open, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** The base addresses of its emulator, to give to a client. */
  readonly endpoints: EmulatorEndpoints;
  /** Stops listening and cuts every open answer. */
  readonly close: () => Promise<void>;
}

/** Serves the workbench and its emulator, on one port of this machine. */
export async function startWorkbench(options: WorkbenchOptions = {}): Promise<Workbench> {
  const { port = 0, host = '127.0.0.1', isRealAllowed = true } = options;
  const { runsFolder = resolve('.hubkit/runs'), callsFolder = resolve('.hubkit/calls') } = options;
  const site = await readBuiltSite(options.clientFolder ?? builtClient());
  const { servers, python, emulator } = options;
  const viewer = options.siteUrl ? viewerAt(options.siteUrl) : undefined;
  const app = createHost({ site, host, isRealAllowed, servers, python, runsFolder, callsFolder, viewer, emulator });
  // The global Request and Response stay untouched: a client may run in this process, too.
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  const actualPort = await listen(server, port, host);
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
  return {
    url,
    port: actualPort,
    endpoints: endpointsAt(url + EMULATOR_PREFIX),
    async close() {
      await app.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** Address of the viewer of share links on a site. */
function viewerAt(siteUrl: string): string {
  const url = URL.parse(`${siteUrl.replace(/\/$/, '')}/open/`);
  if (url && /^https?:$/.test(url.protocol) && !/[?#]/.test(siteUrl)) return url.href;
  throw new HostError(
    'INVALID_SITE',
    `Expected the address of a site, such as https://example.com/hubkit/, not "${siteUrl}".`,
  );
}

/** The page beside this file, whether it runs from source or compiled. */
function builtClient(): string {
  const places = ['../../client/', '../dist/client/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return places.find((place) => existsSync(place)) ?? places[0] ?? '';
}

async function readBuiltSite(folder: string): Promise<Site> {
  const site = existsSync(folder) ? await readSite(folder) : new Map<string, SiteFile>();
  if (site.has('/index.html')) return site;
  throw new HostError('NOT_BUILT', 'The workbench is not built: run "npm run build -w @hubkit/workbench" first.');
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(HostError.fromListen(cause, port, host)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Startup failures. The codes for refused ports are those of Node. */
export type HostErrorCode = 'EADDRINUSE' | 'EACCES' | 'LISTEN_FAILED' | 'NOT_BUILT' | 'INVALID_SITE';

/** The workbench could not start. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly code: HostErrorCode;

  constructor(code: HostErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  static fromListen(cause: NodeJS.ErrnoException, port: number, host: string): HostError {
    if (cause.code === 'EADDRINUSE')
      return new HostError('EADDRINUSE', `Port ${port} is already in use: choose another one, or 0 for any free one.`, {
        cause,
      });
    if (cause.code === 'EACCES')
      return new HostError('EACCES', `You may not use port ${port}: choose one from 1024 to 65535.`, { cause });
    const why = cause.code ?? cause.message;
    return new HostError('LISTEN_FAILED', `The workbench cannot listen on ${host}:${port} (${why}).`, { cause });
  }
}
