import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = {
  keyProblem: { error: { message: 'Invalid API Key', type: 'invalid_request_error', code: 'invalid_api_key' } },
};
