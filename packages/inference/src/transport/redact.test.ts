import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRedaction, redactText } from './redact.ts';

const key = fc.stringMatching(/^[A-Za-z0-9_+/-]{8,24}$/);
const plain = fc.stringMatching(/^[ a-z0-9+/=_-]{0,30}$/);
const urlBase64 = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_');
const forms: readonly ((secret: string) => string)[] = [
  (secret) => secret,
  (secret) => secret.toUpperCase(),
  (secret) => btoa(secret).replace(/=+$/, ''),
  (secret) => urlBase64(`B${secret}`),
  (secret) => btoa(`us${secret}`),
  (secret) => Array.from(secret, (character) => `\\u00${character.charCodeAt(0).toString(16)}`).join(''),
  (secret) => `%${secret.charCodeAt(0).toString(16)}${secret.slice(1)}`,
];

it('finds each form of a key in any text', () => {
  fc.assert(
    fc.property(key, plain, plain, fc.constantFrom(...forms), (secret, before, after, form) => {
      const text = `${before} ${form(secret)} ${after}`;
      expect(redactText(text, [secret])).toContain('[redacted]');
    }),
  );
});

it('leaves texts without a key as they are, also those that begin like one', () => {
  const redact = createRedaction(['sk-0123456789abcdef']);
  expect(redact('application/json')).toBe('application/json');
  expect(redact('sk-01 is no key')).toBe('sk-01 is no key');
  expect(redact('100 %, \\n')).toBe('100 %, \\n');
});
