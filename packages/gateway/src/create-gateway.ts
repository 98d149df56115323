import { type CallOptions, InferenceClient } from '@hubkit/inference';
import { countedBy } from './bounds/count-names.ts';
import type { GatewayContext } from './call/context.ts';
import { checkNames } from './contract/check-names.ts';
import { GatewayError } from './contract/errors.ts';
import { type EventSource, type Incoming, isEvents, type Outgoing } from './contract/exchange.ts';
import type { Limits } from './contract/limits.ts';
import type { GatewayOptions } from './contract/options.ts';
import type { GatewayUser } from './contract/user.ts';
import { jobHandles } from './handles/job-handles.ts';
import { signedHandles } from './handles/signed-handles.ts';
import { setBounds } from './http/bounds.ts';
import {
  checkedOrigin,
  checkOrigin,
  corsHeaders,
  isListed,
  isSameOriginPage,
  type OriginRules,
  preflight,
} from './http/check-origin.ts';
import { detectErrorForm, errorReply, isInternal } from './http/error-reply.ts';
import { webIncoming } from './http/web-incoming.ts';
import { LIMIT_NAMES } from './limits/guard.ts';
import { memoryLimits } from './limits/memory.ts';
import { readAliases, readModels } from './models/read-models.ts';
import { isReserved } from './routes/fields.ts';
import { findRoute } from './routes/find-route.ts';

/** A handler of requests, for any server with the fetch standard. */
export interface Gateway {
  (request: Request): Promise<Response>;
  /** Handles a request of another kind of server; `@hubkit/gateway/node` is made with it. */
  handle(incoming: Incoming): Promise<Outgoing>;
  /** True for a gateway with `allowedHosts`. @default false */
  readonly checksHosts?: boolean;
}

/** Shortest secret, in characters. */
const SHORTEST_SECRET = 32;

/**
 * Creates a handler that calls models for pages and programs, and keeps the keys on the server. OpenAI's routes are below `/v1/`,
 * wherever the handler is mounted: `/v1/chat/completions`, `/api/ai/v1/chat/completions`.
 *
 * @throws {TypeError} For options that make no sense.
 * @example
 * ```ts
 * export const gateway = createGateway({
 *   client: new InferenceClient(process.env.HF_TOKEN),
 *   models: ['meta-llama/Llama-3.1-8B-Instruct'],
 *   limits: { all: { requestsPerMinute: 60 } },
 * });
 * // Next.js: export { gateway as GET, gateway as POST };
 * ```
 */
export function createGateway(options: GatewayOptions): Gateway {
  const parts = readContext(options);
  const { authorize } = options;
  const rules: OriginRules = {
    allowedOrigins: new Set(options.allowedOrigins?.map(checkedOrigin)),
    allowedHosts: options.allowedHosts && new Set(options.allowedHosts.map((name) => name.toLowerCase())),
  };

  const respond = async (incoming: Incoming, requestId: string): Promise<Outgoing> => {
    checkOrigin(incoming, rules);
    if (incoming.method === 'OPTIONS') return preflight(incoming);
    const { run, rest } = findRoute(incoming.method, incoming.target);
    const user = authorize ? await authorize(incoming.toRequest()) : pageUser(incoming, rules);
    if (!user) throw new GatewayError('UNAUTHORIZED', 'The request has no valid credentials for this gateway.');
    return run({ parts, incoming, user: checkedUser(user), requestId, rest });
  };

  const handle = async (incoming: Incoming): Promise<Outgoing> => {
    const requestId = `req_${crypto.randomUUID()}`;
    const form = detectErrorForm(incoming);
    let reply: Outgoing;
    try {
      reply = await respond(incoming, requestId);
    } catch (error) {
      if (isInternal(error)) parts.onError(error, requestId);
      const toBody = form === 'anthropic' ? (await import('./routes/messages.ts')).failureBody : undefined;
      reply = errorReply(error, requestId, toBody);
    }
    Object.assign(reply.headers, corsHeaders(incoming, rules), {
      'x-request-id': requestId,
      ...(form === 'anthropic' && { 'request-id': requestId }),
      'x-content-type-options': 'nosniff',
    });
    if (!isEvents(reply.body)) reply.headers['cache-control'] = 'no-store';
    return reply;
  };

  return Object.assign(async (request: Request) => webResponse(await handle(webIncoming(request))), {
    handle,
    checksHosts: options.allowedHosts !== undefined,
  });
}

function readContext(options: GatewayOptions): GatewayContext {
  const { client, providers = {}, limits, callOptions, onUsage, onRequest, onAnswer } = options;
  checkNames('limits.', limits, ['user', 'all', 'store']);
  if (!client && Object.keys(providers).length === 0) {
    throw new TypeError('A gateway needs a `client` or `providers` with API keys.');
  }
  const missing = Object.entries(providers).find(([, key]) => typeof key !== 'string' || key === '');
  if (missing) throw new TypeError(`The API key of ${missing[0]} in \`providers\` is empty. Is its variable set?`);
  const secret = readSecret(options);
  const bounds = setBounds(options.bounds);
  const shared: CallOptions = { ...callOptions, localFiles: false, timeouts: { totalMs: bounds.callMs } };
  const models = readModels(options.models);
  const hooks = onRequest || onAnswer ? { onRequest, onAnswer } : undefined;
  const aliases = readAliases(options.aliases, models);
  return {
    client: client ?? new InferenceClient(),
    offer: { models, aliases, keys: providers, hasClient: client !== undefined, hasHooks: hooks !== undefined },
    bounds,
    parameters: readParameters(options.parameters),
    store: limits?.store ?? memoryLimits(),
    userLimits: checkedLimits('limits.user.', limits?.user),
    allLimits: limits?.all && checkedLimits('limits.all.', limits.all),
    chatForms: new Map(),
    callOptions: shared,
    handles: jobHandles(secret),
    streams: options.streams && { store: options.streams, handles: signedHandles(secret, 'stream') },
    hooks,
    onUsage,
    onError: safely(options.onError ?? logError),
  };
}

function logError(error: unknown, requestId: string): void {
  console.error(`hubkit gateway, ${requestId}:`, error);
}

/** Calls a reporter of errors. An error of its own is written on the console, and never reaches a call. */
function safely(report: (error: unknown, requestId: string) => unknown): (error: unknown, requestId: string) => void {
  return (error, requestId) => {
    const failed = (failure: unknown) => {
      logError(error, requestId);
      logError(failure, `${requestId}, onError`);
    };
    try {
      Promise.resolve(report(error, requestId)).catch(failed);
    } catch (failure) {
      failed(failure);
    }
  };
}

/** Reads the names of further parameters. Throws for those that the gateway bounds or sets itself. */
function readParameters(names: readonly string[] = []): ReadonlySet<string> {
  for (const name of names) {
    if (typeof name === 'string' && countedBy(name) === undefined && name !== 'stream' && !isReserved(name)) continue;
    throw new TypeError(`\`parameters\` cannot have ${JSON.stringify(name)}, which the gateway bounds or sets itself.`);
  }
  return new Set(names);
}

function pageUser(incoming: Incoming, rules: OriginRules): GatewayUser {
  if (isSameOriginPage(incoming) || isListed(incoming, rules.allowedOrigins)) return { id: 'page' };
  throw new GatewayError(
    'UNAUTHORIZED',
    'Only pages of the same origin, or of one in `allowedOrigins`, may call this gateway. Set `authorize` to let programs in.',
  );
}

function checkedUser(user: GatewayUser): GatewayUser {
  const { id, limits, signal } = user;
  if (typeof id !== 'string' || id === '') throw new TypeError('`authorize` returned a user without an id.');
  if (signal?.aborted) throw new GatewayError('UNAUTHORIZED', 'The access of this user has ended.');
  return limits === undefined ? user : { ...user, limits: checkedLimits('limits of a user: ', limits) };
}

function readSecret({ secret, streams }: GatewayOptions): string {
  if (secret !== undefined && secret.length < SHORTEST_SECRET) {
    throw new TypeError(`\`secret\` has to have at least ${SHORTEST_SECRET} characters.`);
  }
  if (secret === undefined && streams?.isShared) {
    throw new TypeError('`streams` outlive this process: set `secret`, so that their handles stay valid.');
  }
  return secret ?? randomSecret();
}

function randomSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Makes a response of the fetch standard. */
function webResponse({ status, headers, body }: Outgoing): Response {
  if (body === undefined) return new Response(null, { status, headers });
  if (isEvents(body)) return new Response(eventStream(body), { status, headers });
  return new Response(body as BodyInit, { status, headers });
}

function eventStream(events: EventSource): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const text = await events.next();
      if (text === undefined) controller.close();
      else controller.enqueue(encoder.encode(text));
    },
    cancel: () => events.cancel(),
  });
}

/** Returns limits without those that are undefined. Throws for a name that does not exist and for what is no positive number: it would limit nothing. */
function checkedLimits(path: string, given: Limits | undefined): Limits {
  checkNames(path, given, LIMIT_NAMES);
  const set = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
  for (const [name, value] of set) {
    if (!(typeof value === 'number' && value > 0)) throw new TypeError(`${path}${name} has to be a positive number.`);
  }
  return Object.fromEntries(set);
}
