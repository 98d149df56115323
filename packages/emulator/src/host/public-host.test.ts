import { expect, it } from 'vitest';
import { toPublicHost } from './public-host.ts';

it.each([
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['0.0.0.0', undefined, '127.0.0.1'],
  ['::', undefined, '[::1]'],
  ['192.168.0.7', undefined, '192.168.0.7'],
  ['fd00::7', undefined, '[fd00::7]'],
  ['0.0.0.0', 'Emulator.test', 'emulator.test'],
  ['0.0.0.0', '[fd00::7]', '[fd00::7]'],
])('of %s with the public host %s is %s', (host, publicHost, name) => {
  expect(toPublicHost(host, publicHost)).toBe(name);
});
