import { CliError, UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { toMembers } from '../io/is-object.ts';
import type { AgentTarget } from './agent.ts';

/** Choice of a target; without any, it is the gateway of this machine. */
export interface TargetFlags {
  readonly gateway?: string | undefined;
  readonly provider?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly model?: string | undefined;
  readonly smallModel?: string | undefined;
}

const GATEWAY = 'http://127.0.0.1:8787/v1';
const ROUTER = 'https://router.huggingface.co/v1';

/** Time in ms in which a server has to list its models. */
const LIST_MS = 10_000;

/** Finds the address, the key and the models of an agent. */
export async function findTarget(flags: TargetFlags, agent: string, io: Io): Promise<AgentTarget> {
  const given = ['gateway', 'provider', 'endpoint'].filter((name) => flags[name as keyof TargetFlags] !== undefined);
  if (given.length > 1) throw new UsageError(`Give one of ${given.map((name) => `--${name}`).join(' and ')}.`);
  const { provider, endpoint, gateway } = flags;
  if (provider !== undefined) return routerTarget(provider, flags, io);
  const keyFrom = endpoint === undefined ? 'HUBKIT_GATEWAY_KEY' : 'HUBKIT_ENDPOINT_KEY';
  const key = io.env[keyFrom]?.trim();
  const server = { baseUrl: toBaseUrl(endpoint ?? gateway ?? GATEWAY), key: key || 'none' };
  const listed = await listModels(server, endpoint === undefined, io);
  const model = flags.model ?? firstModel(listed, agent);
  if (model === undefined) throw new CliError(`${server.baseUrl}/models lists no models: give --model.`);
  const maxTokens = listed.find(({ id }) => id === model)?.maxTokens;
  return { ...server, keyFrom: key ? keyFrom : undefined, ...toModels(model, flags), maxTokens };
}

/** The hub's router serves every dialect for each of its providers. */
function routerTarget(provider: string, flags: TargetFlags, io: Io): AgentTarget {
  const key = io.env.HF_TOKEN?.trim();
  if (!key) {
    throw new UsageError(
      '--provider calls the router of the hub and needs HF_TOKEN. For a key of the provider itself, start `hubkit gateway`.',
    );
  }
  if (flags.model === undefined) throw new UsageError('--provider needs --model, such as --model openai/gpt-oss-120b.');
  const named = (model: string) => (provider === 'auto' || model.includes(':') ? model : `${model}:${provider}`);
  const { model, smallModel } = toModels(flags.model, flags);
  return {
    baseUrl: ROUTER,
    key,
    keyFrom: 'HF_TOKEN',
    model: named(model),
    smallModel: named(smallModel),
    maxTokens: undefined,
  };
}

function toModels(model: string, { smallModel = model }: TargetFlags) {
  return { model, smallModel };
}

/** The address that ends in `/v1`. */
function toBaseUrl(given: string): string {
  if (!URL.canParse(given) || !/^https?:/.test(given))
    throw new UsageError(`"${given}" is not an address such as ${GATEWAY}.`);
  const address = given.replace(/\/+$/, '');
  return /\/v\d+$/.test(address) ? address : `${address}/v1`;
}

/** For Claude Code, the first model that it would list itself. */
function firstModel(listed: readonly ListedModel[], agent: string): string | undefined {
  const own = agent === 'claude' ? listed.find(({ id }) => id.includes('claude')) : undefined;
  return (own ?? listed[0])?.id;
}

interface ListedModel {
  readonly id: string;
  readonly maxTokens: number | undefined;
}

/** The models that a server lists. Throws if it does not respond, or lets nobody in without a key. */
async function listModels(
  { baseUrl, key }: { readonly baseUrl: string; readonly key: string },
  isGateway: boolean,
  io: Io,
): Promise<readonly ListedModel[]> {
  const start = isGateway ? ' Start one with `hubkit gateway`, or name another with --gateway.' : ' Is it running?';
  const signal = AbortSignal.any([io.signal, AbortSignal.timeout(LIST_MS)]);
  const reply = await io
    .fetch(`${baseUrl}/models`, { headers: { authorization: `Bearer ${key}` }, signal })
    .catch((cause: unknown) => {
      io.signal.throwIfAborted();
      throw new CliError(`Nothing responds at ${baseUrl}.${start}`, { cause });
    });
  if (reply.status === 401 || reply.status === 403) {
    const name = isGateway ? 'HUBKIT_GATEWAY_KEY' : 'HUBKIT_ENDPOINT_KEY';
    throw new CliError(
      `${baseUrl} needs a key: set ${name}${isGateway ? ' to one of `hubkit gateway keys create`' : ''}.`,
    );
  }
  return modelsIn(reply.ok ? await reply.json().catch(() => undefined) : undefined);
}

function modelsIn(list: unknown): readonly ListedModel[] {
  const { data } = toMembers(list);
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry: unknown) => {
    const { id, max_completion_tokens: most } = toMembers(entry);
    return typeof id === 'string' ? [{ id, maxTokens: typeof most === 'number' ? most : undefined }] : [];
  });
}
