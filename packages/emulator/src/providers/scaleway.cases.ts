import { expect } from 'vitest';
import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = {
  keyStatuses: [401, 403],
  keyProblem: {
    error: {
      message: expect.any(String),
      type: expect.stringMatching(/^(Unauthorized|Forbidden)$/),
      param: null,
      code: expect.any(Number),
    },
  },
};
