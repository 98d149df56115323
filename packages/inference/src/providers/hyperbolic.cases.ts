import type { ProviderCases } from '../../test/support/provider-cases.ts';
import { chat } from '../../test/support/recorded-calls.ts';

export const cases: ProviderCases = {
  recorded: [{ call: chat, ids: ['10f86d757e0a', '69ced1ac246b'] }],
};
