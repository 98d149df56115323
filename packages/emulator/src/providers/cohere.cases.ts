import { expect } from 'vitest';
import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = {
  keyProblem: { message: expect.stringMatching(/^(no api key supplied|invalid api token)$/) },
  recorded: { '8c6ffbc79457': {} },
};
