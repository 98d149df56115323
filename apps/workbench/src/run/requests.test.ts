import { expect, it } from 'vitest';
import { readRequests } from './requests.ts';

it('pairs each request with the response after it', () => {
  const events = [
    { atMs: 1, type: 'request', text: 'POST https://a.example/chat' },
    { atMs: 20, type: 'response', text: '429' },
    { atMs: 21, type: 'retry', text: 'attempt 2 in 10 ms: busy' },
    { atMs: 31, type: 'request', text: 'POST https://a.example/chat' },
    { atMs: 40, type: 'response', text: '200, request id r1' },
    { atMs: 41, type: 'chunk', text: '' },
    { atMs: 50, type: 'request', text: 'GET https://a.example/file' },
  ] as const;
  expect(readRequests(events)).toEqual([
    { atMs: 1, request: 'POST https://a.example/chat', status: '429' },
    { atMs: 31, request: 'POST https://a.example/chat', status: '200' },
    { atMs: 50, request: 'GET https://a.example/file' },
  ]);
});
