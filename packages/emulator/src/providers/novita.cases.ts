import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = {
  keyProblem: { code: 401, reason: 'FAILED_TO_AUTH', message: 'failed to authenticate API key', metadata: {} },
  recorded: { '75477fa339f5': {}, ea389e0d5c0c: {} },
};
