import { hashText } from './random.ts';

/** A hexadecimal text of `digits` digits derived from `seed`. */
export function hexId(seed: string, digits: number): string {
  let text = '';
  for (let part = 0; text.length < digits; part++) text += hashText(`${seed}:${part}`).toString(16).padStart(8, '0');
  return text.slice(0, digits);
}

/** A UUID of version 4 from 32 hexadecimal digits. */
export function uuidFrom(hex: string): string {
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const BASE32 = '0123456789abcdefghjkmnpqrstvwxyz';

/** `length` characters of Crockford's base 32 from hexadecimal digits, as several services write their ids. */
export function base32From(hex: string, length: number): string {
  const random = hexId(hex, length * 2);
  return Array.from({ length }, (_, at) => BASE32[Number.parseInt(random.slice(at * 2, at * 2 + 2), 16) % 32]).join('');
}

/** A time of creation in 2024 in seconds since 1970, always the same for a model. */
export function createdAt(hubId: string): number {
  return 1_704_067_200 + (hashText(hubId) % 31_536_000);
}
