import type { Client, Transport, VersionNegotiationOptions } from '@modelcontextprotocol/client';
import { LimitError } from '../../contract/errors.ts';
import { importLazily } from '../../contract/import-lazily.ts';
import { answerInput } from './answer-input.ts';
import { CallDeadlines } from './call-deadlines.ts';
import { cleanSchema } from './clean-schema.ts';
import { LONGEST_SCHEMA, MOST_BYTES, MOST_PAGES } from './limits.ts';
import { loadSdk } from './load-sdk.ts';
import { type KnownServer, knownServer, rememberServer } from './mcp-cache.ts';
import type { McpAddress, McpOptions, McpTransport } from './mcp-options.ts';

/** A connection whose server has agreed on a revision of the protocol. */
export interface Connection {
  readonly client: Client;
  readonly deadlines: CallDeadlines;
  /** True if the revision was known before, and nothing has been requested. */
  readonly isFromCache: boolean;
  /** Notes what is known of the server by now. */
  remember(): void;
}

/** A program that is silent for longer has an earlier revision: those may ignore what they do not know. */
const LONGEST_PROBE_MS = 15_000;

/** Connects to a server in the newest revision of the protocol that both sides have. */
export async function openConnection(
  server: McpAddress | McpTransport,
  options: McpOptions,
  limits: { readonly timeout: number; readonly signal?: AbortSignal },
): Promise<Connection> {
  const [sdk, jsonSchemaValidator] = await Promise.all([
    loadSdk(() => import('@modelcontextprotocol/client')),
    outputValidator(),
  ]);
  const { cache, onInput } = options;
  const key = cache && 'url' in server ? createKey(server) : undefined;
  const known = cache && key !== undefined ? knownServer(cache, key) : undefined;
  const lists = known?.lists ?? new sdk.InMemoryResponseCacheStore();
  const client = new sdk.Client(
    { name: 'hubkit', version: '0.1.0' },
    {
      jsonSchemaValidator,
      listMaxPages: MOST_PAGES,
      responseCacheStore: lists,
      versionNegotiation: negotiation(server, options, limits.timeout),
      ...(onInput && { capabilities: { elicitation: { form: {}, url: {} } } }),
    },
  );
  const deadlines = new CallDeadlines();
  const closed = new AbortController();
  client.onclose = () => closed.abort(new Error('The connection to the MCP server has ended.'));
  if (onInput) {
    client.setRequestHandler('elicitation/create', ({ params }, { mcpReq }) => {
      const signal = AbortSignal.any([mcpReq.signal, closed.signal]);
      const name = client.getServerVersion()?.name ?? '';
      return deadlines.ask(() => answerInput(params, name, onInput, signal));
    });
  }
  const prior = findPrior(options, known);
  try {
    await client.connect(await openTransport(server), { ...limits, ...(prior && { prior }) });
  } catch (error) {
    await client.close();
    throw error;
  }
  return {
    client,
    deadlines,
    isFromCache: prior !== undefined && prior === known?.prior,
    remember: () => {
      const discover = client.getDiscoverResult();
      if (!cache || key === undefined) return;
      rememberServer(cache, key, discover ? { kind: 'modern', discover } : { kind: 'legacy' }, lists);
    },
  };
}

function findPrior({ protocol = 'auto' }: McpOptions, known: KnownServer | undefined): KnownServer['prior'] {
  return protocol === 'auto' ? known?.prior : undefined;
}

function negotiation(
  server: McpAddress | McpTransport,
  { protocol = 'auto' }: McpOptions,
  timeoutMs: number,
): VersionNegotiationOptions {
  if (protocol === '2025-11-25') return { mode: 'legacy' };
  if (protocol !== 'auto') return { mode: { pin: protocol } };
  // Over HTTP, silence is an outage.
  return { mode: 'auto', probe: 'url' in server ? {} : { timeoutMs: Math.min(timeoutMs, LONGEST_PROBE_MS) } };
}

/** What is known of a server holds for those who may see it. */
export function createKey({ url, headers }: McpAddress): string {
  return JSON.stringify([String(url), Object.entries({ ...headers }).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

async function openTransport(server: McpAddress | McpTransport): Promise<Transport> {
  // A transport of the SDK, of whose type only a part is named.
  if ('send' in server) return server as unknown as Transport;
  const { StreamableHTTPClientTransport } = await loadSdk(() => import('@modelcontextprotocol/client'));
  const { url, headers, fetch = globalThis.fetch } = server;
  return new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers: { ...headers } },
    fetch: limitedFetch(fetch, MOST_BYTES),
  });
}

/** A `fetch` whose responses fail beyond a number of bytes: all of a response is kept in memory before it is read. */
function limitedFetch(fetch: typeof globalThis.fetch, mostBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    // Without a body of its own, a request only listens: its stream may last as long as the connection.
    if (!response.body || init?.method !== 'POST') return response;
    let bytes = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes <= mostBytes) return controller.enqueue(chunk);
          controller.error(new LimitError(`A response of the MCP server has more than ${mostBytes} bytes.`));
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };
}

type ClientOptions = NonNullable<ConstructorParameters<typeof Client>[1]>;
type Provider = NonNullable<ClientOptions['jsonSchemaValidator']>;

/**
 * Creates the check of structured results. It generates no code, knows no patterns, and lets pass what it cannot check: a schema that
 * is wrong or large must not disable its tool.
 */
async function outputValidator(): Promise<Provider> {
  const { Validator } = await importLazily('JSON Schema', () => import('@cfworker/json-schema'));
  return {
    getValidator(schema) {
      // What the schema says of a value is the caller's to believe.
      const passed = (data: unknown) => ({ valid: true as const, data: data as never, errorMessage: undefined });
      if (!(schema instanceof Object) || JSON.stringify(schema).length > LONGEST_SCHEMA) return passed;
      try {
        const validator = new Validator(cleanSchema(schema, 'result'), '2020-12');
        return (data) => {
          const problem = firstError(validator, data);
          return problem ? { valid: false, data: undefined, errorMessage: problem } : passed(data);
        };
      } catch {
        return passed;
      }
    },
  };
}

function firstError(
  validator: { validate(value: unknown): { errors: { error: string; instanceLocation: string }[] } },
  data: unknown,
) {
  try {
    const innermost = validator.validate(data).errors.at(-1);
    return innermost && `${innermost.instanceLocation}: ${innermost.error}`.slice(0, 300);
  } catch {
    // A reference that leads nowhere.
    return undefined;
  }
}
