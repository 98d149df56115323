import { expect } from 'vitest';
import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = {
  keyProblem: {
    error: {
      message: expect.stringMatching(/not authenticated$/i),
      type: 'invalid_request_error',
      param: null,
      code: null,
    },
  },
};
