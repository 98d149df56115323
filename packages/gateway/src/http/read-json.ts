import { GatewayError } from '../contract/errors.ts';
import type { Incoming } from '../contract/exchange.ts';
import type { SetBounds } from './bounds.ts';

/** A JSON object of a request; nothing of it is taken for granted. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Levels of a body: as many as the client reads. */
const MOST_LEVELS = 512;

const DECODER = new TextDecoder('utf-8', { fatal: true });

/** The body of a request, with its size. */
export interface ReadBody {
  readonly body: JsonObject;
  /** Bytes that were read. */
  readonly size: number;
}

/** Reads the body of a request as a JSON object. */
export async function readJson(incoming: Incoming, bounds: SetBounds): Promise<ReadBody> {
  const type = incoming.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    // Forms of foreign pages have other types, and need no preflight.
    throw new GatewayError('MEDIA_TYPE', 'Send the body with the header Content-Type: application/json.');
  }
  const bytes = await incoming.readBytes(bounds.bodyBytes, bounds.bodyMs);
  if (isDeeper(bytes, MOST_LEVELS)) {
    throw new GatewayError('INPUT', `The body of the request has more than ${MOST_LEVELS} levels.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(DECODER.decode(bytes));
  } catch (cause) {
    throw new GatewayError('INPUT', 'The body of the request is not valid JSON.', { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new GatewayError('INPUT', 'The body of the request has to be a JSON object.');
  }
  return { body: value as JsonObject, size: bytes.byteLength };
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `{`, `]` and `}`: they differ in one bit. */
const OPEN = 0x5b;
const CLOSE = 0x5d;
const CASE = 0x20;

/** True for JSON with more levels than allowed. Nothing is parsed: a parser takes seconds for millions of levels. */
export function isDeeper(json: Uint8Array, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (isText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) {
      isText = true;
    } else if (byte !== undefined && (byte & ~CASE) === OPEN) {
      if (++depth > most) return true;
    } else if (byte !== undefined && (byte & ~CASE) === CLOSE) {
      depth--;
    }
  }
  return false;
}
