import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { applyFaults, ownPath } from './faults/apply-faults.ts';
import { createFaultSelector, type Injection } from './faults/select-fault.ts';
import { createExchangeLog, type Exchange } from './http/exchange-log.ts';
import { guard } from './http/guard.ts';
import { type Welcome, welcomePage } from './http/welcome.ts';
import { createHub } from './hub/hub.ts';
import { indexModels } from './hub/model-index.ts';
import type { MappingForm } from './hub/write-model.ts';
import { type EmulatorEndpoints, endpointsAt, PREFIX, providerPath, readBasePath } from './layout.ts';
import type { AppEnv } from './provider.ts';
import { PROVIDERS } from './providers/providers.gen.ts';
import { directApp, keyedApp, publicApp, rootApp } from './router/provider-app.ts';
import { createRouter } from './router/router.ts';
import { EMULATOR_VERSION } from './version.ts';
import { createWorld, type Pace, uuidFrom } from './world.ts';

/** Bodies longer than this are refused with 413. */
export const MAX_BODY_BYTES = 32 * 1024 * 1024;

const DEFAULT_PACE: Pace = { firstTokenMs: 40, tokenMs: 8, jobStepMs: 120 };

/** Options of an emulator. */
export interface EmulatorOptions {
  /** How fast answers are streamed and jobs go on; zeros for tests. @default { firstTokenMs: 40, tokenMs: 8, jobStepMs: 120 } */
  readonly pace?: Partial<Pace>;
  /**
   * The path at which a server puts the emulator, such as `/emulator`: the addresses in its answers begin with it.
   * Requests may come with it or without. @default none
   */
  readonly basePath?: string;
  /** The clock of creation times and jobs. @default Date.now */
  readonly now?: () => number;
  /** Origins of pages that may use the emulator beside its own, such as `http://127.0.0.1:5173`. */
  readonly allowedOrigins?: readonly string[];
  /** Host names beside those of this machine. */
  readonly allowedHosts?: readonly string[];
  /** Faults to put into answers from the start. */
  readonly faults?: readonly Injection[];
  /** How many exchanges are kept. @default 100 */
  readonly keepExchanges?: number;
  /** Called at the end of every exchange. */
  readonly onExchange?: ((exchange: Exchange) => void) | undefined;
  /** The form in which the hub answers the provider mapping. @default 'object' */
  readonly mappingForm?: MappingForm;
}

/** The emulator as a function from request to answer. */
export interface Emulator {
  /** The last exchanges, oldest first, without secrets. */
  readonly exchanges: () => readonly Exchange[];
  /** Puts a fault into coming answers; the function that is returned takes it out again. */
  readonly inject: (injection: Injection) => () => void;
  readonly fetch: (request: Request, bindings?: AppEnv['Bindings']) => Promise<Response>;
  /** The base addresses for an emulator that is reached at `origin`, base path included. */
  readonly endpoints: (origin: string, options?: { readonly fault?: string }) => EmulatorEndpoints;
}

/** Makes an emulator that runs in process, without a server. */
export function createEmulator(options: EmulatorOptions = {}): Emulator {
  const basePath = readBasePath(options.basePath);
  const world = createWorld({ basePath, pace: { ...DEFAULT_PACE, ...options.pace }, now: options.now ?? Date.now });
  const models = indexModels();
  const faults = createFaultSelector(options.faults);
  const log = createExchangeLog({
    limit: options.keepExchanges ?? 100,
    now: world.now,
    onExchange: options.onExchange,
  });
  const app = new Hono<AppEnv>({ getPath: ({ url }) => ownPath(url, basePath) });

  app.use(async (c, next) => {
    c.set('requestId', `Root=1-${uuidFrom(world.newId('request'))}`);
    await next();
    // Copied, because the headers of some answers cannot be changed.
    c.res = new Response(c.res.body, c.res);
    c.res.headers.set('x-hubkit-emulator', EMULATOR_VERSION);
    if (!c.res.headers.has('x-request-id')) c.res.headers.set('x-request-id', c.get('requestId'));
  });
  app.use(log.record);
  app.use(guard({ allowedHosts: options.allowedHosts ?? [], allowedOrigins: options.allowedOrigins ?? [] }));
  app.use(applyFaults(faults, { providers: PROVIDERS, basePath }));
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json({ error: 'The body of the request is larger than 32 MiB.' }, 413),
    }),
  );

  app.get('/', (c) => {
    const { origin } = new URL(c.req.url);
    const welcome: Welcome = {
      emulator: true,
      version: EMULATOR_VERSION,
      endpoints: endpointsAt(origin + basePath),
      models: [...models.keys()],
    };
    return c.req.header('accept')?.includes('text/html') ? welcomePage(welcome) : c.json(welcome);
  });
  app.route(PREFIX.hub, createHub(models, options.mappingForm ?? 'object'));
  app.route(PREFIX.router, createRouter(models, world));
  for (const provider of PROVIDERS) {
    app.route(providerPath(provider.id), directApp(provider, world));
    for (const [name, host] of Object.entries(provider.hosts ?? {})) {
      app.route(providerPath(provider.id, name), (host.isPublic ? publicApp : keyedApp)(provider, host.routes, world));
    }
    if (provider.root) app.route(provider.root.prefix, rootApp(provider, provider.root.routes, world));
  }
  app.notFound((c) =>
    c.json({ error: `There is nothing at ${c.req.path}: GET / lists the addresses of this emulator.` }, 404),
  );
  app.onError((error, c) => c.json({ error: `The emulator failed: ${error.message}` }, 500));

  return {
    fetch: async (request, bindings) => app.fetch(request, bindings ?? {}),
    endpoints: (origin, endpointOptions) => endpointsAt(origin + basePath, endpointOptions),
    exchanges: log.list,
    inject: faults.inject,
  };
}
