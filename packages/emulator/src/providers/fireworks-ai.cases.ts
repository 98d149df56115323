import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = {
  keyProblem: {
    error: {
      object: 'error',
      message: 'The API key you provided is invalid.',
      type: 'invalid_request_error',
      code: 'UNAUTHORIZED',
    },
  },
  recorded: { ae9e11899907: {} },
};
