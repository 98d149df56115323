import { expect } from 'vitest';
import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = {
  keyProblem: { error: { code: expect.stringMatching(/^(401|1001)$/), message: expect.any(String) } },
};
