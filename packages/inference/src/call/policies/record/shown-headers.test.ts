import { expect, it } from 'vitest';
import { shownHeaders } from './shown-headers.ts';

const secrets = ['sk-0123456789abcdef'];

it('redacts the keys in headers and leaves out cookies', () => {
  const shown = shownHeaders(
    new Headers({ 'x-key': 'Bearer sk-0123456789abcdef', 'set-cookie': 'a=b', 'x-id': '1' }),
    secrets,
  );
  expect([...shown]).toEqual([
    ['x-id', '1'],
    ['x-key', 'Bearer [redacted]'],
  ]);
});

it('redacts a key that is cut off at the end of a header', () => {
  const shown = shownHeaders(new Headers({ 'a-key': 'key sk-0123456789ab', 'x-id': '1' }), secrets);
  expect(shown.get('a-key')).toBe('key [redacted]');
});

it('does not copy headers without keys and cookies', () => {
  const headers = new Headers({ 'content-type': 'application/json' });
  expect(shownHeaders(headers, secrets)).toBe(headers);
});
