import { Hono } from 'hono';
import { uuidFrom } from '../contract/ids.ts';
import type { Pace, PaceName } from '../contract/pace.ts';
import { PREFIX, providerPath, readBasePath, serverPath, splitUrl } from '../contract/paths.ts';
import { type AddedModel, addModels } from '../dialect/add-models.ts';
import type { Provider } from '../dialect/provider.ts';
import { applyFaults } from '../faults/apply-faults.ts';
import { createFaultSelector, type FaultState, type InjectedFault, type Injection } from '../faults/select-fault.ts';
import { listFaults } from '../faults/table.ts';
import type { AppEnv } from '../http/app-env.ts';
import { compress } from '../http/compress.ts';
import type { Exchange } from '../http/exchange.ts';
import { createExchangeLog, EXCHANGES_PATH } from '../http/exchange-log.ts';
import { guard } from '../http/guard.ts';
import { limitBody, readChunkedBody } from '../http/limit-body.ts';
import type { NodeBindings } from '../http/node-bindings.ts';
import { createHub } from '../hub/hub.ts';
import { indexModels, type UnknownModels } from '../hub/model-index.ts';
import type { MappingForm } from '../hub/write-model.ts';
import { type JobTimes, jobTimes } from '../jobs/job.ts';
import { PROVIDERS } from '../providers/providers.gen.ts';
import { readRecordings, serveRecordings } from '../recordings/serve-recordings.ts';
import { writeRecordings } from '../recordings/write-recordings.ts';
import { createProviderHandlers } from '../router/provider-handlers.ts';
import { createRouter } from '../router/router.ts';
import { createServiceFinder } from '../router/service-at.ts';
import { createState } from '../router/state.ts';
import type { ScriptedAnswer } from '../script/answer-script.ts';
import { SERVERS } from '../servers/servers.gen.ts';
import { EMULATOR_VERSION } from '../version.ts';
import { type EmulatorEndpoints, type EmulatorServers, endpointsAt, serversAt } from './endpoints.ts';
import { type Welcome, welcomePage } from './welcome.ts';

/** Request bodies longer than this get the status 413. */
export const MAX_BODY_BYTES = 32 * 1024 * 1024;

const DEFAULT_PACE: Pace = { firstTokenMs: 40, tokenMs: 8, jobStepMs: 120 };
const PACES: Readonly<Record<PaceName, Pace>> = {
  instant: { firstTokenMs: 0, tokenMs: 0, jobStepMs: 0 },
  realistic: { firstTokenMs: 400, tokenMs: 20, jobStepMs: 6000 },
};

/** Options of an emulator. */
export interface EmulatorOptions {
  /**
   * Simulated latencies. `instant` has no delays, for tests; `realistic` has those of a busy service, so that queue, progress
   * and cancellation of jobs can be observed. @default { firstTokenMs: 40, tokenMs: 8, jobStepMs: 120 }
   */
  readonly pace?: Partial<Pace> | PaceName | undefined;
  /**
   * Durations of jobs, over those of the pace: in the queue, running, held (`Prefer: wait`), kept.
   * @default { queuedMs: pace.jobStepMs, runningMs: pace.jobStepMs, holdMs: 60000, keptMs: 3600000 }
   */
  readonly jobs?: Partial<JobTimes>;
  /** Time in ms after which batches expire; requests that are not processed by then fail. @default 86400000 (24 hours) */
  readonly batchWindowMs?: number;
  /**
   * The path at which a server mounts the emulator, such as `/emulator`: the URLs in its responses begin with it.
   * Requests may come with it or without. @default none
   */
  readonly basePath?: string;
  /** The clock of creation times and jobs. @default Date.now */
  readonly now?: () => number;
  /** Origins of pages that may use the emulator beside its own, such as `http://127.0.0.1:5173`. */
  readonly allowedOrigins?: readonly string[];
  /** Host names to accept beside those of this machine. */
  readonly allowedHosts?: readonly string[];
  /** Models to serve beside the built-in ones; one with the hub id of a built-in model of the provider replaces it. */
  readonly models?: readonly AddedModel[] | undefined;
  /**
   * `accept` serves unlisted models, at every provider with the task suggested by the name (`flux` images, `whisper`
   * transcripts), chat for all other names; `reject` responds as the services do. @default 'reject'
   */
  readonly unknownModels?: UnknownModels | undefined;
  /**
   * Answers of chats and text generation that a test gives itself; the first one that fits a request answers it, and the
   * emulator answers all others. @default none
   *
   * @example
   * ```ts
   * startEmulator({ answers: [{ when: /invoice/, text: 'It is paid.' }, { when: 'refund', error: { status: 429 } }] });
   * ```
   */
  readonly answers?: readonly ScriptedAnswer[] | undefined;
  /** Faults to inject from the start. */
  readonly faults?: readonly Injection[];
  /** The number of exchanges to keep, and to keep of every run. @default 100 */
  readonly keepExchanges?: number;
  /** Called at the end of every exchange. */
  readonly onExchange?: ((exchange: Exchange) => void) | undefined;
  /**
   * Folder of exchanges that a client has recorded (`recordTo` of @hubkit/inference/node). Requests with the same method, path
   * and JSON body get the recorded responses, all others are emulated.
   */
  readonly recordings?: string | undefined;
  /**
   * Folder to which every exchange with an emulated service is written, without credentials, in the form that `recordings`
   * and `replayFrom` of @hubkit/inference/node read.
   */
  readonly record?: string | undefined;
  /** The form of the provider mapping in the hub's responses. @default 'object' */
  readonly mappingForm?: MappingForm;
}

/** An emulator without a server: a function from request to response. */
export interface InProcessEmulator {
  readonly fetch: (request: Request, bindings?: Partial<NodeBindings>) => Promise<Response>;
  /** The base URLs of the services for an emulator that is reached at `origin`, base path included. */
  readonly endpointsAt: (origin: string, options?: { readonly fault?: string }) => EmulatorEndpoints;
  /** The base URLs of self-hosted servers, such as vLLM, for an emulator that is reached at `origin`. */
  readonly serversAt: (origin: string, options?: { readonly fault?: string }) => EmulatorServers;
  /** The last exchanges, or those of a run, oldest first, without secrets. */
  readonly exchanges: (options?: { readonly run?: string | undefined }) => readonly Exchange[];
  /** Injects a fault into coming responses. */
  readonly inject: (injection: Injection) => InjectedFault;
  /** The faults that were injected or requested, and how often each has struck. */
  readonly faults: () => readonly FaultState[];
  /** Replaces the scripted answers of `answers`; `[]` removes them. */
  readonly setAnswers: (answers: readonly ScriptedAnswer[]) => void;
  /** Removes all injected faults, and resets the counts of requested ones. */
  readonly clearFaults: () => void;
}

/** Creates an emulator that runs in process, without a server. */
export function createEmulator(options: EmulatorOptions = {}): InProcessEmulator {
  const basePath = readBasePath(options.basePath);
  const pace = typeof options.pace === 'string' ? PACES[options.pace] : { ...DEFAULT_PACE, ...options.pace };
  const times = jobTimes(options.jobs, pace.jobStepMs);
  const acceptsUnknownModels = options.unknownModels === 'accept';
  const { batchWindowMs = 86_400_000, now = Date.now } = options;
  const state = createState({
    basePath,
    pace,
    times,
    batchWindowMs,
    acceptsUnknownModels,
    now,
    answers: options.answers,
  });
  const providers = addModels(PROVIDERS, options.models ?? []);
  const servers: readonly Provider[] = Object.values(SERVERS);
  const findService = createServiceFinder(providers, servers);
  const models = indexModels(providers, options.unknownModels);
  const faults = createFaultSelector(options.faults);
  const log = createExchangeLog({
    limit: options.keepExchanges ?? 100,
    now: state.now,
    onExchange: options.onExchange,
  });
  const app = new Hono<AppEnv>({ getPath: ({ url }) => splitUrl(url, basePath).path });

  app.use(compress());
  app.use(async (c, next) => {
    c.set('requestId', `Root=1-${uuidFrom(state.newId('request'))}`);
    c.set('url', splitUrl(c.req.url, basePath));
    await next();
    // Copied, because the headers of some responses cannot be changed.
    c.res = new Response(c.res.body, c.res);
    c.res.headers.set('x-hubkit-emulator', EMULATOR_VERSION);
    if (!c.res.headers.has('x-request-id')) c.res.headers.set('x-request-id', c.get('requestId'));
  });
  app.use(readChunkedBody(MAX_BODY_BYTES, { isEvery: options.record !== undefined }));
  app.use(log.record);
  app.use(guard({ allowedHosts: options.allowedHosts ?? [], allowedOrigins: options.allowedOrigins ?? [] }));
  if (options.record !== undefined) app.use(writeRecordings(options.record));
  app.use(applyFaults(faults, findService));
  app.use(limitBody(MAX_BODY_BYTES));

  if (options.recordings !== undefined) {
    app.use(serveRecordings(readRecordings(options.recordings), options.pace !== 'instant'));
  }
  app.get('/', (c) => {
    const welcome: Welcome = {
      emulator: true,
      version: EMULATOR_VERSION,
      endpoints: endpointsAt(new URL(c.req.url).origin + basePath),
      servers: serversAt(new URL(c.req.url).origin + basePath),
      models: models.values().map(({ id }) => id),
    };
    return c.req.header('accept')?.includes('text/html') ? welcomePage(welcome) : c.json(welcome);
  });
  app.get(EXCHANGES_PATH, (c) => c.json(log.list({ run: c.req.query('run') })));
  app.get('/faults', (c) => c.json({ known: listFaults(), active: faults.list() }));
  app.route(PREFIX.hub, createHub(models, options.mappingForm ?? 'object'));
  const handlers = providers.map((provider) => createProviderHandlers(provider, state));
  const routed = handlers.filter(({ provider }) => provider.isRouted);
  app.route(
    PREFIX.router,
    createRouter(models, new Map(routed.map((handler) => [handler.provider.id, handler.routed])), state),
  );
  for (const { provider, hosts } of handlers) {
    for (const [name, handler] of Object.entries(hosts)) app.all(`${providerPath(provider.id, name)}/*`, handler);
  }
  for (const server of servers) {
    const { hosts } = createProviderHandlers(server, state);
    for (const handler of Object.values(hosts).slice(0, 1)) app.all(`${serverPath(server.id)}/*`, handler);
  }
  app.all('/*', (c, next) => {
    const query = new URL(c.req.url).searchParams;
    const { service, provider: owner } = findService({ method: c.req.method, path: c.req.path, query });
    const handler = service === 'provider' && handlers.find(({ provider }) => provider === owner);
    return handler ? handler.jobs(c) : next();
  });
  app.notFound((c) =>
    c.json({ error: `There is nothing at ${c.req.path}: GET / lists the addresses of this emulator.` }, 404),
  );
  app.onError((error, c) => c.json({ error: `The emulator failed: ${error.message}` }, 500));

  return {
    fetch: async (request, bindings) => app.fetch(request, bindings ?? {}),
    endpointsAt: (origin, endpointOptions) => endpointsAt(origin + basePath, endpointOptions),
    serversAt: (origin, serverOptions) => serversAt(origin + basePath, serverOptions),
    exchanges: log.list,
    inject: faults.inject,
    faults: faults.list,
    setAnswers: state.script.set,
    clearFaults: faults.clear,
  };
}
