import { expect, it } from 'vitest';
import { modelsAddress, readAddress, viaHost } from './own-servers.ts';

it.each([
  ['localhost:11434', 'http://localhost:11434'],
  ['[::1]:8000', 'http://[::1]:8000'],
  ['gpu_box-2.lan.', 'http://gpu_box-2.lan.'],
  ['http://localhost:8000/v1/', 'http://localhost:8000/v1'],
  [' https://gateway.example/team/v1?x=1 ', 'https://gateway.example/team/v1'],
])('reads %s as an address', (text, address) => {
  expect(readAddress(text)).toEqual({ address });
});

it.each([
  ['', 'Type an address'],
  ['http://', 'Type an address'],
  ['not a url!!', 'Not an address'],
  ['http://host,other:80', 'Not an address'],
  ['ftp://x', 'Not an address'],
  ['file:///etc/passwd', 'Not an address'],
  ['http://me:secret@localhost', 'under Token'],
])('refuses %s, with the reason', (text, problem) => {
  expect(readAddress(text)).toEqual({ problem: expect.stringContaining(problem) });
});

it.each([
  ['http://localhost:11434', 'http://localhost:11434/v1/models'],
  ['http://localhost:8000/v1', 'http://localhost:8000/v1/models'],
  ['http://localhost:8000/v1/chat/completions', 'http://localhost:8000/v1/models'],
  ['https://google.example/v1beta/openai', 'https://google.example/v1beta/openai/models'],
])('lists the models of %s at %s', (address, models) => {
  expect(modelsAddress(address)).toBe(models);
});

it('names the address of a server on the host of the page', () => {
  expect(viaHost('http://localhost:8000/v1/models?a=1')).toBe('/servers/http/localhost:8000/v1/models?a=1');
});
