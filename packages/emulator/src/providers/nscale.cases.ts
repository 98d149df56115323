import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = {
  keyProblem: {
    error: {
      message: 'Invalid or missing service token',
      type: 'invalid_request_error',
      param: null,
      code: 'invalid_api_key',
    },
  },
};
