import type { CallOptions, ProviderOrPolicy } from '@hubkit/inference';
import { keyVariable, PROVIDERS } from '@hubkit/inference/provider-facts';
import { UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { note } from '../io/print.ts';
import { openStatusLine, type StatusLine } from '../io/status-line.ts';
import { type Config, readConfig } from '../settings/config.ts';
import { hubAddress } from '../settings/hub.ts';
import { type CallFlags, callOptions } from './call-options.ts';
import { chooseRoutes, type Route, type RouteFlags } from './choose-route.ts';
import { type DefaultKind, defaultModel } from './default-models.ts';
import { findServedModel } from './served-model.ts';

/** The target of a call, as the client takes it. */
interface ConnectionTarget {
  readonly accessToken?: string;
  readonly provider?: ProviderOrPolicy;
  readonly model?: string;
  readonly endpointUrl?: string;
  /** Further targets, tried in turn after this one has failed. */
  readonly fallbacks?: readonly ConnectionTarget[];
}

/** Target and options of all calls of the client. */
export interface Connection {
  readonly target: ConnectionTarget;
  readonly options: CallOptions;
  /** Shows how far a call is. */
  readonly status: StatusLine;
  /** Stops the emulator, if one was started. */
  close(): Promise<void>;
}

export interface ConnectionFlags extends RouteFlags, CallFlags {
  readonly model?: string | undefined;
  readonly verbose: boolean;
}

/** The task of a call, and the kind of its default model. */
export interface TaskHint {
  readonly task: string;
  /** @default the first of our models for the task that the provider serves, else the most liked one */
  readonly kind?: DefaultKind;
}

/** Chooses where calls go, prints the choice if it may be unexpected, and starts the emulator if needed. */
export async function connect(given: ConnectionFlags, hint: TaskHint, io: Io): Promise<Connection> {
  rejectEmpty(given);
  const flags = withConfig(given, hint, await readConfig(io));
  const { INFERENCE_PROVIDERS } = await import('@hubkit/inference/provider-facts');
  const [route, ...others] = chooseRoutes(flags, io.env, INFERENCE_PROVIDERS);
  const status = openStatusLine(io);
  const options = callOptions(flags, status, io);
  if (route.type !== 'emulator') {
    const model = modelFor(route, flags.model, hint) ?? (await chosenModel(route, hint, io));
    await announce(route, { ...flags, model }, io);
    const fallbacks = others.map((other) => createTarget(other, modelFor(other, flags.model, hint)));
    return {
      target: { ...createTarget(route, model), ...(fallbacks.length > 0 && { fallbacks }) },
      options,
      status,
      close: async () => status.clear(),
    };
  }
  await announce(route, flags, io);
  const { accessToken, endpoints, close } = await startEmbedded(route.provider);
  try {
    const model = modelFor(route, flags.model, hint);
    const isFixed = flags.model !== undefined || isDirectOnly(route.provider);
    const wish = {
      hub: endpoints.hub,
      task: hint.task,
      provider: knownProvider(route.provider),
      preferred: model === undefined ? [] : [model],
    };
    const served = isFixed ? model : await findServedModel(wish, io);
    if (served !== undefined && flags.model === undefined && hint.kind === undefined) await noteModel(served, io);
    const fallbacks = others.map((other) => ({ ...createTarget(other, served), accessToken }));
    return {
      target: { ...createTarget(route, served), accessToken, ...(fallbacks.length > 0 && { fallbacks }) },
      options: { ...options, endpoints },
      status,
      close: () => {
        status.clear();
        return close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Rejects the empty value of an unset variable, `--model "$MODEL"`, which would count as a model without a name. */
function rejectEmpty({ model, provider, endpoint, billTo }: ConnectionFlags): void {
  const [flag] =
    Object.entries({ '--model': model, '--provider': provider, '--endpoint': endpoint, '--bill-to': billTo }).find(
      ([, value]) => value?.trim() === '',
    ) ?? [];
  if (flag !== undefined) throw new UsageError(`${flag} is empty: give it a value, or leave it out.`);
}

/** Completes the flags with the user's settings, and replaces short names of models by their ids. */
function withConfig(flags: ConnectionFlags, { task, kind }: TaskHint, config: Config): ConnectionFlags {
  const {
    model = config[`tasks.${task}`] ?? (task === 'conversational' && kind !== undefined ? config.model : undefined),
  } = flags;
  const isPlaced = flags.provider !== undefined || flags.endpoint !== undefined || flags.emulator === true;
  const timeout = flags.timeout ?? (config.timeout === undefined ? undefined : Number(config.timeout));
  return {
    ...flags,
    model: model === undefined ? undefined : (config[`aliases.${model}`] ?? model),
    timeout,
    ...(isPlaced ? {} : config.provider === undefined ? { endpoint: config.endpoint } : { provider: config.provider }),
  };
}

/** The model of a call; undefined where the service chooses it. */
function modelFor(route: Route, asked: string | undefined, { kind }: TaskHint): string | undefined {
  const provider = route.type === 'endpoint' ? undefined : route.provider;
  if (asked !== undefined) return isDirectOnly(provider) && !asked.includes('/') ? `${provider}/${asked}` : asked;
  return kind === undefined || route.type === 'endpoint' ? undefined : defaultModel(kind, provider);
}

/** Chooses a model that the hub lists for the task, and names it. */
async function chosenModel(route: Route, { task }: TaskHint, io: Io): Promise<string | undefined> {
  // The client itself knows the model that hf-inference recommends.
  if (route.type === 'endpoint' || route.provider === 'hf-inference' || isDirectOnly(route.provider)) return undefined;
  const { TASKS_DATA } = await import('@hubkit/catalog/pages');
  const page = Object.hasOwn(TASKS_DATA, task) ? TASKS_DATA[task as keyof typeof TASKS_DATA] : undefined;
  const wish = {
    hub: hubAddress(io.env),
    task,
    provider: knownProvider(route.provider),
    preferred: (page?.models ?? []).map(({ id }) => id),
    pipelineTag: task,
    token: io.env.HF_TOKEN?.trim() || undefined,
  };
  const model = await findServedModel(wish, io);
  if (model !== undefined) await noteModel(model, io);
  return model;
}

function noteModel(model: string, io: Io): Promise<void> {
  return note(io, `hubkit: no --model is given, so ${model} responds`);
}

/** The provider, where one is named. */
function knownProvider(provider: string | undefined): string | undefined {
  return provider === 'auto' ? undefined : provider;
}

/** True for providers that take their own models and keys only: their model ids begin with the name of the provider. */
function isDirectOnly(provider: string | undefined): boolean {
  return PROVIDERS.some(({ id, access }) => id === provider && access === 'direct');
}

function createTarget(route: Route, model: string | undefined): ConnectionTarget {
  const accessToken = route.type === 'emulator' ? undefined : route.accessToken;
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

async function startEmbedded(provider: string | undefined) {
  const { EMULATOR_HUB_TOKEN, emulatorProviderKey, startEmulator } = await import('@hubkit/emulator');
  const { endpoints, close } = await startEmulator();
  const isDirect = provider !== undefined && isDirectOnly(provider);
  return { accessToken: isDirect ? emulatorProviderKey(provider) : EMULATOR_HUB_TOKEN, endpoints, close };
}

async function announce(route: Route, { verbose: isVerbose, model }: ConnectionFlags, io: Io): Promise<void> {
  if (route.type === 'emulator' && !route.isAsked) {
    const { provider } = route;
    const keys = new Set(['HF_TOKEN', ...(provider && provider !== 'auto' ? [keyVariable(provider)] : [])]);
    await note(
      io,
      `hubkit: no token is set, so the built-in emulator responds; set ${[...keys].join(' or ')} to use the real service`,
    );
  } else if (route.type === 'provider' && (isVerbose || !route.isAsked)) {
    const chosen = model === undefined ? '' : `, model ${model}`;
    await note(io, `hubkit: calling ${route.provider} directly with ${keyVariable(route.provider)}${chosen}`);
  } else if (route.type === 'endpoint' && route.variable !== undefined) {
    await note(io, `hubkit: calling ${route.url}, the server of ${route.variable}`);
  } else if (isVerbose && route.type === 'hub') {
    await note(io, 'hubkit: calling through the router of the hub with HF_TOKEN');
  }
}
