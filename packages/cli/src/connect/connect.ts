import type { CallOptions, ProviderOrPolicy } from '@hubkit/inference';
import { keyVariable } from '@hubkit/inference/provider-facts';
import type { Io } from '../io/io.ts';
import { note } from '../io/print.ts';
import { chooseRoute, type Route, type RouteFlags } from './choose-route.ts';

/** The target of a call, as the client takes it. */
interface ConnectionTarget {
  readonly accessToken?: string;
  readonly provider?: ProviderOrPolicy;
  readonly model?: string;
  readonly endpointUrl?: string;
}

/** Target and options of all calls of the client. */
export interface Connection {
  readonly target: ConnectionTarget;
  readonly options: CallOptions;
  /** Stops the emulator, if one was started. */
  close(): Promise<void>;
}

export interface ConnectionFlags extends RouteFlags {
  readonly model?: string | undefined;
  readonly verbose: boolean;
}

/** The task, for choosing a default model. */
export interface TaskHint {
  readonly task: string;
  /** Model to use without --model. @default the model that the hub recommends */
  readonly defaultModel?: string;
}

/** Chooses where calls go, prints the choice if it may be unexpected, and starts the emulator if needed. */
export async function connect(flags: ConnectionFlags, hint: TaskHint, io: Io): Promise<Connection> {
  const { INFERENCE_PROVIDERS } = await import('@hubkit/inference/provider-facts');
  const route = chooseRoute(flags, io.env, INFERENCE_PROVIDERS);
  await announce(route, flags, io);
  const options: CallOptions = {
    fetch: io.fetch,
    signal: io.signal,
    ...(flags.billTo === undefined ? {} : { billTo: flags.billTo }),
  };
  if (route.type !== 'emulator') {
    const model = flags.model ?? (route.type === 'endpoint' ? undefined : hint.defaultModel);
    return { target: targetOf(route, model, route.accessToken), options, close: async () => {} };
  }
  const { accessToken, endpoints, close } = await startEmbedded();
  try {
    const model = flags.model ?? (await firstModel(`${endpoints.hub}/api/models`, hint.task, route.provider, io));
    return { target: targetOf(route, model, accessToken), options: { ...options, endpoints }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function targetOf(route: Route, model: string | undefined, accessToken: string | undefined): ConnectionTarget {
  return {
    ...(accessToken === undefined ? {} : { accessToken }),
    ...(model === undefined ? {} : { model }),
    ...(route.type === 'endpoint' ? { endpointUrl: route.url } : {}),
    // The client rejects unknown providers with a list of the known ones.
    ...(route.type !== 'endpoint' && route.provider !== undefined
      ? { provider: route.provider as ProviderOrPolicy }
      : {}),
  };
}

async function startEmbedded() {
  const { EMULATOR_HUB_TOKEN, startEmulator } = await import('@hubkit/emulator');
  const { endpoints, close } = await startEmulator();
  return { accessToken: EMULATOR_HUB_TOKEN, endpoints, close };
}

/** Returns the first model that the emulator serves for a task. It may not serve the model that the hub recommends. */
async function firstModel(
  address: string,
  task: string,
  provider: string | undefined,
  io: Io,
): Promise<string | undefined> {
  const served = provider === undefined || provider === 'auto' ? 'all' : provider;
  const query = new URLSearchParams({ pipeline_tag: task, inference_provider: served, limit: '1' });
  const answer = await io.fetch(`${address}?${query}`, { signal: io.signal });
  const models: unknown = await answer.json();
  const id: unknown = Array.isArray(models) ? models[0]?.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

async function announce(route: Route, { verbose: isVerbose }: ConnectionFlags, io: Io): Promise<void> {
  if (route.type === 'emulator' && !route.isAsked) {
    const { provider } = route;
    const keys = new Set(['HF_TOKEN', ...(provider && provider !== 'auto' ? [keyVariable(provider)] : [])]);
    await note(
      io,
      `hubkit: no token is set, so the built-in emulator responds; set ${[...keys].join(' or ')} to use the real service`,
    );
  } else if (route.type === 'provider' && (isVerbose || !route.isAsked)) {
    await note(io, `hubkit: calling ${route.provider} directly with ${keyVariable(route.provider)}`);
  } else if (isVerbose && route.type === 'hub') {
    await note(io, 'hubkit: calling through the router of the hub with HF_TOKEN');
  }
}
