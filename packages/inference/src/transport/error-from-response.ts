import { type ErrorDetails, HubApiError, type InferenceError, ProviderApiError } from '../contract/errors.ts';
import type { CallContext } from './context.ts';
import { errorReason, isRecord, plainText } from './error-reason.ts';
import type { Bytes, OpenResponse } from './open-response.ts';
import { parseRetryAfter } from './parse-retry-after.ts';
import { parseSafely } from './parse-safely.ts';
import { redactText } from './redact.ts';
import { requestId } from './request-id.ts';
import { shownRequest, shownUrl, type WireRequest } from './wire-request.ts';

/** Longest error body that is kept, in characters. */
const KEPT = 65_536;

/** Longest spelling of a character of a key that is looked for across the end of the kept part. */
const LONGEST_SPELLING = 16;

/** Creates the error for a response that is not 2xx. Nothing else does. */
export async function errorFromResponse(
  opened: OpenResponse,
  request: WireRequest,
  context: CallContext,
): Promise<InferenceError> {
  const { secrets } = context;
  // Redacted before it is cut: the end of the kept part may lie within a key. What follows it is read for that, and dropped.
  const margin = LONGEST_SPELLING * Math.max(0, ...secrets.map(({ length }) => length));
  const { text, isCut } = await readBeginning(opened, KEPT + margin);
  const shown = redactText(text, secrets);
  const end = isCut ? shown.length - margin : shown.length;
  return errorFromBody(opened.response, shown.slice(0, Math.min(KEPT, end)), request, context);
}

/** Creates the error for an event of a stream that reports one. */
export function errorFromEvent(
  response: Response,
  data: string,
  request: WireRequest,
  context: CallContext,
): InferenceError {
  const failureText = `${request.failureText}: an error occurred while streaming the response`;
  return errorFromBody(response, data, { ...request, failureText }, context);
}

/** Creates the error for the body of an error response, whatever its status. */
export function errorFromBody(
  { status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>,
  text: string,
  request: WireRequest,
  { secrets, subject }: CallContext,
): InferenceError {
  const body = parse(redactText(text, secrets));
  const reason = errorReason(body) ?? (redactText(plainText(statusText), secrets) || `status ${status}`);
  const isEmpty = isOutOfCredit(status, body, reason);
  const shouldRetry = isEmpty ? 'false' : headers.get('x-should-retry');
  const loadingMs = status === 503 && isRecord(body) ? Math.min(Number(body.estimated_time) * 1000, 60_000) : 0;
  const waitMs = parseRetryAfter(headers, Date.now()) ?? (loadingMs || undefined);
  const details: ErrorDetails = {
    ...subject,
    request: shownRequest(request, secrets),
    ...(waitMs !== undefined && { retryAfterMs: waitMs }),
    response: {
      status,
      requestId: requestId(headers, secrets),
      contentType: redactText(headers.get('content-type') ?? '', secrets),
      body,
      ...(shouldRetry && { shouldRetry: shouldRetry === 'true' }),
      ...(isEmpty && { isOutOfCredit: true }),
    },
  };
  const advice = adviceFor(status, reason, request);
  const hint = advice && `${reason.endsWith('.') ? '' : '.'} ${advice}`;
  const failure = request.isEndpoint ? atEndpoint(request, secrets) : request.failureText;
  const message = `${failure}${failure.endsWith('.') ? '' : ':'} ${reason}${hint}`;
  return request.isHub ? new HubApiError(message, details) : new ProviderApiError(message, details);
}

/** True for a request with a key: in `Authorization`, or in a header such as `X-Key`. */
function hasKey({ headers }: WireRequest): boolean {
  return Object.keys(headers).some((name) => /authorization|key/i.test(name));
}

/** Advice about an error response whose reason gives none; otherwise empty. */
function adviceFor(status: number, reason: string, request: WireRequest): string {
  // The server's reason often speaks of a wrong password.
  if (status === 401 && !hasKey(request)) {
    return 'No access token was given: pass one as `accessToken`, or to the client.';
  }
  // The service takes files in messages by their address only.
  if (request.hasDataUrls && [400, 415, 422].includes(status) && /url|image|audio|video|file|media/i.test(reason)) {
    return 'The files of the messages were sent as data URLs; a service that does not take those wants a public https: address.';
  }
  // A custom endpoint has nothing at this path; a model that it lacks is another matter.
  return request.isEndpoint && (status === 404 || status === 405) && !/model/i.test(reason)
    ? "Pass the base URL of the server, such as http://localhost:8000/v1, or the whole address of the operation as `endpointUrl`; with `provider: 'hf-inference'` beside it, the address is used as it is."
    : '';
}

/** The failure of a request to a custom endpoint, with its address: `Failed to perform inference at http://… `. */
function atEndpoint({ failureText, url }: WireRequest, secrets: readonly string[]): string {
  return failureText.replace(/^[^:]*/, (beginning) => `${beginning} at ${shownUrl(url, secrets)}`);
}

function parse(text: string): unknown {
  try {
    return parseSafely(text);
  } catch {
    return text;
  }
}

/** The beginning of a body. */
interface Beginning {
  readonly text: string;
  /** True where the body goes on. */
  readonly isCut: boolean;
}

/** Reads at least `bytes` bytes of a body as text, or all that it has, and closes it. */
async function readBeginning(opened: OpenResponse, bytes: number): Promise<Beginning> {
  const pieces: Bytes[] = [];
  let size = 0;
  let piece = await opened.read();
  for (; piece && size < bytes; piece = await opened.read()) {
    pieces.push(piece);
    size += piece.byteLength;
  }
  await opened.close();
  return { text: await new Blob(pieces).text(), isCut: piece !== undefined };
}

/** Codes of an account without credit, in the spelling of `normalized`. */
const CODES: ReadonlySet<string> = new Set([
  'insufficient_quota',
  'insufficient_credit',
  'insufficient_credits',
  'insufficient_balance',
  'insufficient_funds',
  'billing_hard_limit_reached',
  'billing_not_active',
  'credits_exhausted',
  'credit_balance_too_low',
  'payment_required',
]);

/** What services without such a code write with 403 or 429; the reason of another refusal may repeat the words of a user. A quota per minute or day, which comes back by itself, is another matter. */
const WORDS =
  /\b(?:insufficient (?:credits?|balance|funds)|credit balance is too low|out of credits?|no credits? (?:left|remaining))\b/i;

/** Tells whether an error response means that the account is empty, which OpenAI and others report with 429 as they do rate limits. */
function isOutOfCredit(status: number, body: unknown, reason: string): boolean {
  if (status === 402) return true;
  if (status < 400 || status >= 500) return false;
  if (codesIn(body).some((code) => CODES.has(normalized(code)))) return true;
  return (status === 403 || status === 429) && WORDS.test(reason);
}

function codesIn(body: unknown): string[] {
  if (!(body instanceof Object)) return [];
  const { code, type, error } = body as Readonly<Record<string, unknown>>;
  const own = [code, type, error].filter((value): value is string => typeof value === 'string');
  return typeof error === 'string' ? own : [...own, ...codesIn(error)];
}

const normalized = (code: string) => code.toLowerCase().replaceAll(/[\s-]+/g, '_');
