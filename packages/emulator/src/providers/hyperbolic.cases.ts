import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = {
  keyProblem: { detail: 'Could not validate credentials' },
  recorded: { '10f86d757e0a': {}, '69ced1ac246b': {} },
};
