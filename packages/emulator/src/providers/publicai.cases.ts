import { expect } from 'vitest';
import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = {
  keyProblem: {
    error: {
      message: expect.stringMatching(/^Authentication Error, /),
      type: 'auth_error',
      param: 'None',
      code: '401',
    },
  },
};
