import type { ProviderCases } from '../../test/support/provider-cases.ts';
import { chat } from '../../test/support/recorded-calls.ts';

export const cases: ProviderCases = {
  recorded: [{ call: chat, ids: ['75477fa339f5', 'ea389e0d5c0c'] }],
};
