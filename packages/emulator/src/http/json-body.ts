import type { Context } from 'hono';
import { Refusal } from '../problem.ts';
import type { AppEnv } from '../provider.ts';

/** A JSON object as it arrived. */
export type JsonObject = { readonly [key: string]: unknown };

/** Reads the request's body as a JSON object, or refuses it. */
export async function readJsonObject(c: Context<AppEnv>): Promise<JsonObject> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type.trim())) {
    const message = `Expected request with \`Content-Type: application/json\`, got ${type || 'none'}`;
    throw new Refusal({ status: 415, reason: 'wrong-content-type', message });
  }
  const text = await c.req.text();
  const value = parseJson(text);
  if (!isJsonObject(value)) {
    throw new Refusal({ status: 400, reason: 'unreadable-body', message: 'The body is not a JSON object.' });
  }
  return value;
}

/** True for what JSON calls an object. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON; `undefined` when the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
