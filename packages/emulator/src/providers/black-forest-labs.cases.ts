import { expect } from 'vitest';
import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = {
  keyHeaders: (key) => ({ 'x-key': key }),
  sample: { task: 'text-to-image', body: { prompt: 'cake', width: 64, height: 48 } },
  keyProblem: { detail: expect.stringContaining('Not authenticated') },
  leftOut: { 'a poll, which black-forest-labs.test.ts compares': ['5803254b4092'] },
};
