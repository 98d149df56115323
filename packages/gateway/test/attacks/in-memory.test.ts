import { describe, expect, it } from 'vitest';
import { memoryLimits } from '../../src/index.ts';
import { attacks } from './attacks.ts';
import { testAttacks } from './test-attacks.ts';

it('the attacks are at least forty', () => {
  expect(attacks.length).toBeGreaterThanOrEqual(40);
});

describe('attacks on a gateway with limits in memory', () => testAttacks(memoryLimits));
