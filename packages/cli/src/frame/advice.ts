/** What tells failures of a call apart; each field is read only where it is what it should be. */
interface CallFailure {
  readonly code?: unknown;
  readonly fault?: unknown;
  readonly response?: { readonly status?: unknown };
}

/** By what kept a request from getting through. */
const byFault: Readonly<Record<string, string>> = {
  refused: 'Nothing listens there: start the server, or correct the address.',
  dns: 'Nobody knows that name: correct the address, or check that this machine is online.',
  tls: 'Its certificate is not trusted here: correct the address, or ask who runs the server.',
};

const byStatus: Readonly<Record<number, string>> = {
  401: 'Check the token or key in the environment: it may be mistyped or expired.',
  402: 'Add credits to the account, let an organization pay with --bill-to, or set a key of the provider itself.',
  403: 'Give the token the permission to call inference providers, or use another one.',
  404: 'Check the id of the model; without a token only the few models of the built-in emulator are known.',
  429: 'Wait a moment, then try again.',
};

/** What somebody can do about a failed call; undefined where its message is all that is known. */
export function adviceOn(error: unknown): string | undefined {
  const { code, fault, response } = (error ?? {}) as CallFailure;
  if (code === 'CONNECTION') return byFault[String(fault)] ?? 'Check that this machine is online, then try again.';
  if (code === 'TIMEOUT') return 'Try again, ask for less, or choose another --provider.';
  if (code !== 'HUB_API' && code !== 'PROVIDER_API') return undefined;
  const status = Number(response?.status);
  return byStatus[status] ?? (status >= 500 ? 'Try again in a moment, or choose another --provider.' : undefined);
}
