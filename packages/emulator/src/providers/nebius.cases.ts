import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = {
  keyProblem: { detail: 'Could not validate credentials' },
  recorded: { b4345ef6e7eb: { body: { width: 64, height: 64 } } },
};
