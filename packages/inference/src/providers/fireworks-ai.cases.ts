import type { ProviderCases } from '../../test/support/provider-cases.ts';
import { chat } from '../../test/support/recorded-calls.ts';

export const cases: ProviderCases = {
  recorded: [{ call: chat, ids: ['ae9e11899907'] }],
};
