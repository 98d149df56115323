import type { HttpBindings } from '@hono/node-server';
import {
  createEmulator,
  EMULATOR_HUB_TOKEN,
  type EmulatorOptions,
  endpointsAt,
  type InProcessEmulator,
} from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { Hono } from 'hono';
import { RunFolder } from './bulk/run-folder.ts';
import { serveBulk } from './bulk/serve-bulk.ts';
import { type ClientFor, RunStarter } from './bulk/start-run.ts';
import { describeHost, EMULATOR_PREFIX, type KnownToPage, REAL_ORIGINS } from './describe-host.ts';
import { createServers, type KnownServer } from './own-servers.ts';
import { createPageLinks } from './page-links.ts';
import { serveCalls } from './program/serve-calls.ts';
import { servePython } from './python/serve-python.ts';
import { createSandbox } from './sandbox.ts';
import { type SecurityVariables, security } from './security.ts';
import { serveFile, servePage } from './serve-file.ts';
import type { Site } from './site.ts';

/** Options of a host. */
export interface HostOptions extends KnownToPage {
  /** The built page; empty where something else serves it. */
  readonly site: Site;
  readonly host: string;
  /** Servers that the page can find on this machine. */
  readonly servers?: readonly KnownServer[] | undefined;
  /** The Python that renders templates beside the engine of the page. @default one that is found */
  readonly python?: string | undefined;
  /** Folder of the bulk runs that the page shows and starts. */
  readonly runsFolder: string;
  /** Folder of the calls of programs that use `devtools()`. */
  readonly callsFolder: string;
  /** Options of the emulator. */
  readonly emulator?: Omit<EmulatorOptions, 'basePath'> | undefined;
}

/** Times of jobs in ms: long enough to see the queue and the progress, and to cancel. */
const SEEN_JOBS = { queuedMs: 1000, runningMs: 2500 } as const;

/** The host as a function from request to answer: the page, its configuration, and the emulator below `/emulator`. */
export function createHost(options: HostOptions) {
  const { site, host, isRealAllowed, servers, python, runsFolder, callsFolder, viewer } = options;
  const { emulator: emulatorOptions } = options;
  const emulator = createEmulator({ jobs: SEEN_JOBS, ...emulatorOptions, basePath: EMULATOR_PREFIX });
  const app = new Hono<{ Bindings: Partial<HttpBindings>; Variables: SecurityVariables }>();
  app.use(security({ host, reachableOrigins: isRealAllowed ? REAL_ORIGINS : [] }));
  app.get('/config.json', (c) => c.json(describeHost({ isRealAllowed, viewer }), 200, { 'cache-control': 'no-store' }));
  // The bindings hold the socket, for faults of the network.
  app.all(`${EMULATOR_PREFIX}/*`, (c) => emulator.fetch(c.req.raw, c.env));
  app.route('/', createSandbox(emulatorOptions));
  if (isRealAllowed) app.route('/', createServers(servers));
  app.route('/', servePython(python));
  app.route('/', serveCalls(callsFolder));
  const runs = new RunFolder(runsFolder);
  const starter = new RunStarter(runsFolder, clientsFor(emulator, isRealAllowed));
  app.route('/', serveBulk(runs, starter));
  const writeLinks = createPageLinks(site);
  app.on(['GET', 'HEAD'], '*', (c) => {
    const file = c.req.path === PAGE ? undefined : site.get(c.req.path);
    if (file) return serveFile(file, c.req.raw);
    // Every other address is a page of the router in index.html; a missing file is not. Ids of models have dots, too.
    const isFile = /\.(?:css|html|js|json|map|svg|woff2)$/.test(c.req.path) || c.req.path.startsWith('/assets/');
    const page = isFile && c.req.path !== PAGE ? undefined : site.get(PAGE);
    if (!page) return c.text(`There is nothing at ${c.req.path}.`, 404);
    const address = sameOriginAddress(c.req.url);
    return address
      ? c.redirect(address, 307)
      : servePage(page, { nonce: c.get('nonce'), links: writeLinks(c.req.path) }, c.req.raw);
  });
  const close = async () => {
    await starter.close();
    await runs.close();
  };
  return { fetch: app.fetch, close };
}

/** Clients for runs: of the emulator of this host, whose requests stay in this process, or of the real hub. */
function clientsFor(emulator: InProcessEmulator, isRealAllowed: boolean): ClientFor {
  const endpoints = endpointsAt(`http://127.0.0.1${EMULATOR_PREFIX}`);
  const fetch: typeof globalThis.fetch = async (input, init) => emulator.fetch(new Request(input, init));
  return (service, token) => {
    if (service === 'emulator') return new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints, fetch });
    // A token is for its service only.
    if (service !== 'hub' || !isRealAllowed)
      throw new Error('Bulk runs go to the hub or the emulator: choose one under Connection.');
    if (!token) throw new Error('Enter a token under Connection first.');
    return new InferenceClient(token);
  };
}

const PAGE = '/index.html';

/** History and settings belong to an origin: `localhost` leads to the address that `npm start` prints. */
function sameOriginAddress(address: string): string | undefined {
  const url = new URL(address);
  if (url.hostname !== 'localhost') return undefined;
  url.hostname = '127.0.0.1';
  return url.href;
}
