import { expect, it } from 'vitest';
import { readNearLimit } from './near-limit.ts';

it.each([
  ['much is left', { 'x-ratelimit-remaining-requests': '59', 'x-ratelimit-limit-requests': '60' }, undefined],
  ['nothing is stated', {}, undefined],
  [
    'tokens are nearer than requests',
    {
      'x-ratelimit-remaining-requests': '6',
      'x-ratelimit-limit-requests': '60',
      'x-ratelimit-remaining-tokens': '90',
      'x-ratelimit-limit-tokens': '9000',
      'x-ratelimit-reset-tokens': '1m2.5s',
    },
    { what: 'tokens', remaining: 90, limit: 9000, resetAt: 63_500 },
  ],
  [
    'the draft of the IETF states it',
    { ratelimit: '"api";r=3;t=55', 'ratelimit-policy': '"api";q=60;w=60' },
    { what: 'requests', remaining: 3, limit: 60, resetAt: 56_000 },
  ],
  [
    'the reset is not stated',
    { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-limit-requests': '60' },
    { what: 'requests', remaining: 0, limit: 60, resetAt: 61_000 },
  ],
])('reads the nearest limit where %s', (_case, headers, limit) => {
  expect(readNearLimit(new Headers(headers as Record<string, string>), 1000)).toEqual(limit);
});
