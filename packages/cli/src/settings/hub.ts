import { CliError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';

const timeoutMs = 15_000;

/** The address of the hub: HF_ENDPOINT, or the public one. */
export function hubAddress(env: Io['env']): string {
  return (env.HF_ENDPOINT?.trim() || 'https://huggingface.co').replace(/\/+$/, '');
}

/** Asks the hub. A path such as `/api/whoami-v2`; the token is sent if there is one. */
async function askHub(path: string, token: string | undefined, io: Io): Promise<Response> {
  const signal = AbortSignal.any([io.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    return await io.fetch(`${hubAddress(io.env)}${path}`, {
      signal,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  } catch (cause) {
    io.signal.throwIfAborted();
    const reason = proxyFault(cause) ?? 'Check your network connection and HF_ENDPOINT';
    throw new CliError(`The hub cannot be reached at ${hubAddress(io.env)}. ${reason}.`, { cause });
  }
}

/** What the transport says of a proxy, with the variables that name it; undefined for other faults. */
function proxyFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return;
  return error.name === 'ProxyError' ? error.message.replace(/^t/, 'T') : proxyFault(error.cause);
}

/** Asks the hub with HF_TOKEN; without a token, the emulator answers. */
export async function askHubOrEmulator(path: string, io: Io): Promise<Response> {
  const token = io.env.HF_TOKEN?.trim();
  if (token) return askHub(path, token, io);
  const { createEmulator } = await import('@hubkit/emulator');
  return createEmulator().fetch(new Request(`http://127.0.0.1/hub${path}`));
}

/** The owner of a token. */
export interface Account {
  readonly name: string;
  readonly organizations: readonly string[];
  /** Permission of the token: `read`, `write` or `fineGrained`. */
  readonly role: string | undefined;
  readonly tokenName: string | undefined;
}

/** Asks the hub whose a token is; undefined if the hub does not accept it. */
export async function readAccount(token: string, io: Io): Promise<Account | undefined> {
  const response = await askHub('/api/whoami-v2', token, io);
  if (response.status === 401 || response.status === 403) return undefined;
  if (!response.ok) throw new CliError(`The hub answered ${response.status} to the question whose the token is.`);
  const { name, orgs, auth } = (await response.json()) as {
    readonly name?: unknown;
    readonly orgs?: unknown;
    readonly auth?: { readonly accessToken?: { readonly role?: string; readonly displayName?: string } };
  };
  const organizations = Array.isArray(orgs) ? orgs.map((org: { readonly name?: unknown }) => String(org.name)) : [];
  const { role, displayName } = auth?.accessToken ?? {};
  return { name: String(name), organizations, role, tokenName: displayName };
}
