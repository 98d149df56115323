import type { ProviderCases } from '../../test/support/provider-cases.ts';
import { image } from '../../test/support/recorded-calls.ts';

export const cases: ProviderCases = {
  recorded: [{ call: image, ids: ['b4345ef6e7eb'] }],
};
