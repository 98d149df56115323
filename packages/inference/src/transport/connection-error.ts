import {
  ConnectionError,
  type ConnectionFault,
  type InferenceError,
  InputError,
  TimeoutError,
  type TimeoutLayer,
} from '../contract/errors.ts';
import { type CallContext, platformFetch } from './context.ts';
import { redactText } from './redact.ts';
import { readMessage, redactCause } from './redact-cause.ts';
import { shownRequest, type WireRequest } from './wire-request.ts';

/** Error codes of Node by fault. Browsers give none. */
const FAULTS: Readonly<Partial<Record<ConnectionFault, RegExp>>> = {
  refused: /REFUSED/,
  dns: /ENOTFOUND|EAI_AGAIN/,
  tls: /CERT|SSL|TLS|EPROTO/,
  // undici has no code for too many encodings, only a message.
  decode: /^Z_|content-encoding/i,
  reset: /RESET|EPIPE|SOCKET|MISMATCH/,
};

/** The limits of undici, which we cannot set, as ours. */
const LAYERS: Readonly<Record<string, TimeoutLayer>> = {
  UND_ERR_CONNECT_TIMEOUT: 'connect',
  UND_ERR_HEADERS_TIMEOUT: 'headers',
  UND_ERR_BODY_TIMEOUT: 'idle',
};

/** Creates the error for what fetch, or reading a body, has thrown. */
export function connectionError(
  error: unknown,
  request: WireRequest,
  context: CallContext,
  received: number,
): InferenceError {
  const errno = redactText(platformCode(error), context.secrets);
  const details = {
    ...context.subject,
    request: shownRequest(request, context.secrets),
    cause: redactCause(error, context.secrets),
    errno,
    received,
  };
  // Only a user-supplied `fetch` causes it: every address is checked before it is passed on.
  if (errno === 'ERR_INVALID_URL') {
    return new InputError(`Invalid URL: ${details.request.url}`, details);
  }
  const layer = LAYERS[errno];
  const { host } = new URL(request.url);
  const cause = (error as Partial<Error> | undefined)?.cause ?? error;
  const message = redactText(readMessage(cause), context.secrets);
  const reason = (cause as Partial<Error> | undefined)?.name === 'ProxyError' ? message : errno || message;
  if (layer) return new TimeoutError(`${host} did not respond in time: ${reason}.`, { ...details, layer });
  const fault = findFault(errno || message);
  const what = received ? `The connection to ${host} broke after ${received} bytes` : `No response from ${host}`;
  const hint = !received && context.fetch === platformFetch ? ignoredProxy() : '';
  return new ConnectionError(`${what}: ${reason}.${hint}`, { ...details, fault });
}

/** The global object of Node, as far as it is read here. */
interface NodeGlobal {
  readonly process?: {
    readonly env?: Readonly<Record<string, string | undefined>>;
    readonly release?: { readonly name?: string };
  };
}

/** Advice where the environment names a proxy and the platform is Node, whose own fetch does not read it. */
function ignoredProxy(): string {
  const { env = {}, release } = (globalThis as NodeGlobal).process ?? {};
  const name = Object.keys(env).find((each) => /^https?_proxy$/i.test(each) && env[each]);
  if (release?.name !== 'node' || 'Bun' in globalThis || !name || env.NODE_USE_ENV_PROXY === '1') return '';
  return ` ${name} is set, which the fetch of Node does not read: pass \`fetch: nodeFetch()\` of @hubkit/inference/node.`;
}

/** Finds a code such as `ECONNREFUSED`, which Node puts on a cause of a cause. */
function platformCode(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause ?? (at as AggregateError).errors?.[0]) {
    const { code } = at as { readonly code?: unknown };
    if (typeof code === 'string') return code;
  }
  return '';
}

function findFault(errno: string): ConnectionFault {
  for (const fault in FAULTS) {
    // The type of a key is forgotten here.
    if (FAULTS[fault as ConnectionFault]?.test(errno)) return fault as ConnectionFault;
  }
  return 'unknown';
}
