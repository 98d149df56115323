/** The error fields that distinguish failures; each is checked before use. */
interface CallFailure {
  readonly code?: unknown;
  readonly fault?: unknown;
  readonly request?: { readonly url?: unknown };
  readonly response?: { readonly status?: unknown };
}

/** Advice by the kind of connection failure. */
const byFault: Readonly<Record<string, string>> = {
  refused: 'No server is listening at this address: start it, or correct the address.',
  dns: 'The host name could not be resolved: correct the address, or check your network connection.',
  tls: 'The certificate of the server is not trusted: correct the address, or contact the operator of the server.',
};

const byStatus: Readonly<Record<number, string>> = {
  401: 'Check the token or key in the environment: it may be mistyped or expired.',
  402: 'Add credits to the account, bill an organization with --bill-to, or set a provider API key.',
  403: 'Give the token the permission to call inference providers, or use another one.',
  404: 'Check the model id; without a token, only the few models of the built-in emulator exist.',
  429: 'Wait a moment, then try again.',
};

/** Suggests a remedy for a failed call; undefined if the message needs no addition. */
export function adviceOn(error: unknown): string | undefined {
  const { code, fault, request, response } = (error ?? {}) as CallFailure;
  if (code === 'CONNECTION') return byFault[String(fault)] ?? onConnection(request?.url);
  if (code === 'CHANGED') return 'Add --allow-change or --new, or choose another --output.';
  if (code === 'TIMEOUT') return 'Try again, reduce the request, or choose another --provider.';
  if (code !== 'HUB_API' && code !== 'PROVIDER_API') return undefined;
  const status = Number(response?.status);
  // A server without a list of models: the message says what to do.
  if (status === 404 && /\/models$/.test(String(request?.url))) return undefined;
  return byStatus[status] ?? (status >= 500 ? 'Try again in a moment, or choose another --provider.' : undefined);
}

/** Advice for connection failures of unknown cause. A local server does not depend on the network. */
function onConnection(url: unknown): string {
  const host = typeof url === 'string' && URL.canParse(url) ? new URL(url).hostname : '';
  const isLocal = host === 'localhost' || host === '[::1]' || host.startsWith('127.');
  if (isLocal) return 'Check that the server on this machine is running, and that the address and port are correct.';
  return 'Check your network connection, then try again.';
}
