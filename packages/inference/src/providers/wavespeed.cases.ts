import type { ProviderCases } from '../../test/support/provider-cases.ts';

export const cases: ProviderCases = {};
