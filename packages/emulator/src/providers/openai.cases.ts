import { expect } from 'vitest';
import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = {
  keyProblem: {
    error: {
      message: expect.stringContaining('API key'),
      type: 'invalid_request_error',
      param: null,
      code: 'invalid_api_key',
    },
  },
  recorded: { d75f3431ab05: {} },
  leftOut: { 'the stream as it was in May 2024, without a service tier': ['b506912c2730'] },
};
