import { ProviderOutputError } from '../contract/errors.ts';
import type { CallContext } from './context.ts';
import { findJsonFault } from './find-json-fault.ts';
import { redactText } from './redact.ts';

/** Deeper JSON is rejected: no response needs it, and code that walks it later may run out of stack. */
const DEEPEST = 512;

/** Characters of the text that an error shows on each side of the fault. */
const SHOWN_AROUND = 40;

/** Parses JSON without `__proto__` members: copying them changes prototypes. Of members with the same name the last one counts. */
export function parseSafely(text: string): unknown {
  const isSuspect =
    text.includes('__proto__') ||
    (text.includes('\\u00') && text.replace(/\\u00(..)/g, unescaped).includes('__proto__'));
  return isSuspect ? JSON.parse(text, dropPrototype) : JSON.parse(text);
}

function unescaped(_escape: string, hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16));
}

function dropPrototype(name: string, value: unknown): unknown {
  return name === '__proto__' ? undefined : value;
}

/** Parses the JSON of a response; the error names the place where it is broken. */
export function parseJson(text: string, { secrets, subject }: Pick<CallContext, 'secrets' | 'subject'>): unknown {
  const fail = (why: string) => new ProviderOutputError(`${subject.provider} ${subject.task}: ${why}`, subject);
  let value: unknown;
  try {
    value = parseSafely(text);
  } catch {
    const at = findJsonFault(text);
    // Masked at its own length, as the offset is that of the response.
    const near = redactText(text.slice(Math.max(0, at - 999), at + 999), secrets, (key) => '*'.repeat(key.length));
    const middle = Math.min(at, 999);
    const excerpt = JSON.stringify(near.slice(Math.max(0, middle - SHOWN_AROUND), middle + SHOWN_AROUND));
    throw fail(`no valid JSON at offset ${at}: ${excerpt}`);
  }
  if (text.length > 2 * DEEPEST && isDeeper(value, DEEPEST)) throw fail(`JSON with more than ${DEEPEST} levels`);
  return value;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  const items: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (const item of items) if (isDeeper(item, levels - 1)) return true;
  return false;
}
