import { colorsFor } from '../io/colors.ts';
import type { Io } from '../io/io.ts';
import { inert } from '../io/print.ts';
import { CliError, readMessage } from './errors.ts';
import { redact } from './redact.ts';

/** Fields of client and Node errors; each is read only if it has the right type. */
interface ErrorFields {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly isRetryable?: unknown;
  readonly provider?: unknown;
  readonly model?: unknown;
  readonly request?: { readonly method?: unknown; readonly url?: unknown };
  readonly response?: { readonly status?: unknown; readonly requestId?: unknown };
  readonly cause?: unknown;
}

interface Options {
  readonly io: Io;
  /** Print the details, too: status, request id, cause. @default false */
  readonly isVerbose?: boolean;
  /** Codes with a page of `hubkit explain`. @default none */
  readonly explained?: ReadonlySet<string>;
  /** The help command to suggest for usage errors. */
  readonly help?: string;
}

const maxCauses = 5;

/** Formats an error for people: one sentence, then advice; with `--verbose` also the details. */
export function explainError(error: unknown, { io, isVerbose = false, help, explained = new Set() }: Options): string {
  const { red, dim } = colorsFor(io);
  const lines = [`${red('hubkit:')} ${inert(readMessage(error))}`];
  const advice = adviceOn(error);
  if (advice) lines.push(`  ${advice}`);
  if (isVerbose) lines.push(...details(error).map((line) => dim(`  ${inert(line)}`)));
  else if (help && isUsage(error)) lines.push(dim(`  See: ${help}`));
  else if (details(error).length > 0) lines.push(dim(`  Add --verbose to see more${suggestPage(error, explained)}.`));
  return redact(lines.join('\n'), io.env);
}

/** Formats an error for programs: one line of JSON with `code`, `message`, `status`, `retryable` and `requestId`; `advice` where there is some. */
export function errorAsJson(error: unknown, { io }: Pick<Options, 'io'>): string {
  const fields = (typeof error === 'object' && error !== null ? error : {}) as ErrorFields;
  const { code, response, isRetryable } = fields;
  const status = typeof response?.status === 'number' ? response.status : null;
  const record = {
    code: typeof code === 'string' ? code.toUpperCase() : 'FAILED',
    message: readMessage(error),
    status,
    retryable: isRetryable === true,
    requestId: typeof response?.requestId === 'string' ? response.requestId : null,
    advice: adviceOn(error),
  };
  return redact(JSON.stringify({ error: record }), io.env);
}

/** Returns true for usage errors: nothing was sent, and the help text explains the usage. */
export function isUsage(error: unknown): boolean {
  return (error as ErrorFields | undefined)?.code === (CliError.is(error) ? 'usage' : 'INPUT');
}

/** The command that explains the code of an error, if there is a page about it. */
function suggestPage(error: unknown, explained: ReadonlySet<string>): string {
  const { code } = { ...(error as ErrorFields | undefined) };
  return typeof code === 'string' && explained.has(code) ? `, or run \`hubkit explain ${code}\`` : '';
}

function details(error: unknown): readonly string[] {
  const fields = (typeof error === 'object' && error !== null ? error : {}) as ErrorFields;
  const { request, response } = fields;
  const known = [
    ['kind', CliError.is(error) ? undefined : fields.name],
    ['status', response?.status],
    ['request id', response?.requestId],
    ['provider', fields.provider],
    ['model', fields.model],
    ['request', request && `${request.method} ${request.url}`],
  ] as const;
  const lines = known.filter(([, value]) => isPrintable(value)).map(([label, value]) => `${label}: ${value}`);
  return [...lines, ...listCauses(fields.cause)];
}

function listCauses(first: unknown): readonly string[] {
  const lines: string[] = [];
  let cause = first;
  while (cause !== undefined && cause !== null && lines.length < maxCauses) {
    lines.push(`cause: ${readMessage(cause)}`);
    cause = (cause as ErrorFields).cause;
  }
  return lines;
}

function isPrintable(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

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
