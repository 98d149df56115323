import type { GatewayModels } from '@hubkit/gateway';
import { InferenceClient } from '@hubkit/inference';
import { keyVariable, PROVIDERS } from '@hubkit/inference/provider-facts';
import { UsageError } from '../command-line/errors.ts';
import { defaultModel } from '../connect/default-models.ts';
import type { Io } from '../io/io.ts';
import { openTransport } from '../io/open-transport.ts';
import { note } from '../io/print.ts';
import type { GatewayConfig } from './config.ts';

/** Credentials and models of a gateway. */
interface GatewayConnection {
  readonly client?: InferenceClient;
  readonly providers?: Readonly<Record<string, string>>;
  readonly models: GatewayModels;
  close(): Promise<void>;
}

/** Finds the credentials of a gateway: in its settings, in the environment, or those of the built-in emulator. */
export async function connectGateway(config: GatewayConfig, io: Io): Promise<GatewayConnection> {
  const close = async () => {};
  const fallback: GatewayModels = [defaultModel('text', undefined)];
  const { client, models = fallback } = config;
  const unknown = Object.keys(config.providers ?? {}).find((id) => !PROVIDERS.some((provider) => provider.id === id));
  if (unknown !== undefined)
    throw new UsageError(`There is no provider "${unknown}"; \`hubkit providers\` lists those that there are.`);
  if (client || config.providers) {
    if (!config.models) throw new UsageError('The configuration has no `models`: list those that the gateway offers.');
    return { ...(client && { client }), ...(config.providers && { providers: config.providers }), models, close };
  }
  const fetch = await fastFetch(io);
  const token = io.env.HF_TOKEN?.trim();
  if (token) return { client: new InferenceClient(token, { fetch }), models, close };
  const keys = PROVIDERS.flatMap(({ id }) => {
    const key = io.env[keyVariable(id)]?.trim();
    return key ? [[id, key] as const] : [];
  });
  if (keys.length > 0) return { providers: Object.fromEntries(keys), models, close };
  await note(io, 'hubkit: no token is set, so the built-in emulator responds; set HF_TOKEN to use the real service');
  const { EMULATOR_HUB_TOKEN, startEmulator } = await import('@hubkit/emulator');
  const emulator = await startEmulator();
  const emulated = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
  return { client: emulated, models, close: emulator.close };
}

/** The transport for Node, unless the caller has replaced `fetch`. */
async function fastFetch(io: Io): Promise<typeof globalThis.fetch> {
  return io.fetch === globalThis.fetch ? openTransport() : io.fetch;
}
