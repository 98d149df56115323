import { isFailedChoice } from './failed-choice.ts';

/** Longest reason that a message repeats, in characters. */
const LONGEST = 500;

/** Finds the reason in the body of an error response, wherever services put it, the most specific place first. */
export function errorReason(body: unknown): string | undefined {
  return reasonIn(body) ?? responseReason(body) ?? codeIn(body) ?? choiceReason(body);
}

/** The reason in the last event of the Responses API, which has the failed response. */
function responseReason(body: unknown): string | undefined {
  const { response } = isRecord(body) ? body : {};
  return isRecord(response) ? reasonIn(response.error) : undefined;
}

/** The reason of a failed choice: its error, or its finish reason. */
function choiceReason(body: unknown): string | undefined {
  const { choices } = isRecord(body) ? body : {};
  const failed = Array.isArray(choices) ? choices.find(isFailedChoice) : undefined;
  return failed && (errorReason(failed.error) ?? `the service ended the answer with '${failed.finish_reason}'`);
}

function reasonIn(body: unknown): string | undefined {
  if (typeof body === 'string') return extractText(body);
  if (Array.isArray(body)) return joined(body.map(reasonIn));
  if (!isRecord(body)) return;
  const { error, detail, message, msg, errors, title, reason, loc, param } = body;
  const found =
    reasonIn(error) ?? reasonIn(detail) ?? reasonIn(message) ?? reasonIn(msg) ?? reasonIn(errors) ?? byField(errors);
  if (!found) return reasonIn(title) ?? reasonIn(reason);
  if (Array.isArray(loc)) return `${loc.join('.')}: ${found}`;
  const isVague = typeof param === 'string' && /invalid|bad request/i.test(found) && !found.includes(param);
  return isVague ? `${found} (${plainText(param)})` : found;
}

/** Reasons by the name of the field that is wrong: `{ prompt: ['is too long'] }`. */
function byField(errors: unknown): string | undefined {
  if (!isRecord(errors) || Array.isArray(errors)) return;
  const entries = Object.entries(errors).map(([name, value]) => [name, reasonIn(value)] as const);
  return joined(entries.map(([name, reason]) => reason && `${name}: ${reason}`));
}

/** A code in words, where a service gives nothing else. */
function codeIn(body: unknown): string | undefined {
  if (!isRecord(body)) return;
  const { code, type, error } = body;
  return codeIn(error) ?? [code, type].find((word): word is string => typeof word === 'string' && word !== '');
}

function joined(reasons: readonly (string | undefined)[]): string | undefined {
  return reasons.filter(Boolean).join('; ') || undefined;
}

/** A text of a server on one line, without characters that control a terminal or turn the direction of writing. */
export function plainText(text: string): string {
  return text
    .replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}

/** The readable part of a text: of a page its title or its text, of XML its message. */
function extractText(text: string): string | undefined {
  const isMarkup = /^\s*<[!?\w]/.test(text) || /<html|<!doctype/i.test(text);
  const words = isMarkup
    ? (/<(?:title|message)[^>]*>([^<]+)/i.exec(text)?.[1] ?? text.replace(/<(style|script).*?<\/\1>|<[^>]*>/gis, ' '))
    : text;
  return plainText(words) || undefined;
}

/** True for objects, lists among them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return value instanceof Object;
}
