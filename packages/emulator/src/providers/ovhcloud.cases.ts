import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = { keyProblem: { message: 'Unauthorized' } };
