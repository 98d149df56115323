import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = { keyProblem: { error: 'Please check the api-key you provided' } };
