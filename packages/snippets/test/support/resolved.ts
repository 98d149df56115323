import { kind, type Value } from '../../../code/src/value.ts';
import type { WireRequest } from '../../src/call/snippet-call.ts';

/** The value of every environment variable that holds a key. */
export const token = `hf_to"k'en`;

/** The content of every file. */
export const content = 'bytes of the file';

/** A value as the running program has it: with the key, and with files as base64. */
export function resolved(value: Value | undefined): unknown {
  if (Array.isArray(value)) return value.map(resolved);
  if (typeof value !== 'object' || value === null) return value;
  if (kind in value) return textOf(value as Value);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolved(item)]));
}

/** The JSON that a request sends. */
export function jsonBodyOf(request: WireRequest | undefined): unknown {
  return request?.body.type === 'json' ? resolved(request.body.value) : undefined;
}

function textOf(value: Value): string {
  if (typeof value === 'string') return value;
  const marked = Object(value);
  if (marked[kind] === 'env') return token;
  if (marked[kind] === 'variable') return Buffer.from(content).toString('base64');
  return marked.parts.map(textOf).join('');
}
