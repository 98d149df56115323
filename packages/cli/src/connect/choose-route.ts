import { keyVariable } from '@hubkit/inference/provider-facts';
import { closest } from '@hubkit/task-types/closest';
import { UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';

/** The options that choose where a call goes. */
export interface RouteFlags {
  readonly provider?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly billTo?: string | undefined;
  readonly emulator?: boolean | undefined;
}

/** The destination of a call, and its credentials. */
export type Route =
  | { readonly type: 'emulator'; readonly provider: string | undefined; readonly isAsked: boolean }
  | {
      readonly type: 'endpoint';
      readonly url: string;
      readonly accessToken: string | undefined;
      /** The environment variable that named the server. */
      readonly variable?: string;
    }
  | { readonly type: 'hub'; readonly provider: string | undefined; readonly accessToken: string }
  | { readonly type: 'provider'; readonly provider: string; readonly accessToken: string; readonly isAsked: boolean };

/**
 * Chooses where calls go for a list of providers (`--provider groq,together`), in its order. Each provider is called with its
 * own key if it is set, otherwise through the hub.
 */
export function chooseRoutes(
  flags: RouteFlags,
  env: Io['env'],
  providerIds: readonly string[],
): readonly [Route, ...Route[]] {
  const listed = flags.provider?.split(',').map((id) => id.trim()) ?? [];
  const [first = chooseRoute(flags, env, providerIds), ...others] =
    listed.length > 1 ? listed.map((provider) => chooseRoute({ ...flags, provider }, env, providerIds)) : [];
  const withoutKey = [first, ...others].find(({ type }) => type === 'emulator');
  if (withoutKey?.type === 'emulator' && [first, ...others].some(({ type }) => type !== 'emulator')) {
    const { provider = '' } = withoutKey;
    throw new UsageError(`--provider: there is no key for ${provider}. Set ${keyVariable(provider)} or HF_TOKEN.`);
  }
  return [first, ...others];
}

/**
 * Chooses where calls go, from options and environment. The API key of a named provider wins over HF_TOKEN,
 * because it is more specific. Billing an organization requires the hub. OPENAI_BASE_URL, which the tools of OpenAI read, names a
 * server for `--provider openai`, and where there is no HF_TOKEN.
 */
export function chooseRoute(flags: RouteFlags, env: Io['env'], providerIds: readonly string[]): Route {
  const { provider, endpoint, billTo, emulator = false } = flags;
  if (endpoint !== undefined) return endpointRoute(endpoint, flags, env);
  if (provider !== undefined && provider !== 'auto') checkProvider(provider, providerIds);
  if (emulator) return { type: 'emulator', provider, isAsked: true };
  const hubToken = readVariable(env, 'HF_TOKEN');
  if (provider === 'openai' || (provider === undefined && hubToken === undefined)) {
    const route = openaiServer(env);
    if (route !== undefined) return route;
  }
  const named = provider === undefined ? undefined : readProviderKey(env, provider);
  if (provider !== undefined && named !== undefined && billTo === undefined) {
    return { type: 'provider', provider, accessToken: checkProviderKey(named, provider), isAsked: true };
  }
  if (hubToken !== undefined) return { type: 'hub', provider, accessToken: checkHubToken(hubToken) };
  if (billTo !== undefined && named !== undefined) {
    throw new UsageError('--bill-to requires HF_TOKEN.');
  }
  if (provider !== undefined && provider !== 'auto') return { type: 'emulator', provider, isAsked: false };
  return onlyProvider(env, providerIds) ?? { type: 'emulator', provider, isAsked: false };
}

function checkProvider(provider: string, providerIds: readonly string[]): void {
  if (providerIds.includes(provider)) return;
  const near = closest(provider, providerIds);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  throw new UsageError(`--provider: unknown provider "${provider}".${hint} \`hubkit providers\` lists them.`);
}

function onlyProvider(env: Io['env'], providerIds: readonly string[]): Route | undefined {
  const withKey = providerIds.filter((id) => readProviderKey(env, id) !== undefined);
  const [provider] = withKey;
  if (provider === undefined) return undefined;
  if (withKey.length > 1) {
    throw new UsageError(`${withKey.map(keyVariable).join(' and ')} are set: choose with --provider.`);
  }
  const accessToken = checkProviderKey(readProviderKey(env, provider) ?? '', provider);
  return { type: 'provider', provider, accessToken, isAsked: false };
}

function endpointRoute(endpoint: string, { provider, billTo, emulator }: RouteFlags, env: Io['env']): Route {
  const other = [
    [provider, '--provider'],
    [billTo, '--bill-to'],
    [emulator || undefined, '--emulator'],
  ].find(([value]) => value !== undefined);
  if (other) throw new UsageError(`--endpoint cannot be combined with ${other[1]}.`);
  const url = readUrl('--endpoint', endpoint);
  const accessToken =
    readVariable(env, 'ENDPOINT_API_KEY') ?? (isOfHub(url) ? readVariable(env, 'HF_TOKEN') : undefined);
  return { type: 'endpoint', url: endpoint, accessToken };
}

/** Returns the server of OPENAI_BASE_URL, unless it is OpenAI's own. */
function openaiServer(env: Io['env']): Route | undefined {
  const variable = 'OPENAI_BASE_URL';
  const address = readVariable(env, variable);
  if (address === undefined || readUrl(variable, address).hostname === 'api.openai.com') return undefined;
  return { type: 'endpoint', url: address, accessToken: readVariable(env, 'OPENAI_API_KEY'), variable };
}

function readUrl(name: string, address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new UsageError(`${name} must be a URL such as http://127.0.0.1:8080/v1, not "${address}".`);
}

/** Returns true for hosts of the hub. Hub tokens are sent to no other host. */
function isOfHub({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' && /(^|\.)(huggingface\.co|endpoints\.huggingface\.cloud|hf\.co)$/.test(hostname);
}

function checkHubToken(token: string): string {
  if (!token.startsWith('hf_')) throw new UsageError('HF_TOKEN is not a hub token: hub tokens start with hf_.');
  return token;
}

function checkProviderKey(key: string, provider: string): string {
  if (!key.startsWith('hf_')) return key;
  throw new UsageError(`${keyVariable(provider)} contains a hub token. Set HF_TOKEN instead.`);
}

/** Reads the API key of a provider; undefined for providers that are reached only through the router. */
function readProviderKey(env: Io['env'], provider: string): string | undefined {
  const variable = keyVariable(provider);
  return variable === 'HF_TOKEN' ? undefined : readVariable(env, variable);
}

function readVariable(env: Io['env'], name: string): string | undefined {
  return env[name]?.trim() || undefined;
}
