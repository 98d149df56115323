import { GatewayError } from '../contract/errors.ts';
import type { JsonObject } from '../http/read-json.ts';

/** Arguments of the client that choose the target, the credentials or a policy of a call. */
const RESERVED: ReadonlySet<string> = new Set([
  'accessToken',
  'provider',
  'model',
  'endpointUrl',
  'fallbacks',
  'responseFormat',
  '__proto__',
  'constructor',
]);

/** True for an argument of the client that a request cannot set. */
export function isReserved(name: string): boolean {
  return RESERVED.has(name);
}

/** The fields of a request that are passed on: those that do not choose the target of the call. */
export function taskFields(body: JsonObject): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !RESERVED.has(name)));
}

/** Reads a whole number of at least 1 and at most a bound; undefined if it is missing. */
export function countField(body: JsonObject, name: string, most: number): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) {
    throw new GatewayError('INPUT', `\`${name}\` has to be a whole number of at least 1.`, { param: name });
  }
  if (value > most) {
    throw new GatewayError('INPUT', `\`${name}\` is ${value}, and this gateway allows ${most} at most.`, {
      param: name,
    });
  }
  return value;
}

/** Reads a text that has to be there. */
export function textField(body: JsonObject, name: string): string {
  const value = body[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new GatewayError('INPUT', `\`${name}\` has to be a text.`, { param: name });
}
