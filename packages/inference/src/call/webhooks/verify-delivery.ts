import { decodeBase64 } from '../../binary/base64.ts';
import { formatHex, parseHex } from '../../binary/hex.ts';
import { InputError } from '../../contract/errors.ts';

/** What is signed of a delivery, as it was received. */
export interface Delivery {
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Largest difference of the clocks, in seconds; an older delivery may be a repetition by a stranger. */
const LONGEST_S = 300;
const encoder = new TextEncoder();

/** Checks the signature of Standard Webhooks, as Replicate has it. */
export async function verifyStandard({ headers, body }: Delivery, secret: string, nowMs: number): Promise<void> {
  const [id, time, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headers.get(name),
  );
  checkTime(time, nowMs);
  const raw = decodeBase64(secret.replace(/^whsec_/, ''));
  if (!raw || raw.length < 16)
    throw new InputError('The `secret` of webhooks must be the one of your account, whsec_….');
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const signed = joined(encoder.encode(`${id}.${time}.`), body);
  for (const entry of (signatures ?? '').split(' ').slice(0, 16)) {
    const given = entry.startsWith('v1,') ? decodeBase64(entry.slice(3)) : undefined;
    // Compares in constant time.
    if (given && (await crypto.subtle.verify('HMAC', key, given, signed))) return;
  }
  throw unsigned();
}

/** Checks the signature of fal: Ed25519 over request, user, time, and digest of the body. False if none of the keys has made it. */
export async function isSignedByFal(
  { headers, body }: Delivery,
  keys: readonly JsonWebKey[],
  nowMs: number,
): Promise<boolean> {
  const names = ['request-id', 'user-id', 'timestamp', 'signature'].map((name) => `x-fal-webhook-${name}`);
  const [id, user, time, signature = null] = names.map((name) => headers.get(name));
  checkTime(time, nowMs);
  if (signature === null || !/^[0-9a-f]{128}$/i.test(signature)) throw unsigned();
  const digest = await crypto.subtle.digest('SHA-256', body);
  const signed = encoder.encode([id, user, time, formatHex(digest)].join('\n'));
  const given = parseHex(signature);
  for (const { x, kty, crv } of keys.slice(0, 16)) {
    if (kty !== 'OKP' || crv !== 'Ed25519' || x === undefined) continue;
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, { name: 'Ed25519' }, false, ['verify']);
    if (await crypto.subtle.verify({ name: 'Ed25519' }, key, given, signed)) return true;
  }
  return false;
}

/** The error of a delivery that nobody has signed. */
export function unsigned(): InputError {
  return new InputError('The delivery has no valid signature: it is not from the provider, or was changed.');
}

function checkTime(time: string | null | undefined, nowMs: number): void {
  const seconds = /^\d{1,12}$/.test(time ?? '') ? Number(time) : Number.NaN;
  if (Math.abs(nowMs / 1000 - seconds) <= LONGEST_S) return;
  throw new InputError('The delivery is unsigned, or older than five minutes: check the clock of this machine.');
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
