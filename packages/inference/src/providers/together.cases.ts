import type { ProviderCases } from '../../test/support/provider-cases.ts';
import { chat, detailedCompletion, image } from '../../test/support/recorded-calls.ts';

export const cases: ProviderCases = {
  recorded: [
    { call: chat, ids: ['0115ba6e5ac0', 'd5c6752ccee8', 'dc7c077cd49f'] },
    { call: detailedCompletion, ids: ['31ffeb52d961', '411106912ea3', '94570e88ad7c'] },
    { call: image, ids: ['958644a11be1', 'd09e45016a7c'] },
  ],
  leftOut: {
    'a body without a model, which is never sent': ['5ed6975511e5'],
  },
};
