import { ProviderOutputError } from '../contract/errors.ts';
import type { CallContext } from './context.ts';
import { plainText } from './error-reason.ts';
import { malformedError } from './malformed-error.ts';
import { redactText } from './redact.ts';

/** Characters of the text that an error shows on each side of the fault. */
const SHOWN_AROUND = 40;

/** Creates the error for a text that is not JSON; it names the place where it is broken, and its encoding where that is the fault. */
export function jsonError(
  text: string,
  { secrets, subject }: Pick<CallContext, 'secrets' | 'subject'>,
  encoding?: string | null,
): ProviderOutputError {
  const at = findJsonFault(text);
  // Masked at its own length, as the offset is that of the response.
  const near = redactText(text.slice(Math.max(0, at - 999), at + 999), secrets, (key) => '*'.repeat(key.length));
  const middle = Math.min(at, 999);
  const excerpt = JSON.stringify(near.slice(Math.max(0, middle - SHOWN_AROUND), middle + SHOWN_AROUND));
  const message = `${subject.provider} ${subject.task}: no valid JSON at offset ${at}: ${excerpt}${explainEncoding(text, encoding)}`;
  return new ProviderOutputError(message, subject);
}

/** Creates the error for JSON with more levels than are read. */
export function tooDeepError(levels: number, { subject }: Pick<CallContext, 'subject'>): ProviderOutputError {
  return new ProviderOutputError(`${subject.provider} ${subject.task}: JSON with more than ${levels} levels`, subject);
}

/** The call of a stream without events. */
interface EmptyStream {
  readonly route: Parameters<typeof malformedError>[0];
  readonly call: { readonly task: string };
  readonly context: Pick<CallContext, 'secrets' | 'subject'>;
}

/** Creates the error for a stream without any event. */
export function emptyStream(
  { headers }: Response,
  strayText: string,
  { route, call, context }: EmptyStream,
): ProviderOutputError {
  const reason = explainEncoding(strayText, headers.get('content-encoding'));
  return malformedError(route, call.task, `the stream has no content${reason}`, context);
}

/** Encodings of a body that platforms decode. */
const DECODED = /^(x-)?(gzip|deflate|br|zstd|compress|identity)$/i;

/** Names the encoding of a text where it is the fault; empty otherwise. */
function explainEncoding(text: string, encoding?: string | null): string {
  const unknown = encoding?.split(',').find((name) => name.trim() && !DECODED.test(name.trim()));
  if (unknown)
    return `. The response is in the content encoding '${plainText(unknown)}', which this platform does not decode`;
  // Read as UTF-8, the byte order mark is no character, and every other byte of ASCII is zero.
  return /^(\ufffd\ufffd)?(.\0|\0.)/s.test(text) ? '. The text is in UTF-16; JSON and event streams are UTF-8' : '';
}

const TOKEN =
  /[ \t\n\r]*([[\]{},:]|"[^"\\\n\r\t]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[^"\\\n\r\t]*)*"?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/** Kinds of token that begin a value: brackets, `s` for a string, `v` for the rest. */
const VALUE = '[{sv';

/** Finds the offset at which a text stops being JSON. The error messages of engines differ, and most have no offset. */
export function findJsonFault(text: string): number {
  const token = new RegExp(TOKEN);
  const closers: string[] = [];
  for (let allowed = VALUE; ; ) {
    const start = token.lastIndex;
    const found = token.exec(text)?.[1] ?? '';
    const at = token.lastIndex - found.length;
    const kind = found[0] === '"' ? 's' : /^[-\w]/.test(found) ? 'v' : found;
    if (kind === '') return start + text.slice(start).search(/[^ \t\n\r]|$/);
    if (!allowed.includes(kind)) return at;
    if (kind === 's' && (found.length === 1 || !found.endsWith('"'))) return token.lastIndex;
    if (kind === '[' || kind === '{') closers.push(kind === '[' ? ']' : '}');
    if (kind === closers.at(-1)) closers.pop();
    const isInObject = closers.at(-1) === '}';
    if (kind === '[') allowed = `${VALUE}]`;
    else if (kind === '{') allowed = 's}';
    else if (kind === ':') allowed = VALUE;
    else if (kind === ',') allowed = isInObject ? 's' : VALUE;
    else
      allowed = kind === 's' && !allowed.includes('v') ? ':' : `,${closers.at(-1) ?? ''}`.slice(closers.length ? 0 : 1);
  }
}
