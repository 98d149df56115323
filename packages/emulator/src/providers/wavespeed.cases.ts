import { expect } from 'vitest';
import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = {
  sample: { task: 'text-to-image', body: { prompt: 'cake', width: 64, height: 48 } },
  keyProblem: { code: 401, message: expect.stringMatching(/^Unauthorized: /) },
};
