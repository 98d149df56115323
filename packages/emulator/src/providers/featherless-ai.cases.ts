import { expect } from 'vitest';
import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = {
  keyProblem: { error: expect.objectContaining({ code: 'invalid_api_key', type: 'invalid_request_error' }) },
};
