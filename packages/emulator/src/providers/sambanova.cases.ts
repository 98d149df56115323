import { expect } from 'vitest';
import type { ProviderCases } from '../../test/provider-cases.ts';

export const cases: ProviderCases = {
  keyProblem: { message: expect.stringContaining('API key') },
  recorded: { '3e681e3a8e13': {} },
};
