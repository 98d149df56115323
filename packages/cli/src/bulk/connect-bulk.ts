import { createHash } from 'node:crypto';
import type { CallOptions, CallTarget, CallTargets, InferenceClient } from '@hubkit/inference';
import { UsageError } from '../command-line/errors.ts';
import { chooseRoute } from '../connect/choose-route.ts';
import { type ConnectionFlags, connect } from '../connect/connect.ts';
import type { Io } from '../io/io.ts';
import { openTransport } from '../io/open-transport.ts';
import { note } from '../io/print.ts';

/** A client for all calls of a run, and where they go. */
export interface BulkConnection {
  readonly client: InferenceClient;
  /** Hash of the key of the calls; undefined for one without. */
  readonly account?: string;
  /** Router that calls go to; undefined for that of the hub. */
  readonly router?: string;
  /** Transport of the client. */
  readonly fetch?: Io['fetch'];
  readonly target: Pick<CallTargets, 'provider' | 'model' | 'fallbacks'>;
  /** Closes connections, and stops the emulator if one was started. */
  close(): Promise<void>;
}

/** Connects a run. Of several providers, the first decides the route: the others follow it, or have an API key each. */
export async function connectBulk(flags: ConnectionFlags, task: string, io: Io): Promise<BulkConnection> {
  const { InferenceClient } = await import('@hubkit/inference');
  const [first, ...others] = flags.provider?.split(',').map((name) => name.trim()) ?? [];
  const further = await furtherTargets(flags, first, others, io);
  const isChat = task === 'conversational';
  const connection = await connect({ ...flags, provider: first }, { task, ...(isChat && { kind: 'text' }) }, io);
  // A run may cost money for thousands of rows, so a model chosen by default is named. Other tasks name theirs themselves.
  if (isChat && flags.model === undefined && connection.target.model !== undefined)
    await note(io, `hubkit: no --model is given, so ${connection.target.model} responds`);
  const { accessToken, endpointUrl, provider, model } = connection.target;
  const { signal: _, fetch: given = io.fetch, ...options }: CallOptions = connection.options;
  const transport = await openFasterTransport(given);
  const client = new InferenceClient(accessToken, {
    ...options,
    fetch: transport.fetch,
    ...(endpointUrl === undefined ? {} : { endpointUrl }),
  });
  return {
    client,
    fetch: transport.fetch,
    ...(options.endpoints?.router !== undefined && { router: options.endpoints.router }),
    ...(accessToken === undefined ? {} : { account: hashKey(accessToken) }),
    target: {
      ...(model === undefined ? {} : { model }),
      ...(provider === undefined ? {} : { provider }),
      ...further(model),
    },
    async close() {
      await transport.close();
      await connection.close();
    },
  };
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}

/** The targets after the first provider: with a key each for a direct call, otherwise in the list of providers. */
async function furtherTargets(
  flags: ConnectionFlags,
  first: string | undefined,
  others: readonly string[],
  io: Io,
): Promise<(model: string | undefined) => Pick<CallTargets, 'provider' | 'fallbacks'>> {
  if (others.length === 0) return () => ({});
  const { INFERENCE_PROVIDERS } = await import('@hubkit/inference/provider-facts');
  const routes = [first, ...others].map((provider) => chooseRoute({ ...flags, provider }, io.env, INFERENCE_PROVIDERS));
  if (routes[0]?.type !== 'provider') {
    // chooseRoute has checked the names.
    return () => ({ provider: [first, ...others] as never });
  }
  const direct = routes.slice(1).map((route, index) => {
    if (route.type === 'provider') return route;
    throw new UsageError(
      `--provider: ${others[index]} has no API key, and ${first} is called with one. Set its key, too.`,
    );
  });
  return (model) => ({
    fallbacks: direct.map(
      ({ provider, accessToken }): CallTarget => ({ provider: provider as never, accessToken, model }),
    ),
  });
}

/** The faster transport for Node in the place of the built-in fetch; a fetch of a test stays. */
async function openFasterTransport(
  fetch: Io['fetch'],
): Promise<{ readonly fetch: Io['fetch']; close(): Promise<void> }> {
  if (fetch !== globalThis.fetch) return { fetch, close: async () => {} };
  const transport = await openTransport();
  return { fetch: transport, close: () => transport.close() };
}
