import { CliError, UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
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
  const server = { baseUrl: baseUrlOf(endpoint ?? gateway ?? GATEWAY), key: key || 'none' };
  const model = flags.model ?? (await firstModel(server, { agent, isGateway: endpoint === undefined }, io));
  return { ...server, keyFrom: key ? keyFrom : undefined, ...modelsOf(model, flags) };
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
  const { model, smallModel } = modelsOf(flags.model, flags);
  return { baseUrl: ROUTER, key, keyFrom: 'HF_TOKEN', model: named(model), smallModel: named(smallModel) };
}

function modelsOf(model: string, { smallModel = model }: TargetFlags) {
  return { model, smallModel };
}

/** The address that ends in `/v1`. */
function baseUrlOf(given: string): string {
  if (!URL.canParse(given) || !/^https?:/.test(given))
    throw new UsageError(`"${given}" is no address such as ${GATEWAY}.`);
  const address = given.replace(/\/+$/, '');
  return /\/v\d+$/.test(address) ? address : `${address}/v1`;
}

/** The first model that a server lists; for Claude Code, one that it would list itself. */
async function firstModel(
  { baseUrl, key }: { readonly baseUrl: string; readonly key: string },
  { agent, isGateway }: { readonly agent: string; readonly isGateway: boolean },
  io: Io,
): Promise<string> {
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
  const list: unknown = reply.ok ? await reply.json().catch(() => undefined) : undefined;
  const ids = idsOf(list);
  const model = (agent === 'claude' ? ids.find((id) => id.includes('claude')) : undefined) ?? ids[0];
  if (model === undefined)
    throw new CliError(`${baseUrl}/models lists no models (status ${reply.status}): give --model.`);
  return model;
}

function idsOf(list: unknown): readonly string[] {
  const data = typeof list === 'object' && list !== null && 'data' in list ? list.data : undefined;
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string' ? [entry.id] : [],
  );
}
