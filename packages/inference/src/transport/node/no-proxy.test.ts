import { expect, it } from 'vitest';
import { readNoProxy } from './no-proxy.ts';

it.each([
  ['*', 'https://hub.example/'],
  ['a.example,*', 'http://other.example/'],
  ['hub.example', 'https://hub.example/'],
  ['hub.example', 'https://api.hub.example/'],
  ['.hub.example', 'https://api.hub.example/'],
  ['*.hub.example', 'https://api.hub.example/'],
  ['HUB.example', 'https://hub.example/'],
  ['hub.example.', 'https://hub.example/'],
  ['hub.example', 'https://hub.example./'],
  ['localhost', 'http://localhost.:8080/'],
  ['a.example  hub.example', 'http://hub.example/'],
  ['hub.example:8443', 'https://hub.example:8443/'],
  ['hub.example:443', 'https://hub.example/'],
  ['127.0.0.1', 'http://127.0.0.1:8080/'],
  ['::1', 'http://[::1]:8080/'],
  ['[::1]', 'http://[::1]/'],
  ['[::1]:8080', 'http://[::1]:8080/'],
  ['0:0:0:0:0:0:0:1', 'http://[::1]/'],
  ['::1/128', 'http://[::1]/'],
  ['[fd00::]/8', 'http://[fd12:3456::7]/'],
  ['127.0.0.0/8', 'http://127.3.2.1/'],
  ['10.0.0.0/8,192.168.0.0/16', 'http://192.168.7.9:11434/'],
])('%s leads to %s without a proxy', (list, url) => {
  expect(readNoProxy(list)(new URL(url))).toBe(true);
});

it.each([
  ['', 'http://localhost/'],
  ['hub.example', 'https://nothub.example/'],
  ['hub.example:8443', 'https://hub.example/'],
  ['0.0.1', 'http://10.0.0.1/'],
  ['10.0.0.0/8', 'http://11.0.0.1/'],
  ['10.0.0.0/8', 'http://hub10.0.0.0.example/'],
  ['10.0.0.0/99', 'http://10.0.0.1/'],
  ['::/0', 'http://10.0.0.1/'],
  ['hub.example/8', 'https://hub.example/'],
])('%s leaves %s to the proxy', (list, url) => {
  expect(readNoProxy(list)(new URL(url))).toBe(false);
});
